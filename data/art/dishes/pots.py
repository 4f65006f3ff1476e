"""Clay pots, stone pots, pans and stews."""

from studio import *


@dish("chicken-thit-ko")
def chicken_thit_kho():
    scene(41, "ochre", "aside", stripe="#4a2a16")
    clay_pot(0.98, 0.56)
    level = 0.36
    broth(0.87, level, "#3a1204", "#7a3208", 0.92, "#a8501a")
    chicken = stew_pieces(6, (0.2, 0.16, 0.11), "#6a2c0c", "#b8641e", 2.8, rough=0.18, coat=0.9)
    heap(
        chicken,
        ring_points(9, 0.58, 0.2, 6.4, 0.08) + disc_pts(9, 0, 0, 0.4),
        (0.85, 1.1),
        0.4,
        -0.03,
        batch=4,
    )
    egg = egg_half(0.2, white="#c99c62", stain="#7a3f16", yolk="#e27a10", core="#c8560a")
    place(egg, (0.36, 0.26, level + 0.2), (0.2, 0.12, 0.6))
    instance(egg, (0.46, -0.16, level + 0.19), (0.26, 0.2, -0.5))
    instance(egg, (-0.42, -0.34, level + 0.19), (0.3, -0.12, 2.6))
    instance(egg, (-0.40, 0.36, level + 0.2), (0.05, -0.1, 1.8))
    oil(90, 0.8, level + 0.003, "#c8641a", smin=0.008, smax=0.05)
    scatter([chili_ring(0.05)], disc_pts(9, 0.0, 0.0, 0.5), (0.8, 1.0), 0.5, 0.01)
    strew_herb(0, 0, 0.45, 22, 0.05)
    herb(-0.02, 0.05, size=0.11, leaves=4, turn=1.0)
    strew_pepper(0, 0, 0.6, 50)
    side_rice(1.05, 1.2, 0.42, "#5f766e")
    place(chili_whole(0.5), (0.85, -1.1, 0), (0, 0, 1.9))
    place(garlic(0.14), (1.12, -0.72, 0))
    chopsticks((0.95, -1.8), (1.45, -0.1))


@dish("egg-tomato-shrimp")
def egg_tomato_shrimp():
    scene(42, "teal", "tray", stripe="#8a3324")
    board(0, 0.05, 2.05, 2.9, 0.05, "#5a3418", "#9a683c", 0.06)
    flat_plate(0.95, 0.2, "#d9cdb8", "#33474a", flat=0.75, z=0.06)
    base = 0.12
    sauce(0.72, base, "#a8280a", "#d8541a", bumps=0.03, rough=0.1, sss=0.1)
    curds = egg_curds(8, 0.15)
    heap(curds, disc_pts(40, 0, 0.02, 0.66), (0.8, 1.2), 0.35, -0.01, batch=8)
    wedges = [tomato_wedge(0.2, 0.15), tomato_wedge(0.19, 0.18)]
    heap(wedges, disc_pts(9, 0, 0, 0.56), (0.85, 1.05), 1.0, 0.02, batch=3)
    prawn = stash(shrimp(0.17, 0.075))
    heap([prawn], disc_pts(9, 0, 0.04, 0.5), (0.9, 1.05), 0.5, 0.03, batch=3)
    heap(curds, disc_pts(7, 0, 0, 0.5), (0.5, 0.75), 0.5, 0.0, batch=3)
    strew_scallions(0, 0.02, 0.5, 44, (0.65, 1.0))
    strew_pepper(0, 0, 0.6, 50)
    chopsticks((0.55, -1.45), (-1.0, -1.05), 0.11, 0.11)
    place(tomato_wedge(0.28, 0.98), (0.6, 1.42, 0.24), (0.3, 0.1, 0))
    place(scallion_stalks(3, 1.2), (-0.95, 1.2, 0.06), (0, 0, 0.35))


