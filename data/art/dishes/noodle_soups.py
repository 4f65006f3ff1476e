"""Bowls with noodles in them."""

from studio import *


@dish("hu-tieu")
def hu_tieu():
    scene(51, "terracotta", "classic", stripe="#2f5a5c")
    bowl(1.0, 0.64, "#dccfb8", "#eadfcb", "#2f4a5c")
    level = 0.46
    broth(0.92, level, "#8a5a1a", "#c08a3a", 0.55, "#e0b060")
    bundle(noodle_mat("#e0cda2", "#cdb482"), level, 0.017, loose=12, lean=1.4)
    oil(110, 0.88, level + 0.002, "#f0b03c", smin=0.008, smax=0.05)
    slices = pork_slices(4, 0.17)
    fan(slices, (-0.52, 0.20, level + 0.14), (0.13, 0.14, 0.012), 4, (0.3, 0.15, 0.8), (0, 0, 0.12))
    prawn = stash(shrimp(0.17, 0.075))
    for x, y, turn in ((0.50, 0.12, 1.9), (0.56, -0.18, 1.3), (0.36, -0.02, 2.3)):
        instance(prawn, (x, y, level + 0.15), (0.15, 0.1, turn))
    heap(
        mince(7, 0.038, "#7a4e34", "#b98a68"),
        disc_pts(60, 0.10, -0.42, 0.2, True),
        (0.7, 1.1),
        0.5,
        0,
        batch=20,
    )
    egg = egg_half(0.19, white="#f3e9d8", stain="#e6d2b0", yolk="#e8921a", core="#dc7a10")
    place(egg, (-0.42, -0.30, level + 0.19), (0.28, -0.1, 2.4))
    instance(egg, (-0.18, -0.50, level + 0.17), (0.34, 0.0, 2.9))
    bean_sprouts(16, on_top(0.34, 0.45, 0.1, (0.0, 0.06)))
    fried_shallots(34, on_top(0.08, 0.12, 0.09, (0.0, 0.04)))
    strew_scallions(0.05, 0.0, 0.5, 26, (0.45, 0.7))
    scallion_threads(22, on_top(0.1, 0.05, 0.14, (0.01, 0.04)))
    heap(lettuce(3, 0.34), [(-0.62, 0.48), (-0.46, 0.60)], (0.8, 0.95), 0.4, 0.02, batch=1)
    chopsticks((-0.1, 1.75), (2.0, 2.45))
    place(lime_half(0.17), (-0.35, 1.62, 0.15), (0.5, 0.2, 0.4))
    place(chili_whole(0.45), (-0.95, 1.5, 0), (0, 0, 0.4))
    strew_scallions(0.85, -1.1, 0.3, 8, even=True)


@dish("shoyu-ramen")
def shoyu_ramen():
    scene(11, "dark wood", "close", stripe="#8a3324", linen="#e0d3b8")
    bowl(1.0, 0.72, "#1d3047", "#d9cdb8", "#6d4327")
    level = 0.52
    broth(0.915, level, "#5a2408", "#9a5218", 0.6, "#d98a36")
    bundle(noodle_mat(), level)
    oil(150, 0.88, level + 0.001, "#f0a028")
    place(nori(0.5, 0.66), (0.34, 0.62, level - 0.12), (math.radians(-14), 0, -0.35))
    place(nori(0.5, 0.6), (0.62, 0.5, level - 0.14), (math.radians(-16), 0, -0.65))
    fan(
        chicken_slices(5, 0.19),
        (-0.62, 0.02, level + 0.12),
        (0.13, 0.13, 0.02),
        5,
        (0.35, 0.2, 0.75),
        (0, 0, 0.1),
    )
    egg = egg_half(0.215)
    place(egg, (0.36, 0.08, level + 0.19), (0.28, -0.05, 0.5))
    instance(egg, (0.54, -0.26, level + 0.15), (0.30, 0.16, -0.55))
    for i, shoot in enumerate(menma(6)):
        place(
            shoot,
            (
                0.02 + rng.uniform(-0.03, 0.03) + i * 0.045,
                0.44 + rng.uniform(-0.05, 0.05),
                level + 0.14 + 0.02 * (i % 3),
            ),
            (rng.uniform(-0.15, 0.15), rng.uniform(-0.15, 0.1), 1.2 + rng.uniform(-0.2, 0.2)),
        )
    strew_scallions(-0.12, -0.18, 0.42, 46, (0.7, 1.0), even=True)
    strew_scallions(0.0, -0.1, 0.66, 22, (0.6, 0.9), even=True)
    spinach = leafy(3, 0.3, 0.2, "#6a9a3c", "#163f16", "#2f6a24", 0.14)
    heap(spinach, [spot(-0.30, 0.52, 0.05, 0.04) for _ in range(8)], (0.7, 0.9), 0.6, 0.01, batch=2)
    chopsticks((-0.3, 1.55), (1.7, 2.05))
    small_bowl(-0.75, 1.6, 0.3, 0.2, "#2f3a44")
    scatter(scallion_set(), disc_pts(40, -0.75, 1.6, 0.2), (0.7, 1.05), 0.3, 0.01)


