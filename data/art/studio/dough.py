"""Dumplings, wraps, rolls and bread."""

from .geometry import *
from .materials import *


def wrap_half(a=0.42, b=0.33, L=1.25, tilt=0, paper=True, slope=-0.85):
    nodes = new_material("tortilla")
    where = nodes.coord()
    n1 = nodes.noise(where, 5, 5, 0.6, 0.4)
    n2 = nodes.noise(where, 11, 4, 0.65)
    tone = nodes.ramp(n1, [(0.3, "#e6d0a2"), (0.7, "#f2e3c2")])
    sp = nodes.ramp(n2, [(0.55, 0.0), (0.66, 0.8)])
    tone = nodes.mix(sp, tone, "#b06a2c")
    sp2 = nodes.ramp(n2, [(0.68, 0.0), (0.76, 0.8)])
    tone = nodes.mix(sp2, tone, "#5a2c10")
    tm = nodes.out(
        nodes.bsdf(
            Base_Color=tone,
            Roughness=0.6,
            Specular=0.3,
            Subsurface=0.12,
            Subsurface_Color=tone,
            Subsurface_Radius=(0.03, 0.02, 0.01),
            Normal=nodes.bump(nodes.noise(where, 14, 5), 0.35, 0.03),
        )
    )
    kids = []
    top = lambda x, y: L + slope * y
    sq = lambda angle: (
        abs(math.cos(angle)) ** 0.85 * math.copysign(1, math.cos(angle)),
        abs(math.sin(angle)) ** 0.85 * math.copysign(1, math.sin(angle)),
    )

    def wall(u, w):
        angle = w * TAU * 1.22 + 0.6
        sh = 1 - 0.13 * min(1, max(0, (w - 0.82) / 0.18)) + 0.03 * w
        x, y = sq(angle)
        wob = 1 + 0.03 * noise3(math.cos(angle) * 2, math.sin(angle) * 2, u * 2)
        x *= a * sh * wob
        y *= b * sh * wob
        pin = 0.78 + 0.22 * min(1, u / 0.35)
        return (x * pin, y * pin, u * top(x, y))

    shape = surface("tort", wall, 30, 120, mat=tm)
    s = shape.modifiers.new("s", "SOLIDIFY")
    s.thickness = 0.016
    s.offset = 1
    kids.append(shape)
    base = food_material("fillbase", "#8fae4a", "#d7dfa0", 9, rough=0.4, rand=0, bump=0.8, bscale=24)
    kids.append(
        surface(
            "fill",
            lambda u, w: (
                a * 0.93 * u * sq(w * TAU)[0],
                b * 0.93 * u * sq(w * TAU)[1],
                top(0, b * 0.93 * u * sq(w * TAU)[1]) - 0.035,
            ),
            8,
            48,
            False,
            True,
            base,
        )
    )

    def onface(x, y, dz=0):
        return (x, y, top(x, y) + dz)

    lm = food_material("lett", "#4f9a2c", "#a8d45a", 3, rough=0.35, coat=0.3, sss=0.15, rand=0.1)
    for k in range(5):
        phase = rng.uniform(0, 9)
        y0 = -b * 0.72 + 0.09 * k * 0.35
        x0 = rng.uniform(-0.05, 0.05)
        wd = a * 0.72 * (1 - 0.12 * k)
        q = surface(
            "lettuce",
            lambda u, w, phase=phase, y0=y0, x0=x0, wd=wd: (
                x0 + (u - 0.5) * 2 * wd,
                y0
                + 0.03 * math.sin(u * 26 + phase) * w
                + 0.02 * noise3(u * 5, phase)
                + 0.35 * (u - 0.5) ** 2 * b,
                top(0, y0) - 0.14 + w * (0.17 + 0.03 * math.sin(u * 17 + phase)),
            ),
            90,
            6,
            mat=lm,
        )
        s = q.modifiers.new("s", "SOLIDIFY")
        s.thickness = 0.008
        kids.append(q)
    for k in range(3):
        phase = rng.uniform(0, 9)
        A0 = rng.uniform(0, TAU)

        def rf(u, w, phase=phase, A0=A0, k=k):
            angle = A0 + u * TAU * 0.8
            x, y = sq(angle)
            kk = 0.8 - 0.07 * k + 0.05 * math.sin(u * 60 + phase) * w + 0.02 * noise3(u * 9, phase)
            X, Y = (a * x * kk, b * y * kk)
            return (X, Y, top(X, Y) - 0.1 + w * (0.125 + 0.03 * math.sin(u * 41 + phase)))

        q = surface("lettuce", rf, 200, 6, mat=lm)
        s = q.modifiers.new("s", "SOLIDIFY")
        s.thickness = 0.007
        kids.append(q)
    meat = new_material("meat")
    mv = meat.coord()
    meat.n("ShaderNodeSeparateXYZ", Vector=mv)
    grain = meat.noise(
        meat.n("ShaderNodeMapping", Vector=shifted_coords(meat, mv), Scale=(9, 22, 9)).outputs[0], 1, 4, 0.6
    )
    mm = meat.out(
        meat.bsdf(
            Base_Color=meat.ramp(grain, [(0.3, "#d9b48c"), (0.62, "#f3dcbc")]),
            Roughness=0.38,
            Subsurface=0.25,
            Subsurface_Color="#f0d0a8",
            Subsurface_Radius=(0.04, 0.02, 0.012),
            Clearcoat=0.25,
            Normal=meat.bump(grain, 0.45, 0.02),
        )
    )
    cm = food_material(
        "panko",
        "#a85a14",
        "#e8a23c",
        14,
        rough=0.5,
        sss=0.08,
        rand=0.08,
        bump=0.8,
        bscale=34,
        detail=5,
        bdist=0.03,
    )
    crumbs = [stash(blob(0.02, 0.6, cm, "pk", 7, (1.4, 1, 0.8))) for _ in range(4)]
    for x, y, w, h, angle in [
        (-0.13, 0.03, 0.215, 0.1, 0.1),
        (0.19, -0.01, 0.165, 0.105, -0.22),
        (0.03, 0.185, 0.2, 0.085, 0.04),
    ]:
        reach = 3.4
        rx = lambda c, reach=reach: abs(c) ** (2 / reach) * math.copysign(1, c)
        ca, sa = (math.cos(angle), math.sin(angle))

        def fn(u, q, w=w, h=h, x=x, y=y, ca=ca, sa=sa, k=1.0, dz=0.045):
            A = q * TAU
            px, py = (w * k * rx(math.cos(A)), h * k * rx(math.sin(A)))
            px *= 1 + 0.05 * noise3(A, x * 9)
            X, Y = (x + px * ca - py * sa, y + px * sa + py * ca)
            return (X, Y, 0)

        def m1(u, q):
            f = min(1, u / 0.75)
            X, Y, _ = fn(u, q)
            X = x + (X - x) * f * 0.9
            Y = y + (Y - y) * f * 0.84
            return (
                X,
                Y,
                top(X, Y)
                + 0.05 * (1 if u <= 0.75 else 1 - (u - 0.75) * 4.0)
                + 0.012 * noise3(X * 14, Y * 14)
                - 0.02 * (f > 0.98),
            )

        kids.append(surface("meat", m1, 16, 56, False, True, mm))

        def m2(u, q):
            X, Y, _ = fn(u, q)
            k = [0.88, 0.93, 1.02, 1.05, 1.05][min(4, int(round(u * 4)))]
            z = [0.035, 0.058, 0.05, 0, -0.15][min(4, int(round(u * 4)))]
            k *= 1 + 0.035 * noise3(q * 40, u * 5, x * 5)
            X = x + (X - x) * k
            Y = y + (Y - y) * k
            return (X, Y, top(X, Y) + z + 0.012 * noise3(q * 60, u * 9, y * 7))

        kids.append(surface("crust", m2, 5, 140, False, True, cm))
        for j in range(70):
            X, Y, _ = fn(0, rng.random())
            k = rng.uniform(0.95, 1.06)
            X = x + (X - x) * k
            Y = y + (Y - y) * k
            kids.append(
                instance(
                    rng.choice(crumbs),
                    (X, Y, top(X, Y) + rng.uniform(0.0, 0.055)),
                    (rng.uniform(0, 6), rng.uniform(0, 6), 0),
                    rng.uniform(0.5, 1.0),
                )
            )

    def shreds(n, cx, cy, rx_, ry_, mat, r, l, height=0.03):
        paths = []
        for i in range(n):
            x, y = (cx + rng.uniform(-rx_, rx_), cy + rng.uniform(-ry_, ry_))
            if (x / (a * 0.86)) ** 2 + (y / (b * 0.86)) ** 2 > 1:
                continue
            angle = rng.uniform(0, TAU)
            ll = l * rng.uniform(0.6, 1.2)
            bend = rng.uniform(-0.05, 0.05)
            c, s_ = (math.cos(angle), math.sin(angle))
            z = top(x, y) + rng.uniform(-0.05, height)
            paths.append(
                (
                    [
                        (
                            x + c * k * ll - s_ * bend * (1 - k * k * 4),
                            y + s_ * k * ll + c * bend * (1 - k * k * 4),
                            z + 0.03 * (1 - 4 * k * k) + slope * s_ * k * ll,
                        )
                        for k in np.linspace(-0.5, 0.5, 8)
                    ],
                    r * rng.uniform(0.7, 1.2),
                )
            )
        if paths:
            kids.append(tubes("shred", paths, r, mat, 6, 0.6))

    gc = food_material("gcab", "#dbe8a8", "#f4f6da", 4, rough=0.3, sss=0.15, coat=0.3, rand=0)
    pc = food_material("pcab", "#6b1f5e", "#b55aa0", 5, rough=0.3, sss=0.1, coat=0.3, rand=0)
    ca_ = food_material("carrot", "#e8741a", "#f39a38", 4, rough=0.3, coat=0.3, rand=0)
    shreds(70, 0, -0.13, 0.3, 0.07, gc, 0.01, 0.2)
    shreds(46, 0, 0.27, 0.22, 0.05, pc, 0.011, 0.18)
    shreds(26, 0.0, -0.11, 0.3, 0.06, ca_, 0.01, 0.16)
    shreds(40, 0, 0.26, 0.24, 0.06, gc, 0.009, 0.18)
    shreds(14, -0.28, 0.05, 0.05, 0.12, pc, 0.011, 0.16)
    sauce = food_material("tonk", "#3d1406", "#5a220c", 3, rough=0.1, coat=1, rand=0)
    mayo = food_material("mayo", "#fbeecb", "#f6e2b0", 3, rough=0.15, coat=0.6, sss=0.2, rand=0)
    kids.append(
        tubes(
            "sauce",
            [
                (
                    [
                        (x, 0.085 + 0.018 * math.sin(x * 22), top(x, 0.085) + 0.065 + 0.01 * math.sin(x * 9))
                        for x in np.linspace(-0.27, 0.05, 30)
                    ],
                    0.022,
                )
            ],
            0.022,
            mayo,
            10,
        )
    )
    kids.append(
        tubes(
            "sauce",
            [
                (
                    [
                        (x, 0.1 + 0.015 * math.sin(x * 25 + 1), top(x, 0.1) + 0.07)
                        for x in np.linspace(-0.05, 0.26, 26)
                    ],
                    0.022,
                )
            ],
            0.022,
            sauce,
            10,
        )
    )
    if paper:
        pt = new_material("paper")
        pv = pt.coord()
        pt.math("FRACT", pt.math("MULTIPLY", pt.n("ShaderNodeSeparateXYZ", Vector=pv).outputs[2], 0.0))
        pm = pt.out(
            pt.bsdf(
                Base_Color=pt.ramp(pt.noise(pv, 6, 4), [(0.3, "#d9d2c4"), (0.7, "#ece7dc")]),
                Roughness=0.75,
                Specular=0.25,
                Normal=pt.bump(
                    pt.noise(
                        pt.n("ShaderNodeMapping", Vector=pv, Scale=(1, 1, 0.5)).outputs[0], 7, 4, 0.5, 1.5
                    ),
                    0.7,
                    0.05,
                ),
            )
        )

        def pf(u, w):
            angle = w * TAU
            x, y = sq(angle)
            k = (
                1.09
                + 0.035 * noise3(math.cos(angle) * 3, math.sin(angle) * 3, u * 3)
                + 0.02 * noise3(math.cos(angle) * 8, math.sin(angle) * 8, u * 4)
            )
            pin = 0.8 + 0.22 * min(1, u / 0.4)
            z = u * (
                L * 0.52
                + 0.25 * slope * y * b
                + 0.12 * noise3(math.cos(angle) * 1.5 + 3, math.sin(angle) * 1.5)
                + 0.03 * noise3(angle * 3, 1)
                + 0.1 * math.sin(angle + 2.2)
            )
            return (a * x * k * pin, b * y * k * pin, z)

        q = surface("paper", pf, 40, 160, False, True, pm)
        s = q.modifiers.new("s", "SOLIDIFY")
        s.thickness = 0.006
        kids.append(q)
    reach = bpy.data.objects.new("wrap", None)
    bpy.context.scene.collection.objects.link(reach)
    for k in kids:
        k.parent = reach
    return reach