@dish("braised-minced-pork-tofu")
def braised_minced_pork_tofu():
    scene(43, "plum", "overhead", stripe="#6b3a48")
    skillet(0.96, 0.26, -0.95)
    level = 0.13
    sauce(0.84, level, "#3a1606", "#7a3a12", bumps=0.02, rough=0.1, coat=1, sss=0.05)
    slabs = [golden_tofu(0.17, 0.06) for _ in range(5)]
    for ring, count in ((0.56, 9), (0.2, 3)):
        for x, y in ring_points(count, ring, 0.3, 0.3 + TAU, 0.03):
            instance(
                rng.choice(slabs),
                (x, y, level + 0.06),
                (rng.uniform(-0.1, 0.1), rng.uniform(-0.25, 0.05), math.atan2(y, x) + rng.uniform(-0.2, 0.2)),
                rng.uniform(0.9, 1.1),
            )
    for x, y in ring_points(5, 0.38, 0.1, 0.1 + TAU, 0.05):
        instance(
            rng.choice(slabs),
            (x, y, level + 0.16),
            (rng.uniform(-0.2, 0.2), rng.uniform(-0.2, 0.2), rng.uniform(0, 6)),
            0.95,
        )
    pork = mince(8, 0.034, "#4a200e", "#94562c")
    heap(pork, disc_pts(330, 0, 0, 0.74), (0.6, 1.2), 0.6, 0.0, batch=110)
    heap(pork, disc_pts(150, 0, 0, 0.36, True), (0.6, 1.2), 0.6, 0.0, batch=50)
    oil(60, 0.8, level + 0.012, "#c8741e", smin=0.008, smax=0.035)
    strew_scallions(0, 0, 0.5, 60, (0.7, 1.05))
    heap([shiitake(0.09)], disc_pts(9, 0, 0, 0.6), (0.8, 1.0), 0.5, 0.01, batch=3)
    choy = leafy(4, 0.46, 0.26, "#cfe0a0", "#2f7a22", "#6aa83c")
    for i, angle in enumerate((0.9, 1.25, 2.9, 3.2, 5.3, 5.6)):
        x, y = 0.52 * math.cos(angle), 0.52 * math.sin(angle)
        update()
        instance(choy[i % 4], (x, y, look_down(x, y)[0].z + 0.02), (0, 0.05, angle), 0.8)
    side_rice(-0.7, 1.52, 0.38, "#d8cbb4")
    place(garlic(0.14), (0.85, 1.2, 0))


@dish("mapo-tofu")
def mapo_tofu():
    scene(8, "ochre", "classic", stripe="#3a4f5c", linen="#d9caae")
    bowl(1.02, 0.5, "#1b2e3d", "#24394a", "#8a5a36")
    inside = bpy.data.objects["bowl_in"]
    level = 0.33
    silky = glazed("tofu", "#f0dfbc", "#e6cd9f", "#a01c05", (0.46, 0.60), zfade=(0.28, 0.46))
    cubes = [cube(rng.uniform(0.075, 0.1), silky) for _ in range(74)]
    for block, (where, turn) in zip(cubes, sprinkle_start(74, 0.52, 0.5, 0.16, 9)):
        place(block, where, (rng.uniform(-0.2, 0.2), rng.uniform(-0.2, 0.2), turn[2]))
    settle(cubes, [inside], 90)
    for block in cubes:
        if block.location.z < 0.05 or math.hypot(block.location.x, block.location.y) > 0.95:
            block.location.z = -20
    broth(0.87, level, "#4a0a03", "#8f2008", 0.88, "#c8401a", wob=0.02)
    oil(190, 0.86, level + 0.003, "#f0641a", smin=0.008, smax=0.05)
    scatter(mince(7), disc_pts(330, 0, 0, 0.80), (0.45, 1.15), 0.6, -0.004)
    strew_flakes(0, 0, 0.75, 120)
    strew_pepper(0, 0, 0.45, 110, ("#2a140a", "#5a3018"), 0.012)
    strew_scallions(0, 0, 0.52, 50, (0.7, 1.0))
    chopsticks((-0.2, 1.55), (2.0, 2.35))
    small_bowl(-0.95, 1.62, 0.38, 0.24, "#cdbfa6")
    husk = food_material("sichuan", "#5a160c", "#a03a20", 9, rough=0.5, rand=0.3, bump=0.5)
    pepper = [stash(blob(0.032, 0.3, husk, "sichuan", 10)) for _ in range(4)]
    scatter(pepper, disc_pts(90, -0.95, 1.62, 0.24), (0.8, 1.1), 0.4, 0.03)
    place(chili_whole(), (0.75, 1.25, 0), (0, 0, 2.5))
    place(garlic(0.13), (-0.18, 1.72, 0), (1.2, 0.3, 0.5))
    strew_scallions(0.85, -1.1, 0.3, 9, even=True)
    scatter(pepper, disc_pts(10, 0.9, -1.15, 0.35), (0.8, 1.1), 0.4)


