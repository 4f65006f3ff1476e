"""Bread, wraps and crepes."""

from studio import *


@dish("roast-pork-banh-mi")
def roast_pork_banh_mi():
    scene(22, "lagoon", "tray")
    board(0, 0.05, 1.95, 3.1, 0.06, "#5a3418", "#9a683c")
    bottom = place(baguette_half(1.3, 0.4, 0.24, 0), (0, 0, 0.24), (math.pi, 0, 0))
    lid = place(baguette_half(1.3, 0.37, 0.25, 0), (0, 0.38, 0.44), (math.radians(-52), 0, 0))
    parts = [bottom, lid]
    greens = scallion_stalks(3, 2.2)
    parts.append(place(greens, (-1.1, -0.22, 0.36), (0.3, 0, 0), (1, 0.4, 0.4)))
    creamy = food_material("mayo", "#d9a878", "#e8c49a", 3, rough=0.2, coat=0.6, sss=0.2, rand=0)
    smear = [(x, -0.30 + 0.02 * math.sin(x * 17), 0.29) for x in np.linspace(-1.1, 1.1, 60)]
    parts.append(tubes("mayo", [(smear, 0.03)], 0.03, creamy, 8, 0.6))
    red_edged = [(0.0, "#d0a488"), (0.62, "#cf9f84"), (0.8, "#b9785c"), (0.88, "#a82a14"), (1.0, "#6a1208")]
    pork = coins(
        4, "pork", 0.17, 0.03, red_edged, stretch=(1.35, 1.0), wobble=0.1, uneven=0.12, scale=24, bump=0.3
    )
    for i in range(10):
        parts.append(
            instance(
                pork[i % 4],
                (-1.02 + i * 0.225, -0.17, 0.36),
                (0.85, rng.uniform(-0.1, 0.1), rng.uniform(-0.2, 0.2)),
                1.05,
            )
        )
    cucumber = cucumber_slice(0.15)
    for i in range(10):
        parts.append(instance(cucumber, (-1.02 + i * 0.225, 0.10, 0.40), (0.95, rng.uniform(-0.15, 0.15), 0)))
    carrot = food_material("carrot", "#d9641a", "#f08c34", 4, rough=0.3, coat=0.4, rand=0)
    daikon = food_material("daikon", "#e0d6bc", "#efe6d2", 4, rough=0.3, coat=0.4, sss=0.2, rand=0)

    def along():
        return rng.uniform(-1.05, 1.05), -0.02 + rng.gauss(0, 0.07), 0.49 + rng.uniform(-0.02, 0.09)

    parts += [strands(150, along, carrot, 0.014, 0.24), strands(120, along, daikon, 0.014, 0.24)]
    for i in range(9):
        parts.append(
            place(
                sprig("cilantro", 0.1, 5),
                (-0.98 + i * 0.245 + rng.uniform(-0.05, 0.05), -0.02, 0.6),
                (0.5, -0.1, rng.uniform(0, 6)),
            )
        )
    ring = chili_ring(0.06)
    for _ in range(10):
        parts.append(
            instance(
                ring,
                (rng.uniform(-1, 1), -0.1 + rng.gauss(0, 0.05), 0.56),
                (rng.uniform(-0.2, 0.8), rng.uniform(-0.5, 0.5), 0),
            )
        )
    place(group(parts, "banh_mi"), (-0.02, 0.12, 0.06), (0, 0, math.radians(58)), 0.98)
    small_bowl(0.66, -1.05, 0.3, 0.22, "#d8cbb4", 0.05)

    def in_bowl():
        return 0.66 + rng.gauss(0, 0.1), -1.05 + rng.gauss(0, 0.1), 0.2 + rng.uniform(0, 0.07)

    strands(90, in_bowl, carrot, 0.012, 0.16)
    strands(80, in_bowl, daikon, 0.012, 0.16)
    place(chili_whole(0.5), (-0.5, -1.0, 0.09), (0, 0, 0.5))
    place(sprig("cilantro", 0.15, 5), (0.2, -1.35, 0.1), (0, 0, 2.6))
    place(lime_half(0.16), (0.75, 1.45, 0.2), (0.5, 0.2, 0.4))
    cloth(-1.0, 1.0, 1.3, 1.2, 0.7, "#efe5d0", "#b0482e")