@dish("rotisserie-chicken-pho")
def rotisserie_chicken_pho():
    scene(52, "sage", "corner", stripe="#2f5a5c")
    bowl(1.0, 0.68, "#2f4a5c", "#e6dac4", "#5a3a24")
    level = 0.5
    broth(0.92, level, "#8a5410", "#c48a34", 0.5, "#e6b45c")
    bundle(noodle_mat("#e2d0a8", "#d0b888"), level, 0.04, flat=0.28, loose=8, lean=0.9)
    oil(130, 0.88, level + 0.002, "#f0b03c", smin=0.008, smax=0.06)
    poached_chicken_shreds(60, on_top(-0.18, 0.16, 0.17, (0.02, 0.14)), 0.36, 0.032)
    onion_arcs(22, on_top(0.25, 0.30, 0.14, (0.0, 0.05)), 0.15)
    strew_scallions(0.05, -0.05, 0.5, 46)
    strew_herb(0.1, 0.05, 0.4, 18, 0.06)
    loose_leaves(
        "basil", [(0.52, -0.05), (0.60, 0.12), (0.44, 0.10), (0.56, -0.2)], 0.14, ("#24601c", "#4f9a34")
    )
    scatter([chili_ring(0.055)], disc_pts(7, 0.3, -0.25, 0.22), (0.85, 1.05), 0.4, 0.01)
    place(lime_half(0.17), (-0.42, -0.36, level + 0.16), (0.5, -0.3, 0.4))
    strew_pepper(0, 0, 0.7, 50)
    flat_plate(0.5, 0.1, "#d9cdb8", "#7a4a2a", x=0.75, y=1.45)
    bean_sprouts(40, on_top(0.68, 1.42, 0.14, (0.0, 0.1)), 0.3)
    herb(0.75, 1.55, "basil", 0.14, 5, 2.0)
    chopsticks((0.15, -1.65), (1.2, -0.75))


