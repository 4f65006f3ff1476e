"""Scallions, herbs, seeds and chilli."""

from .geometry import *
from .materials import *


def scallion(r=0.05, h=0.05, light="#d9e8a6", dark="#4f9a2e", inner=True):
    nodes = new_material("scallion")
    where = nodes.coord()
    sp = nodes.n("ShaderNodeSeparateXYZ", Vector=where)
    away = nodes.math(
        "DIVIDE",
        nodes.math(
            "SQRT",
            nodes.math("ADD", nodes.math("POWER", sp.outputs[0], 2), nodes.math("POWER", sp.outputs[1], 2)),
        ),
        r,
    )
    away = nodes.math(
        "ADD",
        away,
        nodes.math(
            "MULTIPLY", nodes.math("SUBTRACT", nodes.noise(shifted_coords(nodes, where), 30, 3), 0.5), 0.25
        ),
    )
    tone = nodes.ramp(
        nodes.math("ADD", away, nodes.math("MULTIPLY", nodes.math("SUBTRACT", nodes.rnd(), 0.5), 0.3)),
        [(0.4, light), (0.78, "#8fbf4a"), (1.0, dark)],
    )
    material = nodes.out(
        nodes.bsdf(
            Base_Color=tone,
            Roughness=0.28,
            Specular=0.5,
            Subsurface=0.2,
            Subsurface_Color=tone,
            Subsurface_Radius=(0.01, 0.02, 0.005),
            Clearcoat=0.3,
            Normal=nodes.bump(nodes.noise(where, 60, 2), 0.15, 0.01),
        )
    )
    parts = []
    phase = rng.uniform(0, 6)
    ov = rng.uniform(0.05, 0.22)
    sl = rng.uniform(-0.35, 0.35)

    def ring(ro, ri, hh):
        return [(ri, 0), (ri, hh * 0.92), (ri + (ro - ri) * 0.4, hh), (ro, hh * 0.9), (ro, 0)]

    rs = [(1, 0.83, 1)] + ([(0.72, 0.58, 0.93), (0.46, 0.3, 0.97)] if inner else [])
    for k, (ro, ri, hh) in enumerate(rs):
        p = ring(ro, ri, hh)
        n = len(p)

        def fn(u, w, p=p, n=n, k=k):
            q, z = p[min(n - 1, int(round(u * (n - 1))))]
            angle = w * TAU
            q *= (
                1
                + ov * math.cos(2 * angle + phase)
                + 0.05 * noise3(math.cos(angle) * 2, math.sin(angle) * 2, phase + k * 3)
            )
            x, y = (
                q * math.cos(angle) + 0.05 * k * math.cos(phase),
                q * math.sin(angle) + 0.05 * k * math.sin(phase),
            )
            return (x * r, y * r, z * h * (1 + sl * x + 0.1 * noise3(x * 3, y * 3, phase)))

        parts.append(surface("scallion", fn, n, 28, False, True, material))
    return join(parts, "scallion")


def scallion_set():
    angle = [
        scallion(
            rng.uniform(0.038, 0.066),
            rng.uniform(0.02, 0.055),
            *rng.choice(
                [
                    ("#dfe9b4", "#5f9f34"),
                    ("#b9d67a", "#2f7a22"),
                    ("#a6cb66", "#1f661c"),
                    ("#c6df92", "#3f8a28"),
                ]
            ),
            inner=rng.random() < 0.55
        )
        for _ in range(9)
    ]
    return [stash(shape) for shape in angle]


