"""Vegetables, cut and whole."""

from .geometry import *
from .materials import *


def menma(n=5):
    material = food_material(
        "menma", "#b67a34", "#d6a45c", 6, rough=0.35, sss=0.1, coat=0.3, bump=0.25, bscale=22
    )
    shape = []
    for i in range(n):
        me = mesh(
            "menma",
            [(x * 0.22, y * 0.05, z * 0.018) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)],
            [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)],
            material,
        )
        bevel(me, 0.012, 3)
        shape.append(me)
    return shape


def nori(w=0.5, h=0.62):
    nodes = new_material("nori")
    where = nodes.coord()
    n = nodes.noise(where, 36, 5, 0.7)
    material = nodes.out(
        nodes.bsdf(
            Base_Color=nodes.ramp(n, [(0.35, "#06110a"), (0.75, "#1d3322")]),
            Roughness=0.36,
            Specular=0.5,
            Normal=nodes.bump(n, 0.6, 0.02),
        )
    )
    phase = rng.uniform(0, 9)
    shape = surface(
        "nori",
        lambda u, q: (
            (u - 0.5) * w,
            0.02 * noise3(u * 2, q * 2, phase) + 0.05 * math.sin(u * 3 + phase) * q,
            q * h,
        ),
        24,
        24,
        mat=material,
    )
    modifier = shape.modifiers.new("so", "SOLIDIFY")
    modifier.thickness = 0.008
    return shape


def cucumber_slice(r=0.13):
    nodes = new_material("cuke")
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
    tone = nodes.ramp(
        nodes.math(
            "ADD", away, nodes.math("MULTIPLY", nodes.math("SUBTRACT", nodes.noise(where, 20, 3), 0.5), 0.12)
        ),
        [
            (0.0, "#d6e2a0"),
            (0.45, "#c3d98a"),
            (0.55, "#e3ecc0"),
            (0.86, "#cfe09c"),
            (0.93, "#4a8a2a"),
            (1.0, "#1f5a18"),
        ],
    )
    return stash(
        lathe(
            "cuke",
            [(0, 0.018), (r * 0.92, 0.018), (r, 0.012), (r, 0), (0, 0)],
            48,
            nodes.out(
                nodes.bsdf(
                    Base_Color=tone,
                    Roughness=0.2,
                    Subsurface=0.2,
                    Subsurface_Color=tone,
                    Subsurface_Radius=(0.02, 0.03, 0.01),
                    Clearcoat=0.6,
                )
            ),
        )
    )


def chili_whole(L=0.55, c1="#9a0f06", c2="#d9260f"):
    material = food_material("chiliw", c1, c2, 3, rough=0.12, coat=1, sss=0.1, rand=0.1)
    g = food_material("chilis", "#5f8f2c", "#3f6f1c", 4, rough=0.4, rand=0)
    paths = catmull([(0, 0, 0.05), (L * 0.35, 0.03, 0.06), (L * 0.7, -0.03, 0.05), (L, -0.13, 0.04)], 50)
    reach = [0.062 * (1 - (k / 49) ** 1.7) * min(1, (k + 3) / 8) + 0.004 for k in range(50)]
    angle = tubes("chiliwhole", [(paths, np.array(reach))], 0.05, material, 16)
    b = tubes(
        "stalk", [(catmull([(0.02, 0, 0.05), (-0.05, 0, 0.06), (-0.13, 0.03, 0.09)], 14), 0.017)], 0.017, g, 8
    )
    b.parent = angle
    return angle


def garlic(r=0.16):
    material = food_material(
        "garlic", "#efe4d2", "#e2cfbd", 5, rough=0.45, sss=0.2, rand=0.05, bump=0.15, bscale=16
    )
    p = smooth_profile(
        [
            (0, 0),
            (r * 0.7, 0),
            (r, r * 0.45),
            (r * 0.8, r * 0.95),
            (r * 0.25, r * 1.25),
            (r * 0.14, r * 1.7),
            (0.0, r * 1.75),
        ],
        3,
    )
    return lathe(
        "garlic",
        p,
        72,
        material,
        mod=lambda q, z, angle, u: (q * (1 + 0.07 * abs(math.cos(4 * angle)) - 0.03), z),
    )