@dish("bo-kho")
def bo_kho():
    scene(44, "walnut", "aside", stripe="#2f5a5c")
    clay_pot(0.98, 0.6, "#2f4a5c", "#d9cbb2", "#7a5a3a")
    level = 0.42
    broth(0.87, level, "#5a1404", "#9a300a", 0.9, "#c8501a")
    beef = stew_pieces(6, (0.2, 0.16, 0.13), "#3f1a0e", "#84452a", 3.2, rough=0.22, coat=0.7)
    heap(beef, ring_points(8, 0.56, 0.1, 6.3, 0.1) + disc_pts(8, 0, 0, 0.4), (0.85, 1.1), 0.5, -0.03, batch=4)
    big = lumps(
        4,
        (0.19, 0.12, 0.12),
        food_material("carrot", "#c9500c", "#ec8426", 5, rough=0.25, coat=0.6, sss=0.15, bump=0.1),
        0.15,
        boxy=3.4,
        rough=0.14,
    )
    heap(big, ring_points(7, 0.5, 0.6, 6.9, 0.12), (0.9, 1.15), 0.6, -0.02, batch=3)
    oil(110, 0.84, level + 0.002, "#f0601a", smin=0.008, smax=0.05)
    onion_arcs(16, on_top(0.02, 0.02, 0.18, (0.0, 0.04)), 0.13)
    loose_leaves("basil", disc_pts(11, 0.0, 0.02, 0.3, True), 0.13, ("#24601c", "#4f9a34"))
    strew_herb(0, 0, 0.4, 18, 0.06)
    place(instance(star_anise(0.13)), (-0.35, -0.4, level + 0.06), (0.2, 0.2, 0))
    place(lemongrass(1.2), (0.72, -1.55, 0), (0, 0, 1.25))
    anise = star_anise(0.13)
    instance(anise, (1.2, -0.95, 0.02), (0, 0, 1))
    instance(anise, (1.0, -0.62, 0.02), (0, 0, 2), 0.8)
    place(lime_half(0.2), (1.12, 1.02, 0.18), (0.5, 0.2, 0.4))
    place(lime_half(0.2), (0.80, 1.38, 0.14), (0.2, 0.3, 1.4))


@dish("spicy-tteokbokki")
def spicy_tteokbokki():
    scene(45, "slate", "corner", stripe="#b0482e")
    skillet(0.96, 0.26, 2.2)
    level = 0.15
    sauce(0.84, level, "#7a0c02", "#c8260a", bumps=0.02, rough=0.06, coat=1, sss=0.1)
    cakes = [rice_cake(0.44, 0.085) for _ in range(5)]
    heap(cakes, disc_pts(30, 0, 0, 0.66), (0.9, 1.1), 0.12, 0.05, batch=5, align=0.4)
    cakes_of_fish = [fish_cake(0.17) for _ in range(3)]
    heap(
        cakes_of_fish,
        [(-0.4, 0.3), (0.45, -0.25), (-0.3, -0.4), (0.1, 0.05), (-0.55, -0.05)],
        (0.95, 1.15),
        0.3,
        0.04,
        batch=2,
    )
    egg = egg_half(0.21, white="#f3e4cc", stain="#e8c8a0", yolk="#eaa01c", core="#e08a10")
    place(egg, (0.30, 0.22, 0.42), (0.2, 0.1, 0.5))
    instance(egg, (0.02, 0.42, 0.40), (0.05, -0.1, 2.2))
    cheese = food_material("cheese", "#e0c07a", "#ecd8a4", 4, rough=0.25, sss=0.3, coat=0.5, rand=0)
    strands(26, on_top(0.0, -0.05, 0.2, (0.0, 0.02)), cheese, 0.022, 0.26, 0.5)
    strew_scallions(0, -0.05, 0.5, 54, (0.7, 1.1))
    scatter_seeds(disc_pts(90, 0, 0, 0.6, True), 0.042)
    strew_flakes(0, 0, 0.6, 40, 0.016)
    chopsticks((0.35, -1.55), (1.25, -0.35), 0.045, 0.045)
    tea_cup(0.75, 1.45, "#5f766e")