def baguette_half(L, w, h, flip):
    nodes = new_material("bread")
    where = nodes.coord()
    z = nodes.n("ShaderNodeSeparateXYZ", Vector=where).outputs[2]
    n = nodes.noise(where, 4, 5, 0.6)
    crust = nodes.ramp(
        nodes.math("ADD", n, nodes.math("MULTIPLY", z, 0.9)),
        [(0.35, "#e0a050"), (0.58, "#b8692a"), (0.82, "#7a3a12")],
    )
    crumb = nodes.ramp(nodes.noise(where, 16, 5, 0.7), [(0.3, "#e2cfa6"), (0.7, "#f6ead0")])
    f = nodes.math("LESS_THAN", z, 0.012)
    tone = nodes.mix(f, crust, crumb)
    height_ = nodes.math(
        "ADD",
        nodes.noise(where, 10, 5, 0.6),
        nodes.math("MULTIPLY", nodes.voro(where, 30), nodes.math("MULTIPLY", f, -1.2)),
    )
    material = nodes.out(
        nodes.bsdf(
            Base_Color=tone,
            Roughness=0.5,
            Specular=0.35,
            Subsurface=0.08,
            Subsurface_Color=tone,
            Subsurface_Radius=(0.03, 0.02, 0.01),
            Normal=nodes.bump(height_, 0.5, 0.03),
        )
    )

    def fn(u, q):
        x = -1 + 2 * u
        reach = max(0.02, 1 - abs(x) ** 2.8) ** 0.5
        if q < 0.7:
            angle = q / 0.7 * math.pi
            y, z = (
                w * math.cos(angle),
                h
                * math.sin(angle) ** 0.85
                * (1 - 0.1 * max(0, math.sin(x * 11 + math.cos(angle) * 1.5)) ** 6 * math.sin(angle)),
            )
        else:
            k = (q - 0.7) / 0.3
            y, z = (w * (-1 + 2 * k), -0.0 + 0.012 * noise3(x * 6, k * 5))
        return (L * x, y * reach, z * reach)

    return surface("bread", fn, 110, 70, False, True, material)