def leaf(kind="cilantro", s=0.16, c1="#2f7a22", c2="#5fa838"):
    nodes = new_material("leaf")
    where = nodes.coord()
    nodes.voro(where, 9 / s * 0.16, "Distance")
    tone = nodes.ramp(nodes.noise(shifted_coords(nodes, where), 9, 3), [(0.3, c1), (0.7, c2)])
    sx = nodes.n("ShaderNodeSeparateXYZ", Vector=where)
    mid = nodes.math("LESS_THAN", nodes.math("ABSOLUTE", sx.outputs[1]), 0.006)
    tone = nodes.mix(nodes.math("MULTIPLY", mid, 0.5), tone, "#a9cf7a")
    b = nodes.bsdf(
        Base_Color=tone,
        Roughness=0.42,
        Specular=0.45,
        Normal=nodes.bump(nodes.noise(where, 24, 3), 0.25, 0.02),
    )
    tr = nodes.n("ShaderNodeBsdfTranslucent", Color=tone).outputs[0]
    material = nodes.out(nodes.mixsh(0.3, b, tr))
    out = []
    for q in range(3):
        phase = rng.uniform(0, 9)
        bend = rng.uniform(0.3, 1.0)

        def f(angle):
            if kind == "cilantro":
                return (
                    0.5
                    + 0.42 * max(0, math.cos(angle * 1.0)) ** 2 * 0
                    + 0.36 * abs(math.cos(1.5 * angle)) ** 0.9 * (1 if abs(angle) < 2.2 else 0.55)
                    + 0.06 * math.sin(11 * angle + phase)
                    + 0.05 * math.sin(7 * angle)
                )
            if kind == "basil":
                return (
                    1
                    / math.sqrt((math.cos(angle) / 1.25) ** 2 + (math.sin(angle) / 0.62) ** 2)
                    * (1 + 0.03 * math.sin(9 * angle + phase))
                )
            return (
                1
                / math.sqrt((math.cos(angle) / 1.2) ** 2 + (math.sin(angle) / 0.5) ** 2)
                * (1 + 0.07 * math.sin(16 * angle))
            )

        def fn(u, w):
            angle = w * TAU - math.pi
            rr = f(angle) * u * s
            x, y = (rr * math.cos(angle), rr * math.sin(angle))
            reach = x / s
            z = (
                -bend * 0.25 * s * reach * reach
                + 0.22 * s * abs(y / s) ** 1.3
                + 0.12 * s * noise3(x / s * 2 + phase, y / s * 2) * u
            )
            return (x, y, z)

        out.append(stash(surface("leaf", fn, 12, 60, False, True, material)))
    return out


def sprig(kind="cilantro", s=0.13, n=5, stem="#7aa94a"):
    Ls = leaf(kind, s)
    grain = food_material("stem", stem, rough=0.4, rand=0)
    out = []
    base = []
    for i in range(n):
        angle = (i - (n - 1) / 2) * 0.55 + rng.uniform(-0.15, 0.15)
        parts = s * rng.uniform(1.0, 1.7)
        base.append(((parts * math.cos(angle), parts * math.sin(angle), 0.05 + rng.uniform(0, 0.05)), angle))
    paths = [catmull([(-s * 1.6, 0, 0), (0, 0, 0.03), p], 16) for p, angle in base]
    out.append(tubes("stem", [(p, 0.007) for p in paths], 0.007, grain, 6))
    for p, angle in base:
        out.append(
            instance(
                rng.choice(Ls),
                p,
                (rng.uniform(-0.3, 0.3), rng.uniform(-0.35, 0.1), angle),
                rng.uniform(0.8, 1.15),
            )
        )
    reach = bpy.data.objects.new("sprig", None)
    bpy.context.scene.collection.objects.link(reach)
    for shape in out:
        shape.parent = reach
    return reach


def sesame():
    material = food_material("sesame", "#f1dcae", "#e2c084", 3, rough=0.4, sss=0.1, rand=0.2)
    return stash(
        lathe(
            "sesame",
            [(0, -0.5), (0.2, -0.42), (0.32, -0.15), (0.3, 0.1), (0.15, 0.4), (0, 0.5)],
            10,
            material,
        )
    )


def scatter_seeds(pts, s=0.045, o=None):
    o = o or sesame()
    update()
    for x, y in pts:
        loc, nor, _ = look_down(x, y)
        q = (
            nor.to_track_quat("Z", "Y")
            @ Quaternion((0, 0, 1), rng.uniform(0, TAU))
            @ Quaternion((1, 0, 0), math.pi / 2)
        )
        instance(o, loc + Vector((0, 0, 0.004)), q.to_euler(), (s * rng.uniform(0.8, 1.1), s * 0.6, s))


def flakes(n=6, s=0.03, c1="#7a0d05", c2="#c8240c"):
    material = food_material("flake", c1, c2, 8, rough=0.3, coat=0.5, rand=0.3)
    shape = []
    for _ in range(n):
        k = rng.randint(5, 7)
        phase = rng.uniform(0, 6)
        where = [(0, 0, 0.15 * s)] + [
            (
                s * rng.uniform(0.5, 1.1) * math.cos(TAU * i / k + phase),
                s * 0.6 * rng.uniform(0.5, 1.1) * math.sin(TAU * i / k + phase),
                rng.uniform(-0.2, 0.2) * s,
            )
            for i in range(k)
        ]
        x = mesh("flake", where, [(0, 1 + i, 1 + (i + 1) % k) for i in range(k)], material, False)
        so = x.modifiers.new("s", "SOLIDIFY")
        so.thickness = 0.004
        shape.append(stash(x))
    return shape