@dish("soondubu-jigae")
def soondubu_jjigae():
    scene(46, "oat", "low", stripe="#8a3324", linen="#efe5d0")
    board(0, 0, 1.9, 1.8, 0.4, "#3a2012", "#6a4327", 0.06)
    stone_pot(0.95, 0.7)
    for part in ("stone_pot",):
        bpy.data.objects[part].location.z = 0.06
    level = 0.62
    broth(0.84, level, "#7a1002", "#c0300a", 0.92, "#e0501a", wob=0.02)
    silk = blotched("silken", "#cbb990", ["#b8946a"], 5, 0.55, coat=0.8)
    heap(
        lumps(6, (0.2, 0.16, 0.11), silk, 0.25, boxy=2.4, rough=0.4, detail=24),
        disc_pts(13, 0, 0, 0.62),
        (0.85, 1.2),
        0.4,
        -0.04,
        batch=4,
    )
    oil(120, 0.8, level + 0.006, "#f0501a", smin=0.01, smax=0.06)
    prawn = stash(shrimp(0.18, 0.08))
    for x, y, turn in ((-0.40, 0.32, 0.4), (-0.12, 0.48, 1.2), (0.50, -0.30, 1.4)):
        update()
        instance(prawn, (x, y, look_down(x, y)[0].z + 0.03), (0.3, 0.1, turn))
    for x, y, turn in ((0.38, 0.40, 0.3), (-0.52, -0.20, 2.2), (0.12, -0.52, 4.0)):
        update()
        place(clam(), (x, y, look_down(x, y)[0].z + 0.07), (0.25, 0.0, turn), 1.05)
    heap(
        mince(6, 0.034, "#5a2412", "#94502c"),
        disc_pts(50, -0.2, -0.1, 0.4, True),
        (0.7, 1.1),
        0.5,
        0,
        batch=20,
    )
    zucchini = coins(
        3,
        "zucchini",
        0.11,
        0.035,
        [(0.0, "#dfe6b4"), (0.8, "#cdd898"), (0.92, "#5f9a3a"), (1.0, "#2f6a24")],
        wobble=0.03,
    )
    heap(zucchini, [(0.52, 0.05), (0.46, -0.14), (0.58, 0.2)], (0.9, 1.0), 0.4, 0.02, batch=1)
    place(enoki(34, 0.42), (-0.66, 0.12, level + 0.08), (0, 0, -0.3))
    update()
    place(yolk(0.17), (0.14, 0.02, look_down(0.14, 0.02)[0].z - 0.02))
    strew_scallions(-0.05, -0.1, 0.45, 40, (0.7, 1.05))
    scatter([chili_ring(0.055)], disc_pts(6, 0.1, 0.1, 0.45), (0.8, 1.05), 0.4, 0.01)
    strew_flakes(0, 0, 0.6, 40, 0.016)
    side_rice(-0.85, 1.6, 0.42, "#5f766e")
    dip(0.75, 1.75, 0.32, "#e4dccb", "#7a1404", "#b83a14")


@dish("malaysian-curry-chicken")
def malaysian_curry_chicken():
    scene(47, "navy", "classic", stripe="#bd7a34")
    bowl(1.0, 0.58, "#c9832c", "#e0cfae", "#6a3a1c")
    level = 0.42
    sauce(0.9, level, "#a8480a", "#d98224", bumps=0.03, rough=0.1, sss=0.15)
    chicken = stew_pieces(6, (0.22, 0.17, 0.13), "#7a3a10", "#b8702c", 2.5, rough=0.22, coat=0.8)
    heap(
        chicken,
        ring_points(7, 0.5, 0.3, 6.6, 0.1) + disc_pts(6, 0, 0, 0.34),
        (0.85, 1.1),
        0.4,
        -0.03,
        batch=3,
    )
    heap(
        potatoes(5, 0.15),
        ring_points(6, 0.52, 0.8, 7.1, 0.12) + disc_pts(2, 0, 0, 0.3),
        (0.85, 1.1),
        0.5,
        -0.02,
        batch=3,
    )
    oil(170, 0.86, level + 0.012, "#d8320a", smin=0.008, smax=0.06)
    heap([tomato_wedge(0.17) for _ in range(2)], disc_pts(5, 0, 0, 0.6), (0.85, 1.0), 0.8, 0.0, batch=2)
    loose_leaves("mint", disc_pts(16, 0.05, 0.05, 0.42, True), 0.10, ("#1f4f1c", "#3f7a2c"))
    scatter([chili_ring(0.05)], disc_pts(8, 0, 0, 0.5), (0.8, 1.0), 0.4, 0.01)
    coconut = food_material("coconut", "#ece0cc", "#f3eadc", 3, rough=0.15, coat=0.7, rand=0)
    swirl = [
        (0.55 * k * math.cos(5 * k + 2), 0.5 * k * math.sin(5 * k + 2)) for k in np.linspace(0.3, 1.0, 40)
    ]
    update()
    tubes(
        "coconut", [([(x, y, look_down(x, y)[0].z + 0.004) for x, y in swirl], 0.014)], 0.014, coconut, 8, 0.5
    )
    side_rice(-0.72, 1.6, 0.42, "#d8cbb4")
    instance(star_anise(0.13), (0.35, 1.55, 0.02))
    place(chili_whole(0.5), (0.62, 1.35, 0), (0, 0, 0.6))
    loose_leaves("mint", disc_pts(6, 0.85, -1.15, 0.26), 0.11, ("#1f4f1c", "#3f7a2c"))
    instance(star_anise(0.12), (0.6, -1.4, 0.02), (0, 0, 2))


