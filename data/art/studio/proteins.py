"""Meat, seafood, eggs and tofu."""

from .geometry import *
from .materials import *


def egg_half(r=0.23, long=1.26, white="#fbf3e6", stain="#c98f57", yolk="#e2700c", core="#c64406"):
    nodes = new_material("egg")
    where = nodes.coord()
    s = nodes.n("ShaderNodeSeparateXYZ", Vector=where)
    dx = nodes.math("DIVIDE", nodes.math("SUBTRACT", s.outputs[0], 0.012), long * 0.96)
    away = nodes.math(
        "SQRT", nodes.math("ADD", nodes.math("POWER", dx, 2), nodes.math("POWER", s.outputs[1], 2))
    )
    away = nodes.math("DIVIDE", away, r)
    dn = nodes.math(
        "ADD", away, nodes.math("MULTIPLY", nodes.math("SUBTRACT", nodes.noise(where, 14, 3), 0.5), 0.07)
    )
    top = nodes.ramp(
        dn,
        [
            (0.0, core),
            (0.3, yolk),
            (0.5, "#ee8f1a"),
            (0.585, "#f2ac36"),
            (0.61, white),
            (0.9, white),
            (0.96, "#ead0a8"),
            (1.0, stain),
        ],
    )
    side = nodes.math("LESS_THAN", s.outputs[2], -0.012)
    tone = nodes.mix(side, top, stain)
    ye = nodes.math("LESS_THAN", away, 0.6)
    material = nodes.out(
        nodes.bsdf(
            Base_Color=tone,
            Roughness=nodes.math("SUBTRACT", 0.3, nodes.math("MULTIPLY", ye, 0.2)),
            Subsurface=0.3,
            Subsurface_Color=tone,
            Subsurface_Radius=(0.05, 0.025, 0.012),
            Specular=0.5,
            Clearcoat=nodes.math("MULTIPLY", ye, 0.8),
            Clearcoat_Roughness=0.05,
            Normal=nodes.bump(nodes.noise(where, 22, 3), 0.06, 0.02),
        )
    )

    def fn(u, w):
        angle = w * TAU
        asym = 1 + 0.1 * math.cos(angle)
        if u <= 0.62:
            q = u / 0.62
            z = 0
            if q < 0.6:
                z = 0.022 * math.sqrt(max(0, 1 - (q / 0.6) ** 2)) - 0.004
            else:
                z = 0.004 * math.sin((q - 0.6) / 0.4 * math.pi)
            if q > 0.97:
                z -= 0.012 * ((q - 0.97) / 0.03)
            reach = r * q
        else:
            q = (u - 0.62) / 0.38 * math.pi / 2
            reach = r * math.cos(q) * 1.0 + 0
            z = -0.012 - r * 0.92 * math.sin(q)
        return (
            reach * long * math.cos(angle) * (asym if math.cos(angle) < 0 else 1 / asym**0.3),
            reach * math.sin(angle),
            z,
        )

    return surface("egg", fn, 60, 64, False, True, material)


def cube(w=0.1, mat=None, b=0.02):
    me = mesh(
        "tofu",
        [
            (
                x * w * rng.uniform(0.86, 1.1),
                y * w * rng.uniform(0.86, 1.1),
                z * w * 0.85 * rng.uniform(0.88, 1.06),
            )
            for x in (-1, 1)
            for y in (-1, 1)
            for z in (-1, 1)
        ],
        [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)],
        mat,
    )
    bevel(me, b, 3)
    subsurf(me, 1)
    return me