@dish("wonton-noodle-soup")
def wonton_noodle_soup():
    scene(53, "rust", "overhead", stripe="#5f766e")
    bowl(1.0, 0.62, "#e2d6c0", "#eee2cc", "#2f5a5c")
    level = 0.44
    broth(0.91, level, "#8a5412", "#b8782a", 0.5, "#dca850")
    tangle(noodle_mat("#e0ae48", "#c88e34"), -0.05, 0.08, 0.68, level, 70, 0.014, rise=0.12)
    oil(110, 0.88, level + 0.002, "#f0b03c", smin=0.008, smax=0.05)
    wrapper = wonton_skin("#d9743f")
    wontons = [skirted_wonton(wrapper) for _ in range(4)]
    for x, y, turn in (
        (-0.42, -0.20, 2.4),
        (-0.18, -0.50, 3.4),
        (0.22, -0.50, 0.1),
        (0.52, -0.16, 1.2),
        (-0.54, 0.18, 1.6),
        (0.08, -0.20, 4.4),
    ):
        update()
        instance(
            rng.choice(wontons),
            (x, y, max(level, look_down(x, y)[0].z) - 0.06),
            (rng.uniform(-0.1, 0.1), rng.uniform(-0.1, 0.1), turn),
            rng.uniform(0.92, 1.05),
        )
    choy = leafy(4, 0.62, 0.26, "#cfe0a0", "#2f7a22", "#6aa83c")
    for i, (x, y, turn) in enumerate(((0.05, 0.62, -0.2), (0.02, 0.50, -0.45), (0.10, 0.72, 0.05))):
        instance(choy[i], (x, y, level + 0.10), (0.1, -0.1, turn + 0.1), 1.0)
    scallion_threads(14, on_top(-0.05, 0.1, 0.12, (0.01, 0.05)))
    strew_scallions(0, 0, 0.6, 26)
    strew_pepper(0, 0, 0.7, 40)
    spoon(-0.55, 1.52, 2.3)
    dip(0.72, 1.5, 0.3, "#2f3a44", "#7a1404", "#b8320c")
    chopsticks((-1.3, -1.0), (0.5, -1.62), 0.18, 0.18)


@dish("chicken-kalguksu")
def chicken_kalguksu():
    scene(54, "oak", "classic", stripe="#2f5a5c")
    bowl(1.0, 0.62, "#3a4d42", "#e0d2b8", "#7a5a3a")
    level = 0.46
    broth(0.92, level, "#c9ad78", "#dcc490", 0.9, "#e6d0a0")
    tangle(noodle_mat("#e2cc98", "#cdb07a"), 0, 0, 0.74, level, 52, 0.04, 0.4, 0.2)
    poached_chicken_shreds(64, on_top(-0.05, 0.16, 0.17, (0.02, 0.15)), 0.36, 0.032)
    cut_strips(36, on_top(0.40, -0.10, 0.10, (0.0, 0.07)), "#8fb04a", "#d9e0a8", 0.028, 0.32)
    cut_strips(24, on_top(-0.42, -0.16, 0.09, (0.0, 0.07)), "#d9641a", "#f08c34", 0.024, 0.3)
    strew_scallions(-0.02, 0.08, 0.4, 36)
    scatter_seeds(disc_pts(50, 0, 0.1, 0.4, True))
    strew_flakes(0, 0.05, 0.35, 24, 0.015)
    strew_pepper(0, 0, 0.7, 60)
    ribbon = food_material("ribbon", "#e0b040", "#f0d68a", 5, rough=0.25, sss=0.3, coat=0.6, rand=0, bump=0.1)
    egg_ribbons(22, 0.84, level + 0.012, ribbon, 0.035)
    chopsticks((-0.2, 1.6), (1.9, 2.25))
    dip(-0.85, 1.6, 0.34, "#e4dccb", "#8a1a06", "#b8320c")
    place(scallion_stalks(3, 1.1), (0.45, -1.5, 0), (0, 0, 0.9))