def chili_ring(r=0.05, c1="#b3120a", c2="#e03a1a"):
    material = food_material("chili", c1, c2, 4, rough=0.2, coat=0.8, sss=0.1)
    w = food_material("chiliw", "#f3d9a0", "#f0c070", 4, rough=0.4, rand=0)
    parts = [
        lathe(
            "chili",
            [(r * 0.78, 0), (r * 0.78, 0.02), (r * 0.86, 0.026), (r, 0.022), (r, 0)],
            28,
            material,
            mod=lambda q, z, angle, u: (q * (1 + 0.08 * math.sin(3 * angle)), z),
        )
    ]
    for i in range(5):
        angle = TAU * i / 5 + rng.uniform(-0.3, 0.3)
        q = lathe("seed", [(0, -0.01), (0.012, -0.004), (0.013, 0.004), (0, 0.009)], 10, w)
        q.location = (r * 0.5 * math.cos(angle), r * 0.5 * math.sin(angle), 0.012)
        bpy.ops.object.select_all(action="DESELECT")
        q.select_set(True)
        bpy.context.view_layer.objects.active = q
        bpy.ops.object.transform_apply()
        parts.append(q)
    return stash(join(parts, "chili"))


def strew_scallions(x, y, spread, count=40, size=(0.6, 1.0), lift=0.0, even=False):
    """Scallion rings spread over what is there; `even` fills a disc, else they gather in the middle."""
    return scatter(scallion_set(), disc_pts(count, x, y, spread, not even), size, 0.3, lift)


def scallion_threads(count, where):
    """Long fine green strips."""
    green = food_material("threads", "#4f8f2c", "#b9d67a", 3, rough=0.3, coat=0.4, rand=0)
    return strands(count, where, green, 0.011, 0.3, 0.6, 0.06, 0.1)


def strew_pepper(x, y, spread, count=80, tones=("#2a2018", "#5a4a38"), size=0.009):
    specks = food_material("pepper", *tones, 8, rough=0.6)
    return scatter(
        [stash(blob(size, 0.4, specks, "pep", 6)) for _ in range(3)],
        disc_pts(count, x, y, spread),
        (0.5, 1.2),
        0.3,
        0,
    )


def strew_flakes(x, y, spread, count=80, size=0.02, tones=("#7a0d05", "#c8240c"), gauss=False):
    return scatter(flakes(7, size, *tones), disc_pts(count, x, y, spread, gauss), (0.5, 1.2), 0.35, 0.002)


def herb(x, y, kind="cilantro", size=0.13, leaves=5, turn=None, lift=0.03):
    """A sprig laid on whatever is at (x, y)."""
    made = sprig(kind, size, leaves)
    update()
    height = look_down(x, y)[0].z
    return place(
        made,
        (x, y, height + lift),
        (rng.uniform(-0.1, 0.1), -0.12, rng.uniform(0, TAU) if turn is None else turn),
    )


def loose_leaves(kind, points, size=0.13, tones=("#2f7a22", "#5fa838"), tilt=0.5):
    return scatter(leaf(kind, size, *tones), points, (0.8, 1.15), tilt, 0.01)


def strew_herb(x, y, spread, count=20, size=0.07, tones=("#2f7a22", "#5fa838"), kind="cilantro"):
    """Chopped herbs."""
    return scatter(leaf(kind, size, *tones), disc_pts(count, x, y, spread, True), (0.5, 1.1), 0.6, 0.006)


def peanuts(count=6):
    nut = food_material("nut", "#b8803c", "#e0b878", 9, rough=0.45, rand=0.15)
    return lumps(count, (0.03, 0.024, 0.02), nut, 0.3, boxy=3, rough=0.4, detail=8)


def chili_crisp(x, y, spread, count=110):
    crisp = food_material("crisp", "#6a1204", "#b83a0c", 8, rough=0.25, coat=0.6, rand=0.3)
    return scatter(
        [stash(blob(0.02, 0.5, crisp, "crisp", 7)) for _ in range(4)],
        disc_pts(count, x, y, spread, True),
        (0.5, 1.2),
        0.5,
        0,
    )