def lime_half(r=0.2, zest="#4f8f1e", flesh="#b8cf4a"):
    nodes = new_material("lime")
    where = nodes.coord()
    sp = nodes.n("ShaderNodeSeparateXYZ", Vector=where)
    x, y, z = sp.outputs
    away = nodes.math(
        "DIVIDE",
        nodes.math("SQRT", nodes.math("ADD", nodes.math("POWER", x, 2), nodes.math("POWER", y, 2))),
        r,
    )
    angle = nodes.math(
        "FRACT",
        nodes.math(
            "MULTIPLY", nodes.math("ADD", nodes.math("DIVIDE", nodes.math("ARCTAN2", y, x), TAU), 0.5), 9.0
        ),
    )
    seg = nodes.math(
        "MINIMUM",
        nodes.math(
            "MULTIPLY",
            nodes.math("MINIMUM", angle, nodes.math("SUBTRACT", 1.0, angle)),
            nodes.math("MULTIPLY", away, 8.0),
        ),
        1.0,
    )
    ves = nodes.noise(nodes.n("ShaderNodeMapping", Vector=where, Scale=(1, 1, 1)).outputs[0], 34, 4, 0.6, 1.0)
    fl = nodes.mix(
        nodes.ramp(seg, [(0.15, 0.0), (0.5, 1.0)]),
        "#eef0c4",
        nodes.ramp(ves, [(0.3, flesh), (0.7, "#dbe38a")]),
    )
    top = nodes.ramp(away, [(0.0, 1.0), (0.86, 1.0), (0.89, 0.0)])
    pith = nodes.ramp(away, [(0.93, "#f0f2d0"), (0.97, zest)])
    tone = nodes.mix(
        nodes.math("MULTIPLY", nodes.math("GREATER_THAN", z, -0.006), 1.0), zest, nodes.mix(top, pith, fl)
    )
    material = nodes.out(
        nodes.bsdf(
            Base_Color=tone,
            Roughness=0.25,
            Subsurface=0.25,
            Subsurface_Color=tone,
            Subsurface_Radius=(0.02, 0.03, 0.01),
            Clearcoat=0.5,
            Normal=nodes.bump(nodes.math("ADD", ves, seg), 0.25, 0.02),
        )
    )
    p = (
        [(0, 0.0)]
        + [(r * k / 8, 0.003) for k in range(1, 8)]
        + [(r, 0)]
        + [(r * math.cos(a), -r * 0.95 * math.sin(a)) for a in np.linspace(0.1, math.pi / 2, 14)]
    )
    return lathe("lime", p, 64, material)


def chunks(count=6, size=0.11, dark="#c9540f", light="#ee8a2c", boxy=4.0, **look):
    """Roll-cut carrot, potato, daikon and the like."""
    options = dict(rough=0.3, coat=0.5, sss=0.15, bump=0.12, bscale=16)
    options.update(look)
    flesh = food_material("chunk", dark, light, 5, **options)
    return lumps(count, (size * 1.15, size, size * 0.85), flesh, 0.2, boxy=boxy, rough=0.16)


def carrots(count=6, size=0.11):
    return chunks(count, size, "#c9500c", "#ec8426")


def potatoes(count=5, size=0.14):
    return chunks(count, size, "#b8883a", "#d9b468", boxy=2.6, sss=0.2)


