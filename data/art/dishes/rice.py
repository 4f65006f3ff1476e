"""Bowls and boxes of rice."""

from studio import *


@dish("taiwanese-pork-chop")
def taiwanese_pork_chop():
    scene(71, "navy", "corner", stripe="#23486a")
    lunch_box(0.94, 0.86, 0.34)
    rice_mound(0, 0, 0.88, 0.05, 0.17, 3200, (0.98, 0.9), 4)
    strips = [
        breaded(0.92 * k, 0.14, 0.15, ("#5a2a02", "#b46c0a"), ("#bd9468", "#dcbc90"))
        for k in (0.8, 0.95, 1.0, 1.0, 0.92, 0.75)
    ]
    for i, part in enumerate(strips):
        place(
            part,
            (-0.62 + i * 0.172, 0.10 + 0.02 * math.sin(i), 0.32),
            (rng.uniform(-0.05, 0.05), -0.16, rng.uniform(-0.05, 0.05) - 0.05),
        )
    crumbs(lambda: spot(-0.18, 0.1, 0.3, 0.2), 160, ("#3e1a02", "#8a4a08"))
    egg = egg_half(0.2, stain="#8a4f20", white="#f0dfc0")
    place(egg, (0.58, 0.36, 0.36), (0.2, 0.1, 0.5))
    mustard = leafy(5, 0.34, 0.2, "#a8ac3c", "#4a5a14", "#8a9630", 0.12)
    heap(mustard, [spot(0.58, -0.12, 0.09, 0.1) for _ in range(12)], (0.7, 0.95), 0.6, 0.02, batch=3)
    cut_strips(26, on_top(0.56, -0.14, 0.1, (0.02, 0.08)), "#7a7a1c", "#b8b04a", 0.02, 0.2)
    choy = leafy(3, 0.5, 0.22, "#cfe0a0", "#2f7a22", "#5f9f34")
    for i, (x, y) in enumerate(((-0.66, -0.50), (-0.60, -0.62), (-0.22, -0.58), (-0.16, -0.50))):
        instance(choy[i % 3], (x, y, 0.25), (0.1, -0.1, rng.uniform(-0.15, 0.15)), 0.95)
    strew_pepper(-0.2, 0.15, 0.4, 50)
    chopsticks((-0.95, -1.25), (0.85, -1.38))
    dip(0.75, 1.32, 0.3, "#2f3a44", "#2a0d05", "#4a1c08")
    instance(star_anise(0.12), (-0.2, 1.5, 0.02))


@dish("beef-pepper-rice")
def beef_pepper_rice():
    scene(72, "slate", "low", stripe="#b0482e")
    iron_plate(0.95)
    rice_mound(0, 0.0, 0.5, 0.17, 0.34, 2600, dome=2.0)
    meat = beef_shavings(6, 0.34, 0.19, "#4a2414", "#8a5a3c")
    heap(meat, ring_points(22, 0.60, 0, TAU, 0.07), (0.85, 1.1), 0.4, 0.02, batch=4)
    heap(meat, ring_points(14, 0.60, 0.2, 6.4, 0.06), (0.8, 1.0), 0.5, 0.02, batch=4)
    heap(corn(), disc_pts(80, 0.0, 0.04, 0.28, True), (0.95, 1.15), 0.6, 0, batch=25)
    heap(corn(), ring_points(46, 0.44, 0, TAU, 0.05), (0.95, 1.15), 0.6, 0, batch=23)
    butter = food_material("butter", "#e0b83c", "#ecd07a", 3, rough=0.25, sss=0.3, coat=0.5, rand=0)
    update()
    place(cube(0.08, butter), (0.02, 0.02, look_down(0.02, 0.02)[0].z + 0.05), (0.1, 0.1, 0.5))
    strew_scallions(0, 0.02, 0.36, 46, (0.7, 1.05))
    strew_pepper(0, 0, 0.75, 220, ("#0e0c0a", "#3a3028"), 0.012)
    chopsticks((-0.6, 1.4), (1.0, 2.1))
    dip(0.85, 1.5, 0.32, "#d9cdb8", "#2a0d05", "#4a1c08")
    place(garlic(0.14), (-0.85, 1.45, 0))
    place(garlic(0.11), (-0.62, 1.28, 0), (1.2, 0.3, 0.5))