def shrimp(R0=0.17, th=0.075, turn=4.0):
    nodes = new_material("shrimp")
    where = nodes.coord()
    s = nodes.n("ShaderNodeSeparateXYZ", Vector=where)
    ang = nodes.math("ARCTAN2", s.outputs[1], s.outputs[0])
    away = nodes.math(
        "SQRT", nodes.math("ADD", nodes.math("POWER", s.outputs[0], 2), nodes.math("POWER", s.outputs[1], 2))
    )
    wv = nodes.math(
        "SINE",
        nodes.math(
            "ADD", nodes.math("MULTIPLY", ang, 9.0), nodes.math("MULTIPLY", nodes.noise(where, 12, 3), 2.2)
        ),
    )
    out = nodes.n("ShaderNodeMapRange", Value=away)
    out.inputs[1].default_value = R0 - th * 0.7
    out.inputs[2].default_value = R0 + th
    f = nodes.math("ADD", nodes.math("MULTIPLY", wv, 0.22), nodes.math("MULTIPLY", out.outputs[0], 0.62))
    f = nodes.math("ADD", f, nodes.math("MULTIPLY", nodes.noise(shifted_coords(nodes, where), 8, 4), 0.25))
    tone = nodes.ramp(f, [(0.08, "#f6dcc4"), (0.36, "#f4b084"), (0.62, "#ec7a3c"), (0.92, "#cf4316")])
    material = nodes.out(
        nodes.bsdf(
            Base_Color=tone,
            Roughness=0.2,
            Specular=0.5,
            Subsurface=0.3,
            Subsurface_Color=tone,
            Subsurface_Radius=(0.05, 0.025, 0.015),
            Clearcoat=0.8,
            Clearcoat_Roughness=0.06,
            Normal=nodes.bump(nodes.math("ADD", wv, nodes.noise(where, 26, 3)), 0.18, 0.02),
        )
    )
    tm = food_material("tail", "#d8401a", "#f07a3c", 5, rough=0.25, coat=0.7)

    def fn(u, w):
        angle = u * turn
        rad = R0 * (1 - 0.16 * u)
        thk = (
            th
            * (0.55 + 0.55 * math.sin(math.pi * min(1, (u + 0.12) * 0.62 + 0.18)))
            * (1 - 0.62 * u**2.2)
            * (min(1, u / 0.06) ** 0.5 + 0.02 if u < 0.06 else 1)
        )
        thk *= 1 + 0.05 * abs(math.sin(u * turn * 4.5))
        b = w * TAU
        r2 = rad + thk * math.cos(b) * 1.08
        return (r2 * math.cos(angle), r2 * math.sin(angle), thk * math.sin(b) * 0.95)

    shape = surface("shrimp", fn, 80, 24, False, True, material)
    parts = [shape]
    angle = turn
    rad = R0 * 0.84
    for k, (da, ln) in enumerate([(-0.45, 0.13), (0.0, 0.15), (0.45, 0.13)]):
        dx, dy = (-math.sin(angle + da * 0.9), math.cos(angle + da * 0.9))
        q = surface(
            "tail",
            lambda u, w, dx=dx, dy=dy, ln=ln: (
                rad * math.cos(angle)
                + dx * u * ln
                - dy * (w - 0.5) * 0.075 * math.sin(math.pi * min(1, u * 0.85 + 0.12)),
                rad * math.sin(angle)
                + dy * u * ln
                + dx * (w - 0.5) * 0.075 * math.sin(math.pi * min(1, u * 0.85 + 0.12)),
                0.012 * math.sin(u * 4 + k),
            ),
            10,
            7,
            mat=tm,
        )
        modifier = q.modifiers.new("s", "SOLIDIFY")
        modifier.thickness = 0.008
        bpy.ops.object.select_all(action="DESELECT")
        q.select_set(True)
        bpy.context.view_layer.objects.active = q
        bpy.ops.object.modifier_apply(modifier="s")
        parts.append(q)
    return join(parts, "shrimp")


