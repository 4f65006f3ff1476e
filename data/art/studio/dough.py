"""Dumplings, wraps, rolls and bread."""

from .geometry import *
from .materials import *


def wonton(mat, s=1.0):
    """'goldfish' wonton: plump pleated pouch + wavy fan skirt that flops away from the neck"""
    ph = rng.uniform(0, 9)
    prof = smooth_profile(
        [(0, 0), (0.15, 0.0), (0.225, 0.06), (0.225, 0.15), (0.165, 0.225), (0.07, 0.262), (0, 0.27)], 3
    )
    n = len(prof)
    npl = rng.choice([7, 8, 9])

    def fn(u, w):
        i = min(n - 1, int(round(u * (n - 1))))
        q, z = prof[i]
        a = w * TAU
        x, y = (math.cos(a), math.sin(a))
        k = max(0, (u - 0.4) / 0.6)
        q *= (
            1
            + 0.16 * k * math.cos(npl * a + ph + 1.2 * noise3(x, y, ph))
            + 0.07 * noise3(x * 1.2, y * 1.2, z * 5 + ph)
        )
        return (s * q * x * 1.18, s * q * y, s * z)

    body = surface("wonton", fn, n, 96, False, True, mat)
    L = [body]
    for k, (yaw, rise, sz) in enumerate(
        [
            (rng.uniform(-0.25, 0.25), rng.uniform(0.15, 0.5), 1.0),
            (rng.uniform(0.5, 0.9) * rng.choice((-1, 1)), rng.uniform(0.1, 0.4), 0.75),
        ]
    ):
        wv = rng.uniform(2.2, 3.4)
        p2 = rng.uniform(0, 6)
        cy, sy = (math.cos(yaw), math.sin(yaw))

        def fan(u, w):
            th = (w - 0.5) * 2.3
            rho = 0.25 * sz * u * (1 - 0.1 * abs(math.sin(2.3 * th + p2))) * (1 - 0.25 * abs(th / 1.15) ** 3)
            x = -0.02 + rho * math.cos(th)
            y = rho * math.sin(th) * 1.15
            z = (
                0.245
                + rise * rho
                - 1.5 * rho * rho
                + 0.03 * u * math.sin(wv * th * 1.6 + p2) * (rho / 0.22)
                + 0.012 * noise3(th * 3, u * 2, ph)
            )
            return (s * (x * cy - y * sy), s * (x * sy + y * cy), s * z)

        f = surface("fan", fan, 14, 44, mat=mat)
        sm = f.modifiers.new("so", "SOLIDIFY")
        sm.thickness = 0.012
        bpy.ops.object.select_all(action="DESELECT")
        f.select_set(True)
        bpy.context.view_layer.objects.active = f
        bpy.ops.object.modifier_apply(modifier="so")
        L.append(f)
    return join(L, "wonton")


def jiaozi(mat, L=0.3, h=0.17, pl=9):
    ph = rng.uniform(0, 9)

    def fn(u, w):
        x = -1 + 2 * u
        a = w * TAU
        e = math.sqrt(max(0, 1 - x * x))
        rr = 0.13 * e**0.8 + 0.004
        cy, cz = (math.cos(a), math.sin(a))
        ridge = max(0, cz) ** 6
        y = rr * cy * (1 - 0.85 * ridge)
        z = rr * 0.9 * cz + 0.075 * ridge * e**0.5
        y += 0.016 * ridge * math.sin(pl * x * 3 + ph) * e
        y += 0.1 * x * x
        z = max(z, -0.085)
        return (L * x, y, z + 0.085)

    return surface("jiaozi", fn, 72, 48, False, True, mat)