def tomato_wedge(r=0.19, share=0.17):
    """A wedge with skin, flesh and seeds."""
    nodes = new_material("tomato")
    where = nodes.coord()
    x, y, z = nodes.n("ShaderNodeSeparateXYZ", Vector=where).outputs
    out = nodes.math(
        "SQRT",
        nodes.math(
            "ADD",
            nodes.math("ADD", nodes.math("POWER", x, 2), nodes.math("POWER", y, 2)),
            nodes.math("POWER", nodes.math("DIVIDE", z, 0.85), 2),
        ),
    )
    out = nodes.math("DIVIDE", out, r)
    pulp = nodes.ramp(nodes.noise(where, 16, 4), [(0.35, "#c8260c"), (0.6, "#e8602c"), (0.7, "#f0b060")])
    tone = nodes.mix(
        nodes.ramp(out, [(0.72, 0.0), (0.8, 1.0)]),
        pulp,
        nodes.ramp(out, [(0.85, "#dc4a24"), (0.96, "#b81408")]),
    )
    flesh = nodes.out(
        nodes.bsdf(
            Base_Color=tone,
            Roughness=0.15,
            Subsurface=0.2,
            Subsurface_Color=tone,
            Subsurface_Radius=(0.05, 0.02, 0.01),
            Clearcoat=0.9,
            Clearcoat_Roughness=0.05,
        )
    )

    def point(u, w):
        polar = u * math.pi
        wide, z = r * math.sin(polar), r * 0.85 * math.cos(polar)
        if w < 0.6:
            angle = (w / 0.6 - 0.5) * share * TAU
            return (wide * math.cos(angle), wide * math.sin(angle), z)
        side = (w - 0.6) / 0.4
        angle = 0.5 * share * TAU * (1 if side < 0.5 else -1)
        reach = wide * (1 - 2 * side if side < 0.5 else 2 * side - 1)
        return (reach * math.cos(angle), reach * math.sin(angle), z)

    made = surface("tomato", point, 24, 40, False, True, flesh)
    for vertex in made.data.vertices:
        vertex.co.x -= r * 0.6
    return stash(made)


def cabbage(count=6, size=0.3):
    pale = blotched("cabbage", "#c6cf8e", ["#e2e2b8", "#93b04e"], 5, 0.5, rough=0.3, coat=0.5)
    return sheets(
        count,
        size,
        size * 0.85,
        pale,
        0.3,
        thickness=0.018,
        ripple=0.1,
        taper=0.3,
        frill=0.03,
        name="cabbage",
    )


def leafy(
    count=5, length=0.6, width=0.2, stalk="#b9cf86", leaf_dark="#1f5a1c", leaf_light="#4f8f2c", wilt=0.08
):
    """Choy, gai lan, chrysanthemum greens: a pale stalk that widens into a dark leaf."""
    nodes = new_material("leafy")
    where = nodes.coord()
    x, y, _ = nodes.n("ShaderNodeSeparateXYZ", Vector=where).outputs
    green = nodes.ramp(nodes.noise(shifted_coords(nodes, where), 9, 4), [(0.3, leaf_dark), (0.7, leaf_light)])
    along = nodes.math(
        "ADD",
        nodes.math("DIVIDE", x, length),
        nodes.math("MULTIPLY", nodes.math("SUBTRACT", nodes.noise(where, 7, 3), 0.5), 0.2),
    )
    rib = nodes.math("LESS_THAN", nodes.math("ABSOLUTE", y), width * 0.05)
    tone = nodes.mix(
        nodes.ramp(along, [(0.40, 0.0), (0.60, 1.0)]),
        stalk,
        nodes.mix(nodes.math("MULTIPLY", rib, 0.6), green, stalk),
    )
    flesh = nodes.out(
        nodes.bsdf(
            Base_Color=tone,
            Roughness=0.25,
            Clearcoat=0.6,
            Subsurface=0.08,
            Subsurface_Color=tone,
            Subsurface_Radius=(0.02, 0.03, 0.01),
            Normal=nodes.bump(nodes.noise(where, 16, 4), 0.3, 0.02),
        )
    )
    made = []
    for _ in range(count):
        phase, k = rng.uniform(0, 50), rng.uniform(0.85, 1.15)

        def point(u, w, phase=phase, k=k):
            side = (w - 0.5) * 2
            half = (
                width * (0.2 + 0.8 * max(0, math.sin(max(0, u - 0.36) / 0.64 * math.pi)) ** 0.6) / 2
                if u > 0.36
                else width * 0.1
            )
            px = u * length * k
            z = (
                (0.03 if u < 0.4 else 0.02) * (1 - side * side)
                + wilt * noise3(u * 2.5, side, phase)
                + 0.02 * math.sin(u * 26 + phase) * side * side * (u > 0.4)
            )
            return (px - length * 0.1, side * half * k + 0.06 * noise3(u * 2, phase), z)

        leaf_ = surface("leafy", point, 36, 12, mat=flesh)
        leaf_.modifiers.new("s", "SOLIDIFY").thickness = 0.012
        made.append(stash(leaf_))
    return made