@dish("high-protein-hot-pot")
def hot_pot_for_one():
    scene(48, "dark wood", "overhead", stripe="#8a3324")
    hot_pot(0.92, 0.44)
    level = 0.32
    broth(0.88, level, "#8a4a10", "#c08434", 0.8, "#dca850")
    greens = cabbage(6, 0.36)
    heap(
        greens, disc_pts(6, 0.42, 0.42, 0.26) + disc_pts(5, -0.35, -0.5, 0.22), (0.8, 1.1), 0.4, 0.0, batch=4
    )
    beef = beef_shavings(6, 0.42, 0.2, "#8a3a30", "#c07a66")
    heap(beef, disc_pts(13, -0.42, 0.10, 0.26), (0.8, 1.05), 0.5, 0.03, batch=3)
    tofu = fish_cube("tofu", 0.085)
    heap([tofu], disc_pts(10, 0.46, -0.08, 0.22), (0.9, 1.1), 0.2, 0.06, batch=4)
    prawn = stash(shrimp(0.16, 0.07))
    heap([prawn], [(0.2, -0.52), (0.42, -0.46), (0.3, -0.3), (-0.12, 0.5)], (0.95, 1.05), 0.3, 0.06, batch=2)
    heap(
        [shiitake(0.13)],
        [(0.08, 0.62), (-0.3, 0.58), (0.62, 0.22), (-0.62, -0.2)],
        (0.9, 1.1),
        0.3,
        0.04,
        batch=2,
    )
    place(enoki(40, 0.5), (-0.62, -0.42, level + 0.05), (0, 0, 0.5))
    oil(50, 0.84, level + 0.004, "#f0601a", smin=0.008, smax=0.04)
    spinach = leafy(4, 0.36, 0.24, "#7aa84a", "#1c4f1a", "#3a7a2c", 0.1)
    heap(
        spinach,
        [spot(0.06, 0.36, 0.07, 0.07) for _ in range(6)] + [spot(-0.05, -0.68, 0.06, 0.03) for _ in range(3)],
        (0.75, 0.95),
        0.5,
        0.02,
        batch=2,
    )
    for x, y, turn in ((0.02, 0.02, 0.6), (0.16, 0.14, 2.4), (-0.12, -0.2, 4.0)):
        place(chili_whole(0.34, "#6a0f06", "#a01c0c"), (x, y, level - 0.01), (0, 0, turn), 0.8)
    strew_scallions(0.0, 0.0, 0.6, 40)
    flat_plate(0.62, 0.1, "#d9cdb8", "#2f4a5c", x=0.85, y=1.42)
    raw = beef_shavings(6, 0.44, 0.2, "#a8283a", "#d98a84")
    heap(raw, disc_pts(16, 0.75, 1.38, 0.34), (0.8, 1.0), 0.5, 0.02, batch=4)
    dip(-0.62, 1.45, 0.34, "#2f4a44", "#8a5a2c", "#b8864a")
    strew_scallions(-0.62, 1.45, 0.18, 14)
    dip(-0.72, -1.35, 0.3, "#e4dccb", "#1c0a05", "#3a170a")
    chopsticks((0.0, -1.75), (1.3, -0.95), 0.2, 0.2)