def wrap_half(a=0.42, b=0.33, L=1.25, tilt=0, paper=True, slope=-0.85):
    nodes = new_material("tortilla")
    v = nodes.coord()
    n1 = nodes.noise(v, 5, 5, 0.6, 0.4)
    n2 = nodes.noise(v, 11, 4, 0.65)
    col = nodes.ramp(n1, [(0.3, "#e6d0a2"), (0.7, "#f2e3c2")])
    sp = nodes.ramp(n2, [(0.55, 0.0), (0.66, 0.8)])
    col = nodes.mix(sp, col, "#b06a2c")
    sp2 = nodes.ramp(n2, [(0.68, 0.0), (0.76, 0.8)])
    col = nodes.mix(sp2, col, "#5a2c10")
    tm = nodes.out(
        nodes.bsdf(
            Base_Color=col,
            Roughness=0.6,
            Specular=0.3,
            Subsurface=0.12,
            Subsurface_Color=col,
            Subsurface_Radius=(0.03, 0.02, 0.01),
            Normal=nodes.bump(nodes.noise(v, 14, 5), 0.35, 0.03),
        )
    )
    kids = []
    top = lambda x, y: L + slope * y
    sq = lambda an: (
        abs(math.cos(an)) ** 0.85 * math.copysign(1, math.cos(an)),
        abs(math.sin(an)) ** 0.85 * math.copysign(1, math.sin(an)),
    )

    def wall(u, w):
        an = w * TAU * 1.22 + 0.6
        sh = 1 - 0.13 * min(1, max(0, (w - 0.82) / 0.18)) + 0.03 * w
        x, y = sq(an)
        wob = 1 + 0.03 * noise3(math.cos(an) * 2, math.sin(an) * 2, u * 2)
        x *= a * sh * wob
        y *= b * sh * wob
        pin = 0.78 + 0.22 * min(1, u / 0.35)
        return (x * pin, y * pin, u * top(x, y))

    o = surface("tort", wall, 30, 120, mat=tm)
    s = o.modifiers.new("s", "SOLIDIFY")
    s.thickness = 0.016
    s.offset = 1
    kids.append(o)
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
        ph = rng.uniform(0, 9)
        y0 = -b * 0.72 + 0.09 * k * 0.35
        x0 = rng.uniform(-0.05, 0.05)
        wd = a * 0.72 * (1 - 0.12 * k)
        q = surface(
            "lettuce",
            lambda u, w, ph=ph, y0=y0, x0=x0, wd=wd: (
                x0 + (u - 0.5) * 2 * wd,
                y0 + 0.03 * math.sin(u * 26 + ph) * w + 0.02 * noise3(u * 5, ph) + 0.35 * (u - 0.5) ** 2 * b,
                top(0, y0) - 0.14 + w * (0.17 + 0.03 * math.sin(u * 17 + ph)),
            ),
            90,
            6,
            mat=lm,
        )
        s = q.modifiers.new("s", "SOLIDIFY")
        s.thickness = 0.008
        kids.append(q)
    for k in range(3):
        ph = rng.uniform(0, 9)
        A0 = rng.uniform(0, TAU)

        def rf(u, w, ph=ph, A0=A0, k=k):
            an = A0 + u * TAU * 0.8
            x, y = sq(an)
            kk = 0.8 - 0.07 * k + 0.05 * math.sin(u * 60 + ph) * w + 0.02 * noise3(u * 9, ph)
            X, Y = (a * x * kk, b * y * kk)
            return (X, Y, top(X, Y) - 0.1 + w * (0.125 + 0.03 * math.sin(u * 41 + ph)))

        q = surface("lettuce", rf, 200, 6, mat=lm)
        s = q.modifiers.new("s", "SOLIDIFY")
        s.thickness = 0.007
        kids.append(q)
    meat = new_material("meat")
    mv = meat.coord()
    ms = meat.n("ShaderNodeSeparateXYZ", Vector=mv)
    st = meat.noise(
        meat.n("ShaderNodeMapping", Vector=shifted_coords(meat, mv), Scale=(9, 22, 9)).outputs[0], 1, 4, 0.6
    )
    mm = meat.out(
        meat.bsdf(
            Base_Color=meat.ramp(st, [(0.3, "#d9b48c"), (0.62, "#f3dcbc")]),
            Roughness=0.38,
            Subsurface=0.25,
            Subsurface_Color="#f0d0a8",
            Subsurface_Radius=(0.04, 0.02, 0.012),
            Clearcoat=0.25,
            Normal=meat.bump(st, 0.45, 0.02),
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
    for x, y, w, h, an in [
        (-0.13, 0.03, 0.215, 0.1, 0.1),
        (0.19, -0.01, 0.165, 0.105, -0.22),
        (0.03, 0.185, 0.2, 0.085, 0.04),
    ]:
        e = 3.4
        rx = lambda c, e=e: abs(c) ** (2 / e) * math.copysign(1, c)
        ca, sa = (math.cos(an), math.sin(an))

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

    def shreds(n, cx, cy, rx_, ry_, mat, r, l, zz=0.03):
        P = []
        for i in range(n):
            x, y = (cx + rng.uniform(-rx_, rx_), cy + rng.uniform(-ry_, ry_))
            if (x / (a * 0.86)) ** 2 + (y / (b * 0.86)) ** 2 > 1:
                continue
            an = rng.uniform(0, TAU)
            ll = l * rng.uniform(0.6, 1.2)
            bend = rng.uniform(-0.05, 0.05)
            c, s_ = (math.cos(an), math.sin(an))
            z = top(x, y) + rng.uniform(-0.05, zz)
            P.append(
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
        if P:
            kids.append(tubes("shred", P, r, mat, 6, 0.6))

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
        f = pt.math("FRACT", pt.math("MULTIPLY", pt.n("ShaderNodeSeparateXYZ", Vector=pv).outputs[2], 0.0))
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
            an = w * TAU
            x, y = sq(an)
            k = (
                1.09
                + 0.035 * noise3(math.cos(an) * 3, math.sin(an) * 3, u * 3)
                + 0.02 * noise3(math.cos(an) * 8, math.sin(an) * 8, u * 4)
            )
            pin = 0.8 + 0.22 * min(1, u / 0.4)
            z = u * (
                L * 0.52
                + 0.25 * slope * y * b
                + 0.12 * noise3(math.cos(an) * 1.5 + 3, math.sin(an) * 1.5)
                + 0.03 * noise3(an * 3, 1)
                + 0.1 * math.sin(an + 2.2)
            )
            return (a * x * k * pin, b * y * k * pin, z)

        q = surface("paper", pf, 40, 160, False, True, pm)
        s = q.modifiers.new("s", "SOLIDIFY")
        s.thickness = 0.006
        kids.append(q)
    e = bpy.data.objects.new("wrap", None)
    bpy.context.scene.collection.objects.link(e)
    for k in kids:
        k.parent = e
    return e


def baguette_half(L, w, h, flip):
    nodes = new_material("bread")
    v = nodes.coord()
    z = nodes.n("ShaderNodeSeparateXYZ", Vector=v).outputs[2]
    n = nodes.noise(v, 4, 5, 0.6)
    crust = nodes.ramp(
        nodes.math("ADD", n, nodes.math("MULTIPLY", z, 0.9)),
        [(0.35, "#e0a050"), (0.58, "#b8692a"), (0.82, "#7a3a12")],
    )
    crumb = nodes.ramp(nodes.noise(v, 16, 5, 0.7), [(0.3, "#e2cfa6"), (0.7, "#f6ead0")])
    f = nodes.math("LESS_THAN", z, 0.012)
    col = nodes.mix(f, crust, crumb)
    h_ = nodes.math(
        "ADD",
        nodes.noise(v, 10, 5, 0.6),
        nodes.math("MULTIPLY", nodes.voro(v, 30), nodes.math("MULTIPLY", f, -1.2)),
    )
    m = nodes.out(
        nodes.bsdf(
            Base_Color=col,
            Roughness=0.5,
            Specular=0.35,
            Subsurface=0.08,
            Subsurface_Color=col,
            Subsurface_Radius=(0.03, 0.02, 0.01),
            Normal=nodes.bump(h_, 0.5, 0.03),
        )
    )

    def fn(u, q):
        x = -1 + 2 * u
        e = max(0.02, 1 - abs(x) ** 2.8) ** 0.5
        if q < 0.7:
            a = q / 0.7 * math.pi
            y, z = (
                w * math.cos(a),
                h
                * math.sin(a) ** 0.85
                * (1 - 0.1 * max(0, math.sin(x * 11 + math.cos(a) * 1.5)) ** 6 * math.sin(a)),
            )
        else:
            k = (q - 0.7) / 0.3
            y, z = (w * (-1 + 2 * k), -0.0 + 0.012 * noise3(x * 6, k * 5))
        return (L * x, y * e, z * e)

    return surface("bread", fn, 110, 70, False, True, m)


def skirted_wonton(material, skirt=0.33):
    """A small plump pouch with the wrapper's skirt spread out behind it, as wontons swim."""
    phase, pleats = rng.uniform(0, 9), rng.choice([6, 7, 8])

    def pouch(u, w):
        polar, angle = u * math.pi, w * TAU
        gather = max(0, math.cos(angle)) ** 2 * math.sin(polar)
        r = 0.185 * (1 + 0.08 * noise3(math.cos(angle) * 2 + phase, math.sin(angle) * 2, polar))
        r *= 1 - 0.10 * gather * abs(math.cos(pleats * polar))
        return (
            r * math.sin(polar) * math.cos(angle) * 1.1 - 0.04,
            r * math.cos(polar) * 1.05,
            0.15 + r * 0.85 * math.sin(polar) * math.sin(angle),
        )

    def wing(u, w, rise=0.0, size=1.0):
        angle = (w - 0.5) * 2.5
        reach = skirt * size * u * (1 - 0.14 * abs(math.sin(2.1 * angle + phase)))
        x, y = 0.10 + reach * math.cos(angle), 0.03 * math.sin(angle) + reach * math.sin(angle) * 1.1
        z = (
            0.21
            + rise * u
            - 0.30 * reach
            + 0.05 * u * math.sin(6.5 * angle + phase)
            + 0.02 * noise3(angle * 3, u * 3, phase)
        )
        return (x, y, z)

    parts = [surface("wonton", pouch, 30, 48, False, True, material)]
    for rise, size in ((0.02, 1.0), (0.10, 0.72)):
        part = surface(
            "skirt", lambda u, w, rise=rise, size=size: wing(u, w, rise, size), 14, 52, mat=material
        )
        part.modifiers.new("s", "SOLIDIFY").thickness = 0.012
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
    phase, folds = rng.uniform(0, 9), rng.choice([9, 10, 11])

    def wall(u, w):
        angle = w * TAU
        r = 0.17 + 0.05 * math.sin(u * 2.4) + 0.02 * u
        r *= (
            1
            + 0.10 * u**1.5 * math.cos(folds * angle + phase)
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
            0.30
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
            angle, d = rng.uniform(0, TAU), 0.07 * math.sqrt(rng.random())
            parts.append(
                instance(
                    topping, (d * math.cos(angle), d * math.sin(angle), 0.39 + rng.uniform(-0.005, 0.012))
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


def rice_cake(length=0.36, radius=0.065, glaze_colour="#b8280c"):
    """A cylinder of tteok, red with sauce."""
    chewy = glazed("tteok", "#e6c8a0", "#dcb88c", glaze_colour, (0.30, 0.62), rough=0.16, sss=0.3, coat=0.9)
    bend = rng.uniform(-0.05, 0.05)
    path = [(x * length, bend * (1 - 4 * x * x), 0) for x in np.linspace(-0.5, 0.5, 14)]
    thickness = np.array([radius * 0.75] + [radius] * 12 + [radius * 0.75])
    return stash(tubes("tteok", [(path, thickness)], radius, chewy, 18, 1, False))