def bean_sprouts(count, where, length=0.34):
    pale = food_material("sprout", "#d8cfb4", "#ece6d2", 4, rough=0.25, sss=0.25, coat=0.5, rand=0)
    heads = food_material("sprout_head", "#d9b23c", "#ecd06a", 4, rough=0.3, coat=0.4)
    head = stash(blob(0.026, 0.2, heads, "head", 8, (1.4, 1, 0.9)))
    paths = []
    for _ in range(count):
        x, y, z = where()
        angle, path = rng.uniform(0, TAU), []
        for k in range(5):
            path.append((x, y, z + rng.uniform(0, 0.03)))
            angle += rng.uniform(-0.5, 0.5)
            x, y = x + math.cos(angle) * length / 4, y + math.sin(angle) * length / 4
        path = catmull(path, 24)
        paths.append((path, np.linspace(0.019, 0.008, 24)))
        instance(head, tuple(path[0]), (0, 0, rng.uniform(0, 6)), rng.uniform(0.9, 1.2))
    return tubes("sprouts", paths, 0.02, pale, 7)


def corn(count=5):
    sweet = food_material("corn", "#cf9418", "#e8bc40", 6, rough=0.2, sss=0.25, coat=0.7, rand=0.12)
    return lumps(count, (0.042, 0.036, 0.03), sweet, 0.12, boxy=2.4, rough=0.15, detail=12)


def peas(count=4, radius=0.036, dark="#3f7a1c", light="#7fb53a"):
    green = food_material("pea", dark, light, 6, rough=0.25, coat=0.5, sss=0.15)
    return lumps(count, (radius * 1.25, radius, radius), green, 0.1, boxy=2.0, rough=0.1, detail=10)


def onion_arcs(count, where, radius=0.16, tones=("#e6dcc0", "#f2ecd8"), thickness=0.012, flat=1.8):
    """Thin slices of onion, raw (white or purple) or stewed (give them a brown)."""
    pale = food_material("onion", *tones, 6, rough=0.2, sss=0.25, coat=0.6, rand=0)
    paths = []
    for _ in range(count):
        x, y, z = where()
        start, sweep, r = rng.uniform(0, TAU), rng.uniform(1.6, 3.4), radius * rng.uniform(0.5, 1.1)
        lean = rng.uniform(-0.15, 0.15)
        path = [
            (
                x + r * math.cos(start + sweep * k),
                y + r * 0.8 * math.sin(start + sweep * k),
                z + lean * r * math.sin(sweep * k) + 0.02,
            )
            for k in np.linspace(0, 1, 16)
        ]
        paths.append((path, thickness))
    return tubes("onion", paths, thickness, pale, 8, flat)