def crab_chunk(L=0.26):
    nodes = new_material("crab")
    where = nodes.coord()
    s = nodes.n("ShaderNodeSeparateXYZ", Vector=where)
    grain = nodes.noise(
        nodes.n("ShaderNodeMapping", Vector=shifted_coords(nodes, where), Scale=(1.5, 34, 34)).outputs[0],
        1,
        4,
        0.6,
    )
    f = nodes.math(
        "ADD",
        nodes.math("MULTIPLY", s.outputs[2], 14.0),
        nodes.math("MULTIPLY", nodes.math("SUBTRACT", nodes.noise(where, 9, 4), 0.5), 1.2),
    )
    tone = nodes.mix(
        nodes.ramp(f, [(0.15, 0.0), (0.55, 1.0)]),
        nodes.ramp(grain, [(0.3, "#f4e0cc"), (0.7, "#e6c0a4")]),
        nodes.ramp(grain, [(0.3, "#c92f12"), (0.7, "#e2572c")]),
    )
    material = nodes.out(
        nodes.bsdf(
            Base_Color=tone,
            Roughness=0.35,
            Subsurface=0.25,
            Subsurface_Color=tone,
            Subsurface_Radius=(0.03, 0.015, 0.01),
            Clearcoat=0.4,
            Normal=nodes.bump(grain, 0.6, 0.02),
        )
    )
    paths = []
    for i in range(26):
        y, z = (rng.gauss(0, 0.028), rng.gauss(0, 0.022))
        l = L * rng.uniform(0.7, 1.05) / 2
        paths.append(
            (
                [
                    (
                        x * l,
                        y + 0.01 * noise3(x * 2, i) + 0.25 * y * abs(x) ** 3,
                        z + 0.01 * noise3(x * 2, i, 4),
                    )
                    for x in np.linspace(-1, 1, 9)
                ],
                rng.uniform(0.01, 0.019),
            )
        )
    return tubes("crab", paths, 0.015, material, 7)


def coin(
    name,
    radius,
    thickness,
    stops,
    stretch=(1, 1),
    wobble=0.05,
    uneven=0.12,
    scale=14,
    dome=0.0,
    tilt=0.0,
    **look
):
    """A slice whose face is coloured from its middle outwards: carrot, radish, steak, sausage."""
    material = ringed(name, stops, radius, stretch, uneven, scale, **look)
    phase = rng.uniform(0, 50)

    def point(u, w):
        angle = w * TAU
        edge = 1 + wobble * noise3(math.cos(angle) * 1.4 + phase, math.sin(angle) * 1.4)
        edge += wobble * 0.5 * noise3(math.cos(angle) * 4 + phase, math.sin(angle) * 4)
        if u < 0.6:
            away, z = (u / 0.6 * 0.95, thickness + dome * (1 - (u / 0.6) ** 2))
        elif u < 0.75:
            bow = (u - 0.6) / 0.15 * math.pi / 2
            away, z = (0.95 + 0.05 * math.sin(bow), thickness * (0.4 + 0.6 * math.cos(bow)))
        else:
            away, z = (1 - (u - 0.75) / 0.25, 0.0)
        x, y = (
            radius * stretch[0] * away * edge * math.cos(angle),
            radius * stretch[1] * away * edge * math.sin(angle),
        )
        return (x, y, z + 0.1 * thickness * noise3(x * 9, y * 9, phase) + tilt * x)

    return stash(surface(name, point, 22, 48, False, True, material))


def coins(count, name, radius, thickness, stops, spread=0.12, **look):
    return [
        coin(name, radius * rng.uniform(1 - spread, 1 + spread), thickness, stops, **look)
        for _ in range(count)
    ]


STEAK = [(0.0, "#a03c34"), (0.4, "#a8503f"), (0.66, "#a06a50"), (0.8, "#7a4630"), (0.92, "#3a1a0e")]
POACHED_PORK = [(0.0, "#c99a80"), (0.55, "#d8b096"), (0.8, "#c9967a"), (0.92, "#e6cbb0"), (1.0, "#b98a66")]
ROAST_PORK = [(0.0, "#c79a7e"), (0.6, "#cfa68a"), (0.8, "#b98466"), (0.9, "#8a4020"), (1.0, "#5a1e0c")]
CHICKEN_ROLL = [(0.0, "#d9b890"), (0.5, "#e2c6a2"), (0.8, "#d0a878"), (0.9, "#9a5a26"), (1.0, "#5e2c10")]
SAUSAGE = [(0.0, "#dcc4a8"), (0.85, "#d4b698"), (0.95, "#b08a66"), (1.0, "#9a7450")]