@dish("poke-bowl")
def poke_bowl():
    scene(73, "navy", "overhead", stripe="#23486a")
    bowl(1.0, 0.5, "#dccfb8", "#eadfcb", "#2f5a5c")
    rice_mound(0, 0, 0.86, 0.30, 0.10, 2600, dome=3)
    salmon, tuna = [fish_cube("salmon", k) for k in (0.075, 0.085)], [
        fish_cube("tuna", k) for k in (0.072, 0.082)
    ]
    heap(salmon, [spot(-0.40, 0.30, 0.14, 0.14) for _ in range(24)], (0.9, 1.1), 0.3, 0.05, batch=4)
    heap(tuna, [spot(0.36, 0.36, 0.14, 0.13) for _ in range(22)], (0.9, 1.1), 0.3, 0.05, batch=4)
    slices = avocado_slice(0.22)
    fan(slices, (-0.60, -0.22, 0.44), (0.085, -0.055, 0.012), 6, (0.35, 0.2, 0.6), (0, 0, -0.06))
    heap(
        peas(4, 0.042, "#5a8f24", "#9fca4e"),
        [spot(0.52, -0.14, 0.11, 0.13) for _ in range(50)],
        (0.85, 1.1),
        0.6,
        0.01,
        batch=12,
    )
    cuke = cucumber_slice(0.13)
    fan(cuke, (0.02, -0.62, 0.43), (0.10, 0.05, 0.006), 4, (0.35, 0.1, 0), (0, 0, 0.2))
    fan(cuke, (0.05, -0.50, 0.45), (0.10, 0.05, 0.006), 3, (0.35, 0.1, 0), (0, 0, 0.2))
    onion_arcs(12, on_top(0.02, 0.04, 0.09, (0.0, 0.04)), 0.10, ("#8a3a6a", "#e0c0d0"))
    strands(
        26,
        on_top(0.62, 0.10, 0.05, (0.0, 0.05)),
        food_material("wakame", "#12301a", "#2f5a2c", 6, rough=0.25, coat=0.7, rand=0),
        0.022,
        0.22,
        0.4,
    )
    strands(
        30,
        on_top(0.0, 0.62, 0.07, (0.0, 0.05)),
        food_material("gim", "#0c1a10", "#24381f", 6, rough=0.4, rand=0),
        0.016,
        0.22,
        0.4,
    )
    cut_strips(30, on_top(-0.08, -0.28, 0.07, (0.0, 0.06)), "#d9641a", "#f08c34", 0.014, 0.22)
    scatter_seeds(disc_pts(120, 0, 0.1, 0.7), 0.042)
    strew_scallions(0, 0.1, 0.6, 30, even=True)
    chopsticks((-0.2, -1.55), (1.35, -1.1), 0.2, 0.2)
    dip(-0.7, 1.42, 0.3, "#2f4a44", "#2a0d05", "#4a1c08")
    scatter_seeds(disc_pts(14, -0.7, 1.42, 0.16), 0.042)
    place(lime_half(0.16, "#d9a514", "#f0d060"), (0.62, 1.42, 0.14), (0.5, 0.2, 0.4))


