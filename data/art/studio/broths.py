"""Liquids: broth, oil, egg ribbons."""

from .geometry import *
from .materials import *


def broth(r, z, deep="#5a2408", light="#b8641c", opacity=0.7, tint="#d88a3a", rough=0.06, wob=0.006):
    nodes = new_material("broth")
    where = nodes.coord()
    n = nodes.noise(where, 2.6, 5, 0.6, 0.8)
    tone = nodes.ramp(n, [(0.3, deep), (0.7, light)])
    b = nodes.bump(nodes.noise(where, 5, 2, 0.5), 0.06, 0.05)
    body = nodes.bsdf(
        Base_Color=tone, Roughness=rough, Specular=0.55, Clearcoat=0.6, Clearcoat_Roughness=0.03, Normal=b
    )
    see = nodes.n("ShaderNodeBsdfTransparent", Color=tint).outputs[0]
    gl = nodes.n("ShaderNodeBsdfGlossy", Roughness=rough, Normal=b).outputs[0]
    share = nodes.n("ShaderNodeFresnel", IOR=1.33, Normal=b).outputs[0]
    material = nodes.out(nodes.mixsh(opacity, nodes.mixsh(share, see, gl), body))

    def fn(u, w):
        angle = w * TAU
        reach = r * u
        return (
            reach * math.cos(angle),
            reach * math.sin(angle),
            z
            + wob * noise3(reach * math.cos(angle) * 3, reach * math.sin(angle) * 3)
            + 0.012 * max(0, (u - 0.94) / 0.06) ** 2,
        )

    return surface("broth", fn, 40, 96, False, True, material)


def oil(n, r, z, c="#e8992e", avoid=None, smin=0.008, smax=0.07, r0=0):
    nodes = new_material("oil")
    nodes.coord()
    nodes.n("ShaderNodeLayerWeight", Blend=0.35).outputs["Facing"]
    b = nodes.bsdf(Base_Color=c, Roughness=0.03, Specular=0.7, Clearcoat=1, Clearcoat_Roughness=0.02)
    see = nodes.n("ShaderNodeBsdfTransparent", Color=c).outputs[0]
    material = nodes.out(nodes.mixsh(0.45, see, b))
    shape = lathe(
        "oildrop", [(1, 0), (0.96, 0.1), (0.85, 0.17), (0.6, 0.22), (0.3, 0.24), (0, 0.245)], 24, material
    )
    stash(shape)
    placed = []
    for _ in range(n * 6):
        if len(placed) >= n:
            break
        s = smin * (smax / smin) ** rng.random() ** 1.9
        angle = rng.uniform(0, TAU)
        away = r * math.sqrt(rng.uniform((r0 / r) ** 2, 1))
        x, y = (away * math.cos(angle), away * math.sin(angle))
        if away + s > r or any((math.hypot(x - p, y - q) < s + k for p, q, k in placed)):
            continue
        placed.append((x, y, s))
        instance(shape, (x, y, z), (0, 0, angle), (s, s * rng.uniform(0.85, 1), s * 0.7))


def egg_ribbons(n, r, z, mat, w=0.045):
    V = []
    F = []
    for i in range(n):
        a0 = rng.uniform(0, TAU)
        d0 = rng.uniform(0.08, 1) * r
        ln = rng.uniform(0.4, 1.7)
        k = rng.uniform(-0.25, 0.25)
        phase = rng.uniform(0, 20)
        ww = w * rng.uniform(0.4, 1.5)
        N = 44
        M = 5
        base = len(V)
        for j in range(N):
            t = j / (N - 1)
            angle = a0 + ln * t
            away = min(r * 0.99, d0 * (1 + k * t) + 0.07 * noise3(t * 3, phase))
            reach = (
                ww * math.sin(math.pi * min(1, t * 0.96 + 0.02)) ** 0.5 * (1 + 0.7 * noise3(t * 6, phase, 3))
            )
            for q in range(M):
                s = (q / (M - 1) - 0.5) * 2
                dd = away + reach * s * 0.9
                height = (
                    z
                    + 0.012 * noise3(t * 4, phase, 9)
                    + 0.022 * noise3(t * 7, phase + s * 0.8, 2)
                    + 0.012 * (1 - s * s)
                    - (0.03 if t < 0.04 or t > 0.96 else 0)
                )
                V.append((dd * math.cos(angle), dd * math.sin(angle), height))
        F += grid_faces(N, M, False, False, base)
    shape = mesh("ribbon", V, F, mat)
    s = shape.modifiers.new("s", "SOLIDIFY")
    s.thickness = 0.014
    subsurf(shape, 1)
    return shape


def sauce(
    r,
    z,
    dark,
    light,
    bumps=0.03,
    scale=3.0,
    rough=0.15,
    coat=0.9,
    grain=0.0,
    sss=0.15,
    stretch=(1, 1),
    edge=0.02,
):
    """Something thick: gravy, curry, porridge, custard. `bumps` makes it uneven, `grain` roughens it."""
    thick = food_material(
        "sauce", dark, light, 2.6, rough=rough, sss=sss, coat=coat, rand=0, bump=grain, bscale=26, detail=5
    )

    def point(u, w):
        angle = w * TAU
        x, y = r * u * math.cos(angle) * stretch[0], r * u * math.sin(angle) * stretch[1]
        rise = bumps * noise3(x * scale, y * scale, 5) + bumps * 0.5 * noise3(x * scale * 3, y * scale * 3, 9)
        return (x, y, z + rise * (1 - u**6) - edge * u**8)

    return surface("broth", point, 70, 120, False, True, thick)