def steak_slices(count=4, radius=0.16):
    return coins(
        count,
        "steak",
        radius,
        0.035,
        STEAK,
        stretch=(1.6, 0.85),
        wobble=0.12,
        uneven=0.12,
        scale=20,
        bump=0.35,
        coat=0.15,
        rough=0.45,
    )


def pork_slices(count=4, radius=0.17, stops=POACHED_PORK):
    return coins(
        count, "pork", radius, 0.028, stops, stretch=(1.5, 0.95), wobble=0.16, uneven=0.16, scale=22, bump=0.3
    )


def chicken_slices(count=4, radius=0.17):
    return coins(
        count,
        "chicken",
        radius,
        0.04,
        CHICKEN_ROLL,
        stretch=(1.45, 0.85),
        wobble=0.12,
        uneven=0.12,
        scale=24,
        bump=0.35,
    )


def beef_shavings(count=6, length=0.42, width=0.2, dark="#5a3424", light="#94694e"):
    meat = grained("shaving", dark, light, (5, 26, 26), rough=0.28, bump=0.6)
    return sheets(
        count,
        length,
        width,
        meat,
        thickness=0.022,
        ripple=0.10,
        taper=0.45,
        bend=0.05,
        frill=0.02,
        name="shaving",
    )


def stew_pieces(count=6, size=(0.14, 0.11, 0.09), dark="#4a2012", light="#8a4c2a", boxy=3.4, **look):
    meat = grained("stew", dark, light, (5, 16, 16), **look)
    return lumps(count, size, meat, 0.2, boxy=boxy, rough=0.22)


def poached_chicken_shreds(count, where, length=0.3, radius=0.026):
    meat = grained("shreds", "#d2b084", "#f0dfc0", (4, 30, 30), rough=0.4, coat=0.25)
    return strands(count, where, meat, radius, length, 0.7, 0.04, 0.06)


def mince(count=7, size=0.028, dark="#4a1c0c", light="#8a4420"):
    crumb = food_material("mince", dark, light, 9, rough=0.3, coat=0.5, rand=0.25, bump=0.3)
    return [
        stash(blob(size * rng.uniform(0.8, 1.25), 0.7, crumb, "crumb", 14, (1.2, 1, 0.8)))
        for _ in range(count)
    ]


def meatballs(count=3, radius=0.13, dark="#8a5a40", light="#b98a68"):
    meat = food_material("ball", dark, light, 9, rough=0.35, coat=0.4, bump=0.5, bscale=22)
    return lumps(count, (radius, radius, radius * 0.92), meat, 0.08, boxy=2.0, rough=0.1)