def wonton_skin(filling="#d98a5c", skin="#dfc292", edge="#e2c794", stain=None):
    """Filling shimmers through the pouch; the skirt stays pale. `stain` (a sauce) runs over both."""
    nodes = new_material("wonton_skin")
    where = nodes.coord()
    x, y, _ = nodes.n("ShaderNodeSeparateXYZ", Vector=where).outputs
    away = nodes.math(
        "SQRT",
        nodes.math("ADD", nodes.math("POWER", nodes.math("ADD", x, 0.06), 2), nodes.math("POWER", y, 2)),
    )
    uneven = nodes.math("SUBTRACT", nodes.noise(shifted_coords(nodes, where), 10, 4), 0.5)
    away = nodes.math("ADD", away, nodes.math("MULTIPLY", uneven, 0.22))
    tone = nodes.ramp(away, [(0.02, filling), (0.17, skin), (0.34, edge)])
    if stain:
        geometry = nodes.n("ShaderNodeNewGeometry")
        flow = nodes.noise(geometry.outputs["Position"], 5, 5, 0.6, 0.8)
        tone = nodes.mix(nodes.ramp(flow, [(0.54, 0.0), (0.68, 0.8)]), tone, stain)
    return nodes.out(
        nodes.bsdf(
            Base_Color=tone,
            Roughness=0.2,
            Subsurface=0.3,
            Subsurface_Color=tone,
            Subsurface_Radius=(0.06, 0.035, 0.02),
            Clearcoat=0.8,
            Clearcoat_Roughness=0.06,
            Normal=nodes.bump(nodes.noise(where, 16, 4), 0.12, 0.02),
        )
    )