@dish("chinese-egg-crepe")
def chinese_egg_crepe():
    scene(23, "plum", "low", stripe="#bd7a34")
    board(0, 0.05, 2.15, 2.1, 0.06, "#6a4024", "#b07c4a", 0.08)
    paper = food_material("paper", "#cfc2a4", "#dfd3b8", 8, rough=0.7, rand=0, bump=0.2)
    sheet_ = surface(
        "paper",
        lambda u, w: ((u - 0.5) * 1.6, (w - 0.5) * 1.5, 0.10 + 0.02 * noise3(u * 4, w * 4, 2)),
        40,
        40,
        mat=paper,
    )
    place(sheet_, (-0.02, 0.02, 0), (0, 0, 0.2))
    nodes = new_material("crepe")
    where = nodes.coord()
    egg_patches = nodes.ramp(
        nodes.noise(where, 5, 5, 0.6), [(0.32, "#c07a24"), (0.5, "#e6b23c"), (0.68, "#f0d48a")]
    )
    brown = nodes.ramp(nodes.noise(where, 13, 5, 0.7), [(0.56, 0.0), (0.68, 0.85)])
    tone = nodes.mix(brown, egg_patches, "#8f4f16")
    green = nodes.math(
        "MULTIPLY",
        nodes.math("LESS_THAN", nodes.voro(where, 15), 0.2),
        nodes.math("GREATER_THAN", nodes.noise(where, 6, 2), 0.46),
    )
    tone = nodes.mix(green, tone, "#4f8f2c")
    crepe = nodes.out(
        nodes.bsdf(
            Base_Color=tone,
            Roughness=0.35,
            Subsurface=0.12,
            Subsurface_Color=tone,
            Subsurface_Radius=(0.03, 0.02, 0.01),
            Clearcoat=0.35,
            Normal=nodes.bump(nodes.noise(where, 16, 5), 0.3, 0.03),
        )
    )
    ham = food_material("ham", "#c9705a", "#e0a088", 6, rough=0.3, coat=0.4, rand=0.1)
    leaf_green = food_material("lettuce", "#4f9a2c", "#a8d45a", 3, rough=0.35, coat=0.3, sss=0.12, rand=0.12)
    sauce_ = food_material("bean_sauce", "#4a1606", "#6a240c", 3, rough=0.12, coat=0.9, rand=0)
    chicken = grained("chicken", "#c9a47a", "#ead2ae", (20, 4, 20), rough=0.4, rand=0.05)

    def half(length):
        width, height = 0.62, 0.26
        phase = rng.uniform(0, 20)

        def outer(u, w):
            angle = w * TAU
            k = square_factor(angle, 3.0) * (
                1 + 0.03 * noise3(u * 6, math.cos(angle) * 2 + phase, math.sin(angle) * 2)
            )
            closing = min(1, u / 0.08)
            k *= 0.7 + 0.3 * math.sqrt(closing) if u > 0 else 0
            return (
                -length * (1 - u),
                width / 2 * k * math.cos(angle),
                max(height / 2 * k * math.sin(angle), -0.11) + 0.11,
            )

        wrap_ = surface("crepe", outer, 50, 64, False, True, crepe)
        wrap_.modifiers.new("s", "SOLIDIFY").thickness = 0.022
        parts = [wrap_]
        for layer, (material, count) in enumerate(
            ((ham, 3), (leaf_green, 3), (ham, 2), (chicken, 1), (leaf_green, 2))
        ):
            for k in range(count):
                z = 0.045 + layer * 0.036 + k * 0.012
                wide = 0.5 * (1 - abs(layer - 2) * 0.10)
                frill = 0.03 if material is leaf_green else 0.006
                shape = surface(
                    "layer",
                    lambda u, w, z=z, wide=wide, frill=frill, k=k: (
                        -0.3 + 0.33 * u + rng.uniform(-0.004, 0.004),
                        (w - 0.5) * wide,
                        z + frill * u * math.sin(w * 26 + k * 2) + 0.01 * noise3(w * 6, z * 30, u),
                    ),
                    8,
                    60,
                    mat=material,
                )
                shape.modifiers.new("s", "SOLIDIFY").thickness = 0.012
                parts.append(shape)
        smear = [(0.012, y, 0.10 + 0.015 * math.sin(y * 30)) for y in np.linspace(-0.2, 0.2, 30)]
        parts.append(tubes("bean_sauce", [(smear, 0.016)], 0.016, sauce_, 8))
        return group(parts, "half")

    place(half(0.95), (-0.46, -0.42, 0.24), (0, -0.10, -1.75), 1.36)
    place(half(0.95), (0.40, -0.34, 0.46), (0, -0.30, -1.30), 1.36)
    scatter_seeds(disc_pts(80, 0, 0.2, 0.6), 0.04)
    strew_scallions(0.1, 0.0, 0.7, 22, (0.6, 0.9), even=True)
    dip(0.82, 1.6, 0.32, "#2f4a44", "#4a1606", "#6a240c")
    place(scallion_stalks(3, 1.3), (-1.0, 1.35, 0), (0, 0, 0.2))
    dip(-0.72, -1.12, 0.2, "#d9cdb8", "#8a1a06", "#b8320c", 0.08)


@dish("chicken-katsu-wrap")
def chicken_katsu_wrap():
    seed(4)
    table(*GROUNDS["terracotta"], bump=0.2)
    lights()
    camera(elev=46, dist=8.7, target=(0, 0.12, 0.4), focus=(0, -0.25, 0.7), fstop=2.4)
    board(0, 0.15, 2.15, 3.0, 0.10, "#4a2a16", "#8a5a34")
    cloth(-0.1, 0.45, 1.8, 1.5, 0.5, "#efe5d0", None, 0.105, 0.0)
    place(wrap_half(), (-0.48, 1.05, 0.50), (math.radians(80), 0, 0.10))
    place(wrap_half(), (0.56, 0.62, 0.50), (math.radians(76), math.radians(6), -0.22))
    dip(-0.58, -1.02, 0.32, "#2b2f33", "#3d1406", "#5a220c", 0.1)
    herb(0.62, -1.12, size=0.15, turn=2.4, lift=0.04)
    place(lime_half(0.17), (0.62, 1.85, 0.15), (0.4, 0.2, 0.4))
    purple = food_material("purple_slaw", "#6b1f5e", "#b55aa0", 5, rough=0.3, rand=0)
    strands(18, on_top(0.1, -0.95, 0.14, (0.01, 0.03), 0.08), purple, 0.011, 0.2)
    scatter_seeds([(rng.uniform(-0.2, 0.9), rng.uniform(-1.1, -0.7)) for _ in range(30)], 0.045)