def clam():
    """An open clam: two ribbed shells and the flesh between."""
    nodes = new_material("shell")
    where = nodes.coord()
    x, y, _ = nodes.n("ShaderNodeSeparateXYZ", Vector=where).outputs
    reach = nodes.math(
        "SQRT",
        nodes.math("ADD", nodes.math("POWER", x, 2), nodes.math("POWER", nodes.math("ADD", y, 0.21), 2)),
    )
    rings = nodes.math(
        "SINE",
        nodes.math(
            "ADD", nodes.math("MULTIPLY", reach, 95), nodes.math("MULTIPLY", nodes.noise(where, 14, 3), 5)
        ),
    )
    tone = nodes.ramp(
        nodes.math("ADD", nodes.math("MULTIPLY", rings, 0.12), nodes.noise(where, 9, 4)),
        [(0.3, "#6a4a30"), (0.55, "#b8966c"), (0.8, "#e2cfae")],
    )
    shell = nodes.out(
        nodes.bsdf(Base_Color=tone, Roughness=0.3, Clearcoat=0.5, Normal=nodes.bump(rings, 0.4, 0.02))
    )
    inside = food_material("nacre", "#f2e4d0", "#e0c4a6", 6, rough=0.2, coat=0.7, rand=0)
    flesh = food_material("clam", "#e0953a", "#f0c68a", 9, rough=0.22, coat=0.7, sss=0.2)

    def cup(u, w, depth=0.09):
        angle = w * TAU
        reach = 0.17 * u * (1 + 0.08 * math.cos(angle))
        return (reach * 1.2 * math.cos(angle), reach * math.sin(angle), -depth * (1 - u**2.2))

    bottom = surface("shell", cup, 12, 40, False, True, inside)
    bottom.modifiers.new("s", "SOLIDIFY").thickness = 0.012
    upper = surface("shell", cup, 12, 40, False, True, shell)
    place_open = dict(loc=(0, 0.15, 0.12), rot=(math.radians(70), 0, 0))
    place(upper, s=1.02, **place_open)
    lining = place(surface("lining", cup, 12, 40, False, True, inside), **place_open)
    meat = surface(
        "flesh",
        lambda u, w: (
            0.12 * math.sin(u * math.pi) * math.cos(w * TAU),
            -0.01 + 0.085 * math.sin(u * math.pi) * math.sin(w * TAU) * (1 + 0.3 * noise3(u * 4, w * 4)),
            -0.02 + 0.045 * math.cos(u * math.pi),
        ),
        14,
        28,
        False,
        True,
        flesh,
    )
    return group([bottom, upper, lining, meat], "clam")


def fried_egg(r=0.42):
    """Lace-edged: a lobed white, browned at the rim, with a shining yolk."""
    nodes = new_material("fried")
    where = nodes.coord()
    x, y, _ = nodes.n("ShaderNodeSeparateXYZ", Vector=where).outputs
    out = nodes.math(
        "DIVIDE",
        nodes.math("SQRT", nodes.math("ADD", nodes.math("POWER", x, 2), nodes.math("POWER", y, 2))),
        r,
    )
    out = nodes.math(
        "ADD", out, nodes.math("MULTIPLY", nodes.math("SUBTRACT", nodes.noise(where, 9, 5), 0.5), 0.34)
    )
    tone = nodes.ramp(
        out, [(0.0, "#efe6d2"), (0.74, "#ece0c6"), (0.86, "#d9a250"), (0.97, "#8a4a14"), (1.05, "#5a2a0a")]
    )
    relief = nodes.math(
        "ADD",
        nodes.noise(where, 12, 4),
        nodes.math("MULTIPLY", nodes.voro(where, 26), nodes.ramp(out, [(0.6, 0.0), (0.9, 1.0)])),
    )
    white = nodes.out(
        nodes.bsdf(
            Base_Color=tone,
            Roughness=0.3,
            Subsurface=0.2,
            Subsurface_Color=tone,
            Subsurface_Radius=(0.04, 0.03, 0.02),
            Clearcoat=0.6,
            Normal=nodes.bump(relief, 0.45, 0.03),
        )
    )
    phase = rng.uniform(0, 9)

    def point(u, w):
        angle = w * TAU
        edge = r * (
            1
            + 0.16 * noise3(math.cos(angle) * 1.5 + phase, math.sin(angle) * 1.5)
            + 0.05 * noise3(math.cos(angle) * 6 + phase, math.sin(angle) * 6)
        )
        px, py = edge * u * math.cos(angle), edge * u * math.sin(angle)
        z = (
            0.05 * (1 - u**3)
            + 0.02 * noise3(px * 7, py * 7, phase)
            + 0.05 * u**6 * (0.4 + noise3(math.cos(angle) * 5, math.sin(angle) * 5, phase))
        )
        return (px, py, z)

    base = surface("fried", point, 40, 120, False, True, white)
    base.modifiers.new("s", "SOLIDIFY").thickness = 0.012
    return group([base, place(yolk(r * 0.38), (0.05, 0.02, 0.045))], "fried_egg")