def skirted_wonton(material, skirt=0.34):
    """A plump pouch, gathered at the neck, with the wrapper's ruffled skirt trailing behind it."""
    phase, pleats = rng.uniform(0, 9), rng.choice([6, 7, 8])

    def pouch(u, w):
        angle = w * TAU
        r = 0.04 + 0.15 * math.sin(math.pi * min(1, 0.04 + u * 1.02) ** 0.8)
        r *= 0.0 if u == 0 else min(1, (u / 0.1) ** 0.5) if u < 0.1 else 1
        gather = max(0, u - 0.35) / 0.65
        r *= 1 + 0.28 * gather * math.cos(pleats * angle + phase + 2 * u)
        r *= 1 + 0.10 * noise3(math.cos(angle) * 1.6 + phase, math.sin(angle) * 1.6, u * 3)
        y, z = r * 1.08 * math.cos(angle), r * 0.86 * math.sin(angle)
        return (-0.23 + 0.40 * u, y, max(z, -0.11) + 0.14 + 0.03 * u)

    def wing(u, w, rise, size, lean):
        angle = (w - 0.5) * 2.7
        reach = skirt * size * u * (1 - 0.16 * abs(math.sin(2.1 * angle + phase)))
        x = 0.13 + reach * math.cos(angle + lean)
        y = 0.05 * math.sin(angle) + reach * math.sin(angle + lean) * 1.1
        ruffle = 0.06 * u * math.sin(7.0 * angle + phase + 3 * lean)
        z = 0.19 + rise * u - 0.42 * reach + ruffle + 0.02 * noise3(angle * 3, u * 3, phase)
        return (x, y, z)

    parts = [surface("wonton", pouch, 34, 64, False, True, material)]
    for rise, size, lean in ((0.0, 1.0, 0.12), (0.12, 0.8, -0.2)):
        part = surface(
            "skirt",
            lambda u, w, rise=rise, size=size, lean=lean: wing(u, w, rise, size, lean),
            14,
            60,
            mat=material,
        )
        part.modifiers.new("s", "SOLIDIFY").thickness = 0.01
        bpy.ops.object.select_all(action="DESELECT")
        part.select_set(True)
        bpy.context.view_layer.objects.active = part
        bpy.ops.object.modifier_apply(modifier="s")
        parts.append(part)
    return stash(join(parts, "wonton"))