def shiitake(r=0.18):
    """A cap with a star cut into it."""
    nodes = new_material("shiitake")
    where = nodes.coord()
    x, y, z = nodes.n("ShaderNodeSeparateXYZ", Vector=where).outputs
    cut = nodes.math("MINIMUM", nodes.math("ABSOLUTE", x), nodes.math("ABSOLUTE", y))
    brown = nodes.ramp(nodes.noise(where, 8, 5), [(0.3, "#4a2a16"), (0.7, "#8a5a34")])
    star = nodes.math("MULTIPLY", nodes.math("LESS_THAN", cut, 0.014), nodes.math("GREATER_THAN", z, r * 0.2))
    tone = nodes.mix(star, brown, "#e0c8a0")
    cap = nodes.out(
        nodes.bsdf(
            Base_Color=tone,
            Roughness=0.35,
            Clearcoat=0.4,
            Normal=nodes.bump(nodes.noise(where, 14, 3), 0.2, 0.02),
        )
    )
    return stash(
        lathe(
            "shiitake",
            smooth_profile(
                [(0, r * 0.5), (r * 0.5, r * 0.46), (r * 0.9, r * 0.25), (r, 0.03), (r * 0.9, 0), (0, 0)], 3
            ),
            48,
            cap,
        )
    )


def enoki(count=40, length=0.6, spread=0.16):
    """A tuft of enoki, lying along x."""
    pale = food_material("enoki", "#dccdaa", "#eee2c6", 4, rough=0.3, sss=0.25, coat=0.4, rand=0)
    paths = []
    heads = []
    for _ in range(count):
        angle, b = (rng.gauss(0, spread * 0.25), rng.gauss(0, spread * 0.2))
        end = (length * rng.uniform(0.8, 1), angle * 2.4, abs(b) * 1.8 + 0.03)
        paths.append(
            (catmull([(0, angle * 0.6, abs(b) * 0.5), (length * 0.5, angle * 1.3, abs(b)), end], 16), 0.012)
        )
        heads.append(end)
    stems = tubes("enoki", paths, 0.012, pale, 7)
    cap = stash(blob(0.028, 0.1, pale, "cap", 8, (0.7, 1, 1)))
    return group([stems] + [instance(cap, h, (0, 0, 0), rng.uniform(0.8, 1.2)) for h in heads], "enoki")


def avocado_slice(r=0.2):
    """A crescent, pale in the middle, dark at the skin."""
    nodes = new_material("avocado")
    x, y, _ = nodes.n("ShaderNodeSeparateXYZ", Vector=nodes.coord()).outputs
    out = nodes.math(
        "DIVIDE",
        nodes.math(
            "SQRT",
            nodes.math(
                "ADD", nodes.math("POWER", nodes.math("MULTIPLY", x, 0.72), 2), nodes.math("POWER", y, 2)
            ),
        ),
        r,
    )
    tone = nodes.ramp(out, [(0.45, "#d9cf6a"), (0.7, "#c3cc62"), (0.9, "#8fae3a"), (1.0, "#3f6a1c")])
    flesh = nodes.out(
        nodes.bsdf(
            Base_Color=tone,
            Roughness=0.28,
            Subsurface=0.2,
            Subsurface_Color=tone,
            Subsurface_Radius=(0.03, 0.03, 0.01),
            Clearcoat=0.4,
        )
    )

    def point(u, w):
        angle = (u - 0.5) * 2.7
        inner = 0.52 + 0.4 * abs(u - 0.5) ** 1.5
        reach = r * (inner + (1 - inner) * w)
        return (reach * 1.35 * math.sin(angle), reach * math.cos(angle), 0.0)

    made = surface("avocado", point, 30, 8, mat=flesh)
    made.modifiers.new("s", "SOLIDIFY").thickness = 0.045
    return stash(made)


def lettuce(count=3, size=0.4):
    green = food_material("lettuce", "#4f9a2c", "#a8d45a", 3, rough=0.35, coat=0.3, sss=0.12, rand=0.12)
    return sheets(
        count, size, size, green, 0.2, thickness=0.008, ripple=0.16, taper=0.4, frill=0.05, name="lettuce"
    )


def fried_shallots(count, where):
    crisp = food_material("shallot", "#7a3a10", "#c07a2c", 9, rough=0.4, coat=0.3, rand=0.2)
    return strands(count, where, crisp, 0.014, 0.12, 0.5, 0.04, 0.09)