def yolk(r=0.16, colour="#e8860c"):
    gold = food_material("yolk", colour, "#f0a01c", 3, rough=0.08, coat=1, sss=0.35, ssd=0.08, rand=0)
    return surface(
        "yolk",
        lambda u, w: (
            r * math.sin(u * 1.62) * math.cos(w * TAU),
            r * math.sin(u * 1.62) * math.sin(w * TAU),
            r * 0.62 * math.cos(u * 1.62),
        ),
        24,
        48,
        False,
        True,
        gold,
    )


def whole_egg(r=0.2, dark="#9a6030", light="#c98f57"):
    shell = food_material("egg", dark, light, 3, rough=0.22, coat=0.6, sss=0.2, rand=0.06)

    def point(u, w):
        polar, angle = u * math.pi, w * TAU
        wide = r * math.sin(polar) * (1 - 0.1 * math.cos(polar))
        return (r * 1.3 * math.cos(polar), wide * math.cos(angle), wide * math.sin(angle))

    return stash(surface("whole_egg", point, 30, 40, False, True, shell))


def egg_curds(count=7, size=0.15):
    curd = food_material(
        "curd", "#d99a1c", "#f0c95a", 5, rough=0.3, sss=0.3, ssd=0.06, coat=0.5, bump=0.3, bscale=12
    )
    return lumps(count, (size * 1.25, size, size * 0.55), curd, 0.25, boxy=2.2, rough=0.6, detail=24)


def breaded(
    length=0.62,
    height=0.15,
    thick=0.12,
    crust=("#8f4a12", "#d9953a"),
    inside=("#cda27c", "#ecd6b4"),
    name="cutlet",
):
    """A strip cut from a cutlet: crumb outside, meat on the two cut faces."""
    material = two_faced(name, 0, thick * 0.43, inside, crust)
    phase = rng.uniform(0, 50)

    def point(u, w):
        angle = w * TAU
        k = square_factor(angle, 4.5)
        y, z = length / 2 * k * math.cos(angle), height / 2 * k * math.sin(angle)
        rough = 1 + 0.06 * noise3(math.cos(angle) * 6 + phase, math.sin(angle) * 6, u * 5)
        x = (u - 0.5) * thick
        closing = min(1, u / 0.12, (1 - u) / 0.12)
        shrink = 0.0 if closing <= 0 else 0.9 + 0.1 * closing
        return (x if closing > 0 else math.copysign(thick / 2, x), y * shrink * rough, z * shrink * rough)

    return stash(surface(name, point, 18, 72, False, True, material))


def crumbs(where, count, tones=("#a85a14", "#e8a23c"), size=0.018):
    """Panko on and around a cutlet, by ray cast."""
    crisp = food_material("panko", *tones, 14, rough=0.5, rand=0.15, bump=0.6)
    return scatter(
        [stash(blob(size, 0.6, crisp, "pk", 7, (1.5, 1, 0.8))) for _ in range(5)],
        [where() for _ in range(count)],
        (0.5, 1.1),
        0.9,
        0,
    )


def karaage(count=6, size=(0.2, 0.165, 0.14), dark="#5e2a0a", light="#ac6826"):
    nodes = new_material("karaage")
    where = shifted_coords(nodes, nodes.coord())
    broad, fine = nodes.noise(where, 6, 5, 0.65), nodes.noise(where, 24, 5, 0.7)
    tone = nodes.ramp(
        nodes.math("ADD", nodes.math("MULTIPLY", broad, 0.65), nodes.math("MULTIPLY", fine, 0.35)),
        [(0.32, dark), (0.5, light), (0.7, "#dcb478")],
    )
    crust = nodes.out(
        nodes.bsdf(
            Base_Color=tone,
            Roughness=0.45,
            Clearcoat=0.25,
            Normal=nodes.bump(nodes.math("ADD", fine, broad), 0.9, 0.04),
        )
    )
    return lumps(count, size, crust, 0.18, boxy=2.3, rough=0.55, detail=34)


