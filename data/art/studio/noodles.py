"""Noodles and rice."""

from .geometry import *
from .materials import *


def noodle_fold(cx, cy, ang, L, W, n, z, r=0.022, arch=0.1, layers=3, curl=0.25, freq=1.3, limit=0.86):
    """one combed bundle: n strands following a common S-curve, diving at both ends"""
    paths = []
    ca, sa = (math.cos(ang), math.sin(ang))
    phase = rng.uniform(0, 10)
    for i in range(n):
        s = i % max(1, n // layers) / (max(1, n // layers) - 1 + 1e-06) - 0.5
        lay = i // max(1, n // layers)
        jit = rng.uniform(-0.5, 0.5) * W / n * layers * 1.2
        l = rng.uniform(0.86, 1.06)
        shape = rng.uniform(-0.05, 0.05)
        path = []
        for k in range(46):
            t = -1 + 2 * k / 45
            x = t * L / 2 * l + shape
            w = s * W * (1 + 0.25 * noise3(t * 1.2, phase)) + jit
            y = (
                w
                + curl * math.sin(freq * t * 1.6 + phase) * 0.5
                + 0.05 * noise3(t * 2.2 + i * 0.37, phase, i * 0.21)
            )
            height = (
                z
                + lay * r * 1.7
                + arch * (1 - abs(t) ** 2.6) * (1 - 0.9 * (2 * s) ** 2 * 0.55)
                + 0.018 * noise3(t * 3, i * 0.9, phase)
                - 0.15 * max(0, abs(t) - 0.74) / 0.26
            )
            X, Y = (cx + x * ca - y * sa, cy + x * sa + y * ca)
            q = math.hypot(X, Y)
            if q > limit - 0.1:
                X, Y, height = (
                    X * (limit - 0.1 * math.exp(-(q - limit + 0.1) / 0.1)) / q,
                    Y * (limit - 0.1 * math.exp(-(q - limit + 0.1) / 0.1)) / q,
                    height - 0.25 * (q - limit + 0.1),
                )
            path.append((X, Y, height))
        paths.append((path, r * rng.uniform(0.9, 1.08)))
    return paths


def noodle_loose(cx, cy, rad, z, n, r=0.022, ctrl=7):
    paths = []
    for i in range(n):
        angle = rng.uniform(0, TAU)
        p = []
        away = rng.uniform(0.2, 1) * rad
        for k in range(ctrl):
            angle += rng.uniform(0.35, 0.9) * (1 if i % 2 else -1)
            away = min(rad, max(0.1 * rad, away + rng.uniform(-0.3, 0.3) * rad))
            p.append(
                (
                    cx + away * math.cos(angle),
                    cy + away * math.sin(angle),
                    z + rng.uniform(-0.03, 0.08) * (1 - away / rad * 0.6),
                )
            )
        p[0] = (p[0][0], p[0][1], z - 0.2)
        p[-1] = (p[-1][0], p[-1][1], z - 0.2)
        paths.append((catmull(p, 70), r * rng.uniform(0.9, 1.05)))
    return paths


def bundle(
    material, z, radius=0.022, flat=1.0, strands_=1.0, arch=0.15, limit=0.86, loose=8, spread=1.0, lean=0.0
):
    """A bowlful: three combed folds and a few loose strands, as one mesh."""
    paths = []
    width = radius / 0.022
    for cx, cy, angle, length, w, count, layers in (
        (-0.12, 0.02, 0.5 + lean, 1.35, 0.5, 54, 3),
        (0.22, -0.22, -0.35 + lean, 1.15, 0.42, 45, 3),
        (-0.30, -0.36, 0.15 + lean, 0.8, 0.32, 30, 2),
    ):
        count = max(4, int(count * strands_ / width))
        paths += noodle_fold(
            cx * spread,
            cy * spread,
            angle,
            length * spread,
            w * spread,
            count,
            z - 0.03,
            radius,
            arch,
            layers,
            limit=limit,
        )
    paths += noodle_loose(0, -0.1, 0.62 * spread, z + 0.05, loose, radius)
    return tubes("noodles", paths, radius, material, 8 if flat > 0.5 else 12, flat)


def tangle(material, cx, cy, reach, z, count, radius=0.022, flat=1.0, rise=0.16):
    """A heap of single noodles that swirl around its middle, higher there."""
    paths = []
    for i in range(count):
        angle, away, path = (rng.uniform(0, TAU), rng.uniform(0.15, 1) * reach, [])
        turn = rng.choice((-1, 1))
        for _ in range(8):
            angle += rng.uniform(0.3, 0.75) * turn
            away = min(reach, max(0.12 * reach, away + rng.uniform(-0.25, 0.25) * reach))
            height = rise * (1 - (away / reach) ** 2) * (0.35 + 0.65 * i / count) + rng.uniform(-0.02, 0.03)
            path.append((cx + away * math.cos(angle), cy + away * math.sin(angle), z + height))
        paths.append((catmull(path, 72), radius * rng.uniform(0.85, 1.1)))
    return tubes("noodles", paths, radius, material, 8 if flat > 0.5 else 12, flat)


def rice_mound(cx, cy, r, z, height, count=2600, stretch=(1, 1), dome=2.2, brown=False):
    """Rice: a base and grains strewn over it."""
    tones = ("#c9a878", "#e0c8a0") if brown else ("#e9dfcc", "#f4ecdc")
    soft = food_material("rice", *tones, 6, rough=0.3, sss=0.3, ssd=0.03, coat=0.3, rand=0.07)
    grain = stash(
        lathe("grain", [(0, -0.5), (0.13, -0.44), (0.19, -0.2), (0.2, 0.1), (0.14, 0.4), (0, 0.5)], 8, soft)
    )

    def top(away):
        return z + height * (1 - min(1, away) ** dome)

    def point(u, w):
        return (
            cx + r * u * math.cos(w * TAU) * stretch[0],
            cy + r * u * math.sin(w * TAU) * stretch[1],
            top(u) - 0.006,
        )

    surface("rice_base", point, 24, 64, False, True, soft)
    for _ in range(count):
        angle, away = (rng.uniform(0, TAU), math.sqrt(rng.random()))
        where = (
            cx + r * away * math.cos(angle) * stretch[0],
            cy + r * away * math.sin(angle) * stretch[1],
            top(away) + rng.uniform(-0.01, 0.012),
        )
        lie = (math.pi / 2 + rng.uniform(-0.5, 0.5), rng.uniform(-0.4, 0.4), rng.uniform(0, TAU))
        instance(grain, where, lie, rng.uniform(0.062, 0.078))