@dish("tonkotsu-inspired-ramen")
def tonkotsu_ramen():
    scene(55, "plum", "close", stripe="#b0482e", linen="#d9cdb8")
    bowl(1.0, 0.72, "#8a2f1e", "#2a1a16", "#3a2018")
    level = 0.53
    broth(0.92, level, "#d3b382", "#e2c79a", 1.0, "#e6d0a0")
    bundle(noodle_mat("#e4c27a", "#d0a658"), level, 0.017, loose=10)
    oil(60, 0.88, level + 0.002, "#e8b860", smin=0.01, smax=0.05)
    black = food_material("mayu", "#140a06", "#2e1a10", 4, rough=0.05, coat=1, rand=0)
    drop_ = stash(lathe("mayu", [(1, 0), (0.85, 0.15), (0.5, 0.2), (0, 0.22)], 24, black))
    for x, y in disc_pts(26, 0.15, -0.5, 0.34):
        r = 0.01 + 0.04 * rng.random() ** 2
        if math.hypot(x, y) < 0.86:
            instance(drop_, (x, y, level + 0.003), (0, 0, 0), (r, r * 0.85, r * 0.5))
    lean = [(0.0, "#c8977a"), (0.62, "#d2a588"), (0.8, "#c08e70"), (0.92, "#8a5230"), (1.0, "#4a2412")]
    fan(
        pork_slices(4, 0.21, lean),
        (-0.60, 0.02, level + 0.13),
        (0.14, 0.15, 0.02),
        4,
        (0.35, 0.2, 0.75),
        (0, 0, 0.12),
    )
    egg = egg_half(0.21)
    place(egg, (0.46, 0.14, level + 0.19), (0.25, 0.0, 0.3))
    place(nori(0.5, 0.62), (0.42, 0.64, level - 0.1), (math.radians(-14), 0, -0.5))
    heap(corn(), disc_pts(46, 0.42, -0.30, 0.17, True), (0.9, 1.1), 0.6, 0, batch=12)
    ear = food_material("wood_ear", "#1c120e", "#4a3226", 5, rough=0.3, coat=0.4, rand=0)
    strands(34, on_top(0.06, 0.46, 0.08, (0.0, 0.06)), ear, 0.02, 0.24, 0.5)
    bean_sprouts(16, on_top(-0.12, 0.40, 0.07, (0.0, 0.06)), 0.3)
    strew_scallions(-0.08, -0.12, 0.36, 56, (0.7, 1.0))
    scatter_seeds(disc_pts(50, -0.05, -0.1, 0.5, True))
    chopsticks((-0.3, 1.55), (1.7, 2.0))
    small_bowl(-0.78, 1.55, 0.28, 0.2, "#d8cbb4")
    heap(corn(), disc_pts(40, -0.78, 1.55, 0.2), (0.9, 1.1), 0.5, 0, batch=20)


@dish("spicy-kalguksu")
def spicy_kalguksu():
    scene(56, "lagoon", "low", stripe="#8a3324")
    bowl(1.0, 0.64, "#1f2429", "#cfc0a4", "#4a2a1a")
    level = 0.5
    broth(0.92, level, "#8a1804", "#c83c0c", 0.85, "#e0541c")
    bundle(noodle_mat("#e0b070", "#c98a4a"), level, 0.036, flat=0.4, loose=9, lean=0.5)
    oil(130, 0.88, level + 0.002, "#f0501a", smin=0.008, smax=0.06)
    for x, y, turn in (
        (-0.48, 0.24, 0.6),
        (-0.22, 0.44, 0.1),
        (0.52, -0.34, 1.4),
        (-0.5, -0.22, 2.4),
        (0.08, 0.28, 0.4),
    ):
        update()
        place(clam(), (x, y, look_down(x, y)[0].z + 0.04), (0.3, 0.0, 0.4 * math.sin(turn)), 0.9)
    prawn = stash(shrimp(0.18, 0.08))
    for x, y, turn in ((0.42, 0.30, 1.9), (0.55, 0.04, 1.3), (0.28, 0.10, 2.5)):
        update()
        instance(prawn, (x, y, look_down(x, y)[0].z + 0.03), (0.3, 0.1, turn), 1.05)
    cut_strips(30, on_top(-0.05, -0.38, 0.11, (0.0, 0.06)), "#8fb04a", "#d9e0a8", 0.026, 0.3)
    onion_arcs(10, on_top(0.0, 0.0, 0.2, (0.0, 0.03)), 0.12)
    squid = food_material("squid", "#d8c4b0", "#ecdcc8", 5, rough=0.2, sss=0.3, coat=0.7)
    ring = stash(
        lathe(
            "squid", [(0.075, 0), (0.075, 0.06), (0.09, 0.07), (0.11, 0.06), (0.11, 0), (0.075, 0)], 30, squid
        )
    )
    heap(
        [ring],
        [(-0.15, 0.10), (0.10, -0.10), (-0.30, 0.02), (0.30, -0.16), (0.0, 0.42)],
        (0.9, 1.1),
        0.7,
        0.02,
        batch=2,
    )
    ribbon = food_material("ribbon", "#e0a040", "#f0cc80", 5, rough=0.25, sss=0.3, coat=0.6, rand=0, bump=0.1)
    egg_ribbons(16, 0.84, level + 0.012, ribbon, 0.03)
    strew_scallions(0.0, 0.0, 0.5, 44)
    scatter([chili_ring(0.055)], disc_pts(8, 0, 0, 0.5), (0.85, 1.05), 0.4, 0.01)
    strew_flakes(0, 0, 0.65, 60, 0.015)
    chopsticks((-0.6, 1.5), (1.0, 2.2))
    dip(0.85, 1.5, 0.32, "#d9cdb8", "#8a1a06", "#b8320c")
    place(chili_whole(0.5, "#2f6a1c", "#5f9a34"), (-0.85, -1.1, 0.05), (0, 0, 0.4))