def fish_cube(kind="salmon", width=0.1):
    if kind == "tofu":
        return stash(
            cube(width, food_material("tofu", "#e6d6b4", "#d9c59c", 4, rough=0.35, sss=0.3, coat=0.3))
        )
    dark, light, line = (
        ("#d9521c", "#e8743a", "#f4b48c") if kind == "salmon" else ("#8a1420", "#a8283a", "#b84a58")
    )
    nodes = new_material(kind)
    where = shifted_coords(nodes, nodes.coord())
    stripes = nodes.n(
        "ShaderNodeTexWave",
        {"bands_direction": "DIAGONAL"},
        Vector=where,
        Scale=4.2,
        Distortion=3.0,
        Detail=2.0,
    ).outputs["Fac"]
    tone = nodes.mix(
        nodes.ramp(stripes, [(0.80, 0.0), (0.95, 0.75)]),
        nodes.ramp(nodes.noise(where, 5, 3), [(0.3, dark), (0.7, light)]),
        line,
    )
    flesh = nodes.out(
        nodes.bsdf(
            Base_Color=tone,
            Roughness=0.2,
            Subsurface=0.25,
            Subsurface_Color=tone,
            Subsurface_Radius=(0.05, 0.02, 0.015),
            Clearcoat=0.7,
            Clearcoat_Roughness=0.06,
        )
    )
    return stash(cube(width, flesh))


def golden_tofu(width=0.2, height=0.07):
    """A pan-fried slab: browned faces, paler sides."""
    nodes = new_material("fried_tofu")
    where = nodes.coord()
    z = nodes.n("ShaderNodeSeparateXYZ", Vector=where).outputs[2]
    patch = nodes.noise(shifted_coords(nodes, where), 7, 5, 0.6)
    brown = nodes.ramp(
        nodes.math("ADD", patch, nodes.math("MULTIPLY", z, 1.2)),
        [(0.3, "#ead3a0"), (0.5, "#d99a42"), (0.75, "#a85e1c")],
    )
    skin = nodes.out(
        nodes.bsdf(
            Base_Color=brown,
            Roughness=0.35,
            Subsurface=0.2,
            Subsurface_Color=brown,
            Subsurface_Radius=(0.04, 0.025, 0.015),
            Clearcoat=0.4,
            Normal=nodes.bump(nodes.noise(where, 22, 4), 0.4, 0.02),
        )
    )
    corners = [
        (angle * width * rng.uniform(0.92, 1.06), b * width * rng.uniform(0.8, 0.95), c * height)
        for angle in (-1, 1)
        for b in (-1, 1)
        for c in (-1, 1)
    ]
    made = mesh(
        "golden",
        corners,
        [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)],
        skin,
    )
    return stash(subsurf(bevel(made, 0.025, 3), 1))


def fish_cake(size=0.2):
    """A folded triangle of Korean fish cake."""
    skin = food_material("fish_cake", "#b8742c", "#dba758", 5, rough=0.35, coat=0.5, sss=0.1, bump=0.3)
    phase = rng.uniform(0, 20)

    def point(u, w):
        x, y = (u - 0.5) * 2 * size * (1 - 0.9 * w), (w - 0.3) * 2 * size
        return (x, y, 0.05 * noise3(x * 4, y * 4, phase) + 0.05 * math.sin(w * 7 + phase))

    made = surface("fish_cake", point, 14, 14, mat=skin)
    made.modifiers.new("s", "SOLIDIFY").thickness = 0.035
    return stash(made)