@dish("katsudon")
def katsudon():
    scene(74, "ochre", "low", stripe="#23486a")
    bowl(1.0, 0.64, "#1d3047", "#d9cdb8", "#8a5a36")
    rice_mound(0, 0, 0.9, 0.42, 0.12, 2400, dome=3)
    egg = egg_curds(8, 0.15)
    sauce(0.86, 0.525, "#b87a20", "#e0b04a", bumps=0.06, scale=4, rough=0.15, sss=0.25)
    heap(egg, ring_points(22, 0.62, 0, TAU, 0.09), (0.6, 0.95), 0.3, -0.03, batch=22)
    onion_arcs(34, on_top(0.0, -0.05, 0.36, (0.0, 0.02)), 0.16, ("#c99c5a", "#e6cc96"), 0.012)
    lengths = (0.66, 0.92, 1.06, 1.10, 1.04, 0.90, 0.66)
    for i, k in enumerate(lengths):
        part = breaded(k, 0.17, 0.165, ("#64300a", "#bc740c"), ("#c29c6c", "#e0c498"))
        where = (-0.57 + i * 0.19, 0.05 + 0.02 * math.sin(i * 2), 0.70)
        place(part, where, (rng.uniform(-0.03, 0.03), -0.16, rng.uniform(-0.04, 0.04)))
    crumbs(lambda: spot(0, 0.05, 0.34, 0.25), 260, ("#5a2a04", "#a8640c"))
    heap(egg, [(-0.1, -0.34), (0.3, 0.3), (0.16, -0.12)], (0.4, 0.55), 0.4, 0.0)
    strew_scallions(0, 0, 0.45, 44, (0.65, 1.0))
    tea_cup(-0.72, 1.5, "#5f766e", "#8a7a24")
    chopsticks((0.0, 1.5), (1.4, 2.0))
    dip(0.95, 1.35, 0.24, "#d9cdb8", "#d9b23c", "#e6cc6a")


@dish("steak-donburi")
def steak_donburi():
    scene(75, "oat", "close", stripe="#8a3324", linen="#f0e8d8")
    bowl(1.0, 0.62, "#20242a", "#3a3230", "#7a4a2a")
    rice_mound(0, 0, 0.9, 0.40, 0.14, 2600, dome=3)
    slices = steak_slices(5, 0.19)
    for i in range(13):
        angle = 0.1 + TAU * i / 13
        where = (0.56 * math.cos(angle), 0.56 * math.sin(angle), 0.60)
        instance(slices[i % 5], where, (0.12, 0.22, angle + 0.25), 0.95)
    onion_arcs(46, on_top(0, 0, 0.12, (0.0, 0.08)), 0.14, ("#8a5a20", "#c9964a"), 0.014)
    update()
    strew_scallions(0.0, -0.05, 0.6, 60, (0.65, 1.0))
    strew_pepper(0, 0, 0.7, 80)
    glossy = food_material("glaze", "#3a1606", "#5a260c", 3, rough=0.04, coat=1, rand=0)
    update()
    for k in range(7):
        a = k * 0.9
        path = [
            (
                r * math.cos(a + 0.4 * r),
                r * math.sin(a + 0.4 * r),
                look_down(r * math.cos(a + 0.4 * r), r * math.sin(a + 0.4 * r))[0].z + 0.004,
            )
            for r in np.linspace(0.34, 0.74, 18)
        ]
        tubes("glaze", [(path, 0.014)], 0.014, glossy, 8, 0.5)
    place(yolk(0.19), (0.0, 0.0, 0.70))
    chopsticks((-0.3, 1.55), (1.7, 2.05))
    dip(-0.75, 1.55, 0.3, "#8a2f1e", "#2a0d05", "#4a1c08")