@dish("bun-bo-hue")
def bun_bo_hue():
    scene(57, "plum", "classic", stripe="#8a3324")
    bowl(1.0, 0.66, "#dccfb4", "#eadcc2", "#7a2a1a")
    level = 0.48
    broth(0.92, level, "#7a1e06", "#b0480e", 0.7, "#d8641c")
    bundle(noodle_mat("#e4d2aa", "#d2bc8e"), level, 0.027, loose=9, lean=-0.7)
    oil(190, 0.88, level + 0.002, "#e8380a", smin=0.008, smax=0.06)
    beef = coins(
        4,
        "shank",
        0.18,
        0.026,
        [
            (0.0, "#7a4a34"),
            (0.4, "#946048"),
            (0.5, "#c9a484"),
            (0.58, "#8a5640"),
            (0.9, "#7a4632"),
            (1.0, "#4a2616"),
        ],
        stretch=(1.4, 0.95),
        wobble=0.14,
        uneven=0.2,
        scale=18,
        bump=0.3,
    )
    fan(beef, (-0.55, 0.10, level + 0.13), (0.14, 0.12, 0.014), 5, (0.3, 0.15, 0.7), (0, 0, 0.14))
    fan(
        coins(
            3,
            "cha",
            0.15,
            0.035,
            [(0.0, "#d9bfa0"), (0.86, "#d2b392"), (0.94, "#b98e64"), (1.0, "#a87a4c")],
            wobble=0.02,
            uneven=0.04,
        ),
        (0.50, 0.20, level + 0.13),
        (0.03, -0.14, 0.01),
        3,
        (0.25, -0.3, 0.2),
        (0, 0, 0.3),
    )
    onion_arcs(16, on_top(0.15, 0.42, 0.1, (0.0, 0.04)), 0.14, ("#8a3a6a", "#d9b0c8"))
    strew_scallions(0.0, 0.0, 0.5, 44)
    strew_herb(0.02, 0.1, 0.35, 20, 0.06)
    bean_sprouts(16, on_top(-0.05, 0.50, 0.08, (0.0, 0.06)), 0.3)
    herb(0.08, -0.12, "mint", 0.11, 5, 0.9)
    place(lime_half(0.16), (0.50, -0.36, level + 0.15), (0.45, 0.25, 0.4))
    scatter([chili_ring(0.055)], disc_pts(7, -0.2, -0.32, 0.24), (0.85, 1.05), 0.4, 0.01)
    place(lemongrass(1.2), (-1.0, 1.35, 0), (0, 0, 0.35))
    place(lemongrass(1.1), (-0.9, 1.62, 0), (0, 0, 0.2))
    place(chili_whole(0.5), (0.6, 1.5, 0), (0, 0, 2.6))
    bean_sprouts(12, lambda: (0.8 + rng.gauss(0, 0.12), -1.2 + rng.gauss(0, 0.1), 0.03), 0.3)