def crescent(material, length=0.33, pleats=9):
    """A pleated half-moon (har gao): round belly in front, fine pleats over the back."""
    phase = rng.uniform(0, 9)

    def point(u, w):
        x, angle = -1 + 2 * u, w * TAU
        swell = math.sqrt(max(0, 1 - abs(x) ** 2.6))
        y, z = math.cos(angle), math.sin(angle)
        radius = 0.19 * swell**0.85 + 0.004
        crest = max(0, math.sin(angle + 0.35)) ** 5
        fold = 1 + 0.13 * max(0, z) * max(0, y + 0.35) * math.cos(pleats * 2.2 * x + phase)
        py = radius * y * fold * (1 - 0.55 * crest)
        pz = radius * (0.92 * z + 0.42 * crest * swell**0.4) * fold
        return (length * x, py + 0.16 * x * x + 0.05 * crest, max(pz, -0.11) + 0.11)

    return stash(surface("crescent", point, 80, 64, False, True, material))


def shumai(skin, filling, topping=None):
    """An open purse: ruffled yellow skin, domed filling, something orange on top."""
    phase, folds = (rng.uniform(0, 9), rng.choice([9, 10, 11]))

    def wall(u, w):
        angle = w * TAU
        r = 0.17 + 0.05 * math.sin(u * 2.4) + 0.02 * u
        r *= (
            1
            + 0.1 * u**1.5 * math.cos(folds * angle + phase)
            + 0.05 * noise3(math.cos(angle) * 2 + phase, math.sin(angle) * 2, u)
        )
        return (
            r * math.cos(angle),
            r * math.sin(angle),
            0.34 * u + 0.02 * u * math.cos(folds * angle + phase + 1),
        )

    purse = surface("purse", wall, 20, 96, False, True, skin)
    purse.modifiers.new("s", "SOLIDIFY").thickness = 0.014
    top = surface(
        "filling",
        lambda u, w: (
            0.205 * u * math.cos(w * TAU),
            0.205 * u * math.sin(w * TAU),
            0.3
            + 0.08 * (1 - u**2)
            + 0.025 * noise3(u * 5 * math.cos(w * TAU) + phase, u * 5 * math.sin(w * TAU), 3),
        ),
        14,
        40,
        False,
        True,
        filling,
    )
    parts = [purse, top]
    if topping:
        for _ in range(16):
            angle, away = (rng.uniform(0, TAU), 0.07 * math.sqrt(rng.random()))
            parts.append(
                instance(
                    topping,
                    (away * math.cos(angle), away * math.sin(angle), 0.39 + rng.uniform(-0.005, 0.012)),
                )
            )
    return group(parts, "shumai")