def ginger_strips(count, where):
    return strands(
        count,
        where,
        food_material("ginger", "#d9b45a", "#ecd68e", 5, rough=0.3, coat=0.4, sss=0.15, rand=0),
        0.010,
        0.24,
        0.9,
    )


def cut_strips(count, where, dark, light, radius=0.03, length=0.34, flat=0.7):
    """Batons of zucchini, pepper, carrot, wood ear, pickles."""
    return strands(
        count,
        where,
        food_material("strip", dark, light, 5, rough=0.28, coat=0.5, sss=0.1, rand=0),
        radius,
        length,
        flat,
    )


def star_anise(r=0.12):
    wood = food_material("anise", "#3a1a0a", "#7a4220", 9, rough=0.45, coat=0.2, bump=0.4)
    arms = []
    for i in range(8):
        angle = TAU * i / 8 + rng.uniform(-0.1, 0.1)
        path = [
            (r * k * math.cos(angle), r * k * math.sin(angle), 0.02 + 0.02 * k)
            for k in np.linspace(0.1, 1, 8)
        ]
        arms.append(
            tubes(
                "anise",
                [(path, np.array([0.012, 0.02, 0.027, 0.03, 0.028, 0.02, 0.012, 0.006]))],
                0.02,
                wood,
                8,
                0.7,
                False,
            )
        )
    return stash(join(arms, "anise"))


def lemongrass(length=1.1):
    nodes = new_material("lemongrass")
    where = nodes.coord()
    along = nodes.n("ShaderNodeSeparateXYZ", Vector=where).outputs[0]
    lines = nodes.noise(nodes.n("ShaderNodeMapping", Vector=where, Scale=(1, 24, 24)).outputs[0], 1, 4)
    tone = nodes.ramp(
        nodes.math("ADD", nodes.math("DIVIDE", along, length), nodes.math("MULTIPLY", lines, 0.2)),
        [(0.1, "#c9b98a"), (0.25, "#d9a8a0"), (0.4, "#d6d8a0"), (0.8, "#8fae4e")],
    )
    stalk = nodes.out(nodes.bsdf(Base_Color=tone, Roughness=0.4, Normal=nodes.bump(lines, 0.3, 0.02)))
    return tubes(
        "lemongrass",
        [([(x, 0, 0.06) for x in np.linspace(0, length, 20)], np.linspace(0.06, 0.03, 20))],
        0.05,
        stalk,
        14,
    )


def scallion_stalks(count=3, length=1.3):
    nodes = new_material("stalks")
    along = nodes.n("ShaderNodeSeparateXYZ", Vector=nodes.coord()).outputs[0]
    tone = nodes.ramp(
        nodes.math("DIVIDE", along, length),
        [(0.05, "#e6e2cc"), (0.3, "#c9dc98"), (0.5, "#5f9f34"), (1.0, "#2f7a22")],
    )
    green = nodes.out(nodes.bsdf(Base_Color=tone, Roughness=0.35, Clearcoat=0.3))
    paths = []
    for i in range(count):
        y = (i - count / 2) * 0.085
        paths.append(
            (
                catmull(
                    [
                        (0, y, 0.05),
                        (length * 0.5, y * 1.2, 0.05),
                        (length, y * 1.8 + rng.uniform(-0.1, 0.1), 0.04),
                    ],
                    24,
                ),
                np.linspace(0.045, 0.026, 24),
            )
        )
    return tubes("stalks", paths, 0.04, green, 10)


def ginger_root():
    skin = food_material("root", "#a87a3c", "#d2a866", 9, rough=0.55, bump=0.4, bscale=18, rand=0.05)
    knobs = lumps(3, (0.22, 0.13, 0.1), skin, 0.2, boxy=2.2, rough=0.3)
    for knob, where in zip(knobs, ((0, 0, 0.1), (0.22, 0.09, 0.09), (-0.12, 0.16, 0.09))):
        place(knob, where, (0, 0, rng.uniform(-0.8, 0.8)))
    return group(knobs, "ginger")