@dish("spicy-miso-ramen")
def spicy_miso_ramen():
    scene(58, "teal", "aside", stripe="#bd7a34")
    bowl(1.0, 0.7, "#20242a", "#8a2416", "#1a1614")
    level = 0.52
    broth(0.92, level, "#a84a0c", "#d07a22", 1.0, "#e6a04c")
    tangle(noodle_mat("#e6b44c", "#cf9034"), 0, 0, 0.74, level, 80, 0.025, 1.0, 0.18)
    oil(150, 0.88, level + 0.002, "#d8280a", smin=0.008, smax=0.06)
    heap(
        mince(7, 0.036, "#6a2c10", "#a8622c"),
        disc_pts(150, -0.05, 0.05, 0.32, True),
        (0.7, 1.2),
        0.5,
        0,
        batch=40,
    )
    fan(
        chicken_slices(4, 0.18),
        (-0.62, -0.02, level + 0.12),
        (0.10, 0.14, 0.014),
        4,
        (0.3, 0.2, 0.9),
        (0, 0, 0.1),
    )
    bean_sprouts(34, on_top(0.30, 0.44, 0.12, (0.0, 0.09)), 0.32)
    heap(corn(), disc_pts(44, 0.50, -0.02, 0.16, True), (0.9, 1.1), 0.6, 0, batch=12)
    egg = egg_half(0.2)
    place(egg, (0.26, -0.46, level + 0.19), (0.32, 0.05, 0.2))
    strew_scallions(-0.05, 0.02, 0.3, 46, (0.7, 1.0))
    strew_flakes(-0.05, 0.0, 0.3, 40, 0.018, gauss=True)
    scatter_seeds(disc_pts(50, 0, 0, 0.5, True))
    place(nori(0.42, 0.5), (-0.36, 0.66, level - 0.06), (math.radians(-16), 0, 0.5))
    chopsticks((1.05, -1.5), (1.32, 0.35), 0.045, 0.045)
    dip(1.12, 1.15, 0.34, "#5f766e", "#7a1404", "#b8320c")
    scatter_seeds(disc_pts(20, 0.75, -1.3, 0.3), 0.05)


@dish("banh-canh-cua")
def banh_canh_cua():
    scene(59, "olive", "classic", stripe="#b0482e")
    bowl(1.0, 0.62, "#2f5a5c", "#e0d0b0", "#5a3a24")
    level = 0.46
    sauce(0.92, level, "#b8480a", "#dc7a26", bumps=0.012, rough=0.08, sss=0.2)
    tangle(noodle_mat("#e6d0a4", "#d4b888"), 0, -0.02, 0.72, level + 0.01, 34, 0.05, 1.0, 0.17)
    oil(120, 0.88, level + 0.008, "#e8380a", smin=0.008, smax=0.05)
    crab = [stash(crab_chunk(0.3)) for _ in range(3)]
    heap(crab, disc_pts(12, -0.18, 0.20, 0.26), (0.9, 1.1), 0.4, 0.02, batch=3)
    prawn = stash(shrimp(0.18, 0.08))
    for x, y, turn in ((0.44, 0.26, 2.0), (0.56, -0.02, 1.4), (0.36, -0.28, 0.8)):
        update()
        instance(prawn, (x, y, look_down(x, y)[0].z + 0.03), (0.25, 0.1, turn), 1.05)
    balls = meatballs(3, 0.095, "#b87a50", "#dca87c")
    for x, y in ((-0.52, -0.14), (-0.38, -0.32), (-0.58, -0.34), (-0.20, -0.46)):
        instance(rng.choice(balls), (x, y, level + 0.08), (0, 0, rng.uniform(0, 6)))
    egg = egg_half(0.19, white="#f0e4ce", stain="#e0c8a4", yolk="#e8951c", core="#dc7f12")
    place(egg, (0.16, -0.50, level + 0.19), (0.32, 0.05, 0.3))
    strew_scallions(0, 0, 0.5, 34)
    herb(0.02, 0.08, size=0.13, leaves=5, turn=0.9)
    strew_pepper(0, 0, 0.7, 70)
    chopsticks((-0.1, 1.75), (2.0, 2.4))
    place(lime_half(0.17), (-0.42, 1.6, 0.15), (0.5, 0.2, 0.4))
    place(chili_whole(0.45), (-0.98, 1.55, 0), (0, 0, 0.4))
    strew_herb(0.85, -1.1, 0.3, 7, 0.09)