def rolled(length, width, height, material, wrinkle=0.02, power=2.6, sag=0.0):
    """A soft roll lying along x: rice rolls, summer rolls, folded crepes."""
    phase = rng.uniform(0, 50)

    def point(u, w):
        x, angle = (u - 0.5) * length, w * TAU
        end = min(1, u / 0.06, (1 - u) / 0.06)
        k = square_factor(angle, power) * (0.0 if end <= 0 else 0.72 + 0.28 * math.sqrt(min(1, end)))
        fold = (
            1
            + wrinkle * 2 * noise3(u * 2.5, math.cos(angle) * 1.5 + phase, math.sin(angle) * 1.5)
            + wrinkle * noise3(u * 9, math.cos(angle) * 3 + phase, math.sin(angle) * 3)
        )
        y, z = width / 2 * k * fold * math.cos(angle), height / 2 * k * fold * math.sin(angle)
        return (
            x,
            y + 0.04 * noise3(u * 2, phase),
            max(z, -height * 0.46) + height * 0.46 - sag * (2 * u - 1) ** 2,
        )

    return stash(surface("roll", point, 90, 48, False, True, material))


def rice_cake(length=0.36, radius=0.065, glaze_colour="#c2340c"):
    """A cylinder of tteok, red with sauce."""
    chewy = glazed("tteok", "#e0a070", "#d48a5a", glaze_colour, (0.12, 0.50), rough=0.14, sss=0.3, coat=0.9)
    bend = rng.uniform(-0.05, 0.05)
    path = [(x * length, bend * (1 - 4 * x * x), 0) for x in np.linspace(-0.5, 0.5, 14)]
    thickness = np.array([radius * 0.75] + [radius] * 12 + [radius * 0.75])
    return stash(tubes("tteok", [(path, thickness)], radius, chewy, 18, 1, False))