@dish("braised-minced-pork-rice-bowl")
def lu_rou_fan():
    scene(76, "lagoon", "classic", stripe="#23486a")
    bowl(1.0, 0.6, "#d8cdb8", "#e4dac6", "#6b4a30")
    rice_mound(0, 0, 0.9, 0.38, 0.16, 3200)
    pieces = stew_pieces(8, (0.07, 0.055, 0.045), "#3a1608", "#8a4a1e", 3.4, rough=0.14, coat=1.0)
    heap(pieces, [spot(-0.18, 0.06, 0.24, 0.24) for _ in range(150)], (0.75, 1.25), 0.5, 0.01, batch=30)
    heap(pieces, [spot(-0.18, 0.08, 0.15, 0.16) for _ in range(70)], (0.75, 1.2), 0.5, 0.01, batch=20)
    egg = egg_half(0.215, white="#ecd8b4", stain="#7a4520")
    place(egg, (0.44, 0.24, 0.70), (0.22, 0.1, 0.5))
    instance(egg, (0.16, 0.46, 0.70), (0.05, 0.05, 1.3))
    choy = leafy(4, 0.5, 0.26, "#cfe0a0", "#2f7a22", "#6aa83c")
    for i, (x, y, turn) in enumerate(((0.30, -0.20, -0.75), (0.22, -0.32, -0.95), (0.42, -0.12, -0.55))):
        update()
        instance(choy[i], (x, y, look_down(x, y)[0].z + 0.03), (0.1, 0.12, turn))
    strew_scallions(-0.16, 0.08, 0.26, 30, (0.7, 1.0))
    chopsticks((-0.2, 1.6), (2.0, 2.35))
    saucer(-0.92, 1.62, 0.4, "#23343c", "#2a0d05")
    instance(star_anise(0.12), (0.55, 1.42, 0.02))
    instance(star_anise(0.11), (0.85, -1.05, 0.02), (0, 0, 1))
    strew_scallions(0.75, -1.3, 0.25, 6, even=True)


@dish("chicken-karaage")
def karaage_don():
    scene(77, "terracotta", "tray", stripe="#b0482e")
    board(0, 0.05, 2.15, 2.6, -0.08, "#3a2012", "#6f4628", 0.06)
    bowl(0.98, 0.58, "#2f5a5c", "#dccfb8", "#8a5a36")
    for part in ("bowl_out", "bowl_in", "bowl_rim"):
        bpy.data.objects[part].location.z = 0.06
    rice_mound(0, 0, 0.84, 0.40, 0.14, 2400, dome=3)
    pale = food_material("slaw", "#d0dc9a", "#e8ecc8", 4, rough=0.3, sss=0.15, coat=0.3, rand=0)
    strands(90, on_top(-0.40, 0.26, 0.12, (0.0, 0.1)), pale, 0.012, 0.3)
    heap(
        karaage(7, (0.22, 0.18, 0.15)),
        [
            (0.30, 0.30),
            (0.02, 0.02),
            (0.42, -0.04),
            (-0.24, -0.24),
            (0.16, -0.36),
            (0.46, -0.34),
            (0.10, 0.42),
            (-0.02, -0.12),
            (0.26, 0.06),
            (0.22, -0.14),
            (-0.1, 0.2),
            (0.3, -0.5),
        ],
        (0.95, 1.15),
        0.5,
        0.09,
        batch=2,
        align=0.3,
    )
    place(lime_half(0.18, "#d9a514", "#f0d060"), (-0.50, -0.34, 0.66), (0.55, -0.25, 0.4))
    creamy = food_material("mayo", "#e6d2a4", "#eedcb4", 3, rough=0.15, coat=0.6, sss=0.2, rand=0)
    update()
    zigzag = [(x, 0.02 + 0.16 * (1 if i % 2 else -1)) for i, x in enumerate(np.linspace(-0.1, 0.5, 9))]
    points = catmull([(x, y, 0) for x, y in zigzag], 120)
    heights = np.array([look_down(p[0], p[1])[0].z for p in points])
    heights = np.convolve(np.pad(heights, 8, "edge"), np.ones(17) / 17, "valid") + 0.03
    points = [(p[0], p[1], z) for p, z in zip(points, heights)]
    tubes("mayo", [(points, 0.02)], 0.02, creamy, 8, 0.8)
    strew_scallions(0.15, 0.0, 0.45, 34, (0.65, 1.0))
    chopsticks((-0.95, -1.28), (0.9, -1.1), 0.11, 0.11)
    dip(0.66, 1.42, 0.28, "#d9cdb8", "#d9c08a", "#ead8b0", 0.0)
