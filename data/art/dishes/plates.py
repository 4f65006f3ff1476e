"""Things on plates."""

from studio import *


@dish("banh-cuon")
def banh_cuon():
    scene(61, "olive", "corner", stripe="#b0482e")
    flat_plate(0.98, 0.13, "#ddd0b8", "#2f4a5c", 5.0, (1.0, 0.86), flat=0.85)
    skin = blotched(
        "rice_sheet", "#d9cbae", ["#a8805a", "#6a4630", "#4a3628"], 8, 0.47, soft=0.25, rough=0.14
    )
    for i in range(5):
        roll = rolled(1.22, 0.27, 0.14, skin, 0.09, 2.3)
        place(
            roll,
            (-0.12 + rng.uniform(-0.03, 0.03), 0.40 - i * 0.225, 0.06),
            (0, 0, rng.uniform(-0.06, 0.06) + 0.06),
        )
    cha_lua = [(0.0, "#d9c0a4"), (0.86, "#d6b898"), (0.93, "#c49a70"), (1.0, "#b08050")]
    fan(
        coins(3, "cha_lua", 0.17, 0.04, cha_lua, wobble=0.02, uneven=0.03),
        (0.60, 0.46, 0.10),
        (0.015, -0.14, 0.012),
        4,
        (0.2, -0.25, 0.3),
        (0, 0, 0.2),
    )
    bean_sprouts(26, on_top(0.62, -0.30, 0.08, (0.0, 0.08), 0.12), 0.28)
    fried_shallots(90, on_top(-0.14, -0.02, 0.22, (0.0, 0.03), 0.26))
    herb(0.55, -0.02, "mint", 0.1, 5, 2.4)
    herb(0.42, 0.62, "mint", 0.1, 5, 0.4)
    cuke = cucumber_slice(0.12)
    fan(cuke, (0.45, -0.55, 0.09), (0.1, 0.03, 0.006), 4, (0.3, 0.1, 0), (0, 0, 0.2))
    dip(0.62, 1.35, 0.38, "#e0d3bc", "#a85a12", "#c97a22")
    scatter([chili_ring(0.045)], disc_pts(6, 0.62, 1.35, 0.24), (0.8, 1), 0.2, 0.004)
    chopsticks((-0.95, -1.35), (0.75, -1.12))
    place(chili_whole(0.45), (0.75, -1.5, 0), (0, 0, 2.4))


@dish("shrimp-tofu-summer-rolls")
def shrimp_tofu_summer_rolls():
    scene(62, "blush", "overhead", stripe="#5f766e")
    flat_plate(0.96, 0.12, "#2f4a4c", "#8a5a36", flat=0.8)
    skin = blotched(
        "rice_paper", "#d2c4a4", ["#6a9a44", "#e0d2b0", "#d9843c"], 6.5, 0.54, rough=0.12, soft=0.2
    )
    prawn = stash(shrimp(0.115, 0.058, 3.6))
    under = leaf("mint", 0.15, "#3f7a2c", "#7fae4e")
    for x, y, turn in ((-0.10, 0.26, 0.18), (0.06, -0.16, 0.12)):
        roll = rolled(1.2, 0.38, 0.3, skin, 0.06, 2.2)
        place(roll, (x, y, 0.05), (0, 0, turn))
        for k in range(3):
            along = -0.36 + k * 0.36
            px, py = x + along * math.cos(turn), y + along * math.sin(turn) - 0.03
            update()
            instance(prawn, (px, py, look_down(px, py)[0].z + 0.012), (-0.1, 0, turn + 0.9), (1.0, 1.0, 0.6))
        update()
        for k in range(2):
            along = -0.18 + k * 0.36
            px, py = x + along * math.cos(turn), y + along * math.sin(turn) + 0.02
            instance(under[k], (px, py, look_down(px, py)[0].z + 0.012), (0, 0, turn + 1.4))
    green = lettuce(4, 0.42)
    heap(green, [(-0.5, -0.48), (-0.28, -0.6), (0.56, 0.42), (0.40, 0.58)], (0.7, 0.9), 0.3, 0.03)
    herb(0.5, 0.5, "mint", 0.12, 5, 2.6)
    herb(-0.42, -0.52, "cilantro", 0.12, 5, 0.4)
    dip(0.40, -0.62, 0.3, "#e0d3bc", "#8a4f1c", "#b87a3a", 0.05)
    scatter(peanuts(), disc_pts(16, 0.40, -0.62, 0.17, True), (0.8, 1.2), 0.5, 0)
    scatter([chili_ring(0.04)], disc_pts(3, 0.40, -0.62, 0.14), (0.8, 1), 0.2, 0.004)
    place(lime_half(0.17), (-0.62, 1.35, 0.15), (0.5, 0.2, 0.4))
    herb(0.55, 1.5, "mint", 0.16, 5, 0.5)
    scatter(peanuts(), disc_pts(12, -0.6, -1.35, 0.24), (0.9, 1.3), 0.8)
    chopsticks((0.0, -1.7), (1.4, -1.25), 0.2, 0.2)


@dish("beef-pad-see-ew")
def beef_pad_see_ew():
    scene(63, "teal", "aside", stripe="#bd7a34")
    flat_plate(0.98, 0.17, "#e0d3bc", "#b87a3a", flat=0.72)
    wide = grained(
        "wide_noodle", "#6e3812", "#c68c50", (3, 6, 6), rough=0.16, sss=0.15, coat=0.9, bump=0.15, rand=0.2
    )
    ribbons = sheets(
        8, 0.8, 0.18, wide, 0.2, thickness=0.016, ripple=0.13, taper=0.08, bend=0.04, frill=0.012, name="wide"
    )
    for x, y in disc_pts(46, 0, 0, 0.5):
        height = 0.10 + 0.26 * max(0, 1 - math.hypot(x, y) / 0.62) * rng.random()
        instance(
            rng.choice(ribbons),
            (x, y, height),
            (rng.uniform(-0.25, 0.25), rng.uniform(-0.12, 0.12), rng.uniform(0, TAU)),
            rng.uniform(0.8, 1.05),
        )
    greens = leafy(5, 0.5, 0.22, "#8fae4e", "#16421a", "#3a7426")
    heap(greens, disc_pts(11, -0.05, 0, 0.56), (0.85, 1.1), 0.5, 0.02, batch=3)
    heap(
        beef_shavings(6, 0.34, 0.17, "#3a1a0e", "#7a4a30"),
        disc_pts(9, 0.02, 0.02, 0.46),
        (0.85, 1.1),
        0.5,
        0.02,
        batch=3,
    )
    heap(egg_curds(5, 0.075), disc_pts(9, 0, 0, 0.55), (0.8, 1.2), 0.5, 0.0, batch=4)
    strew_pepper(0, 0, 0.6, 60)
    dip(1.12, 1.15, 0.32, "#2f3a44", "#c9a23c", "#e0c060")
    scatter([chili_ring(0.05)], disc_pts(7, 1.12, 1.15, 0.2), (0.8, 1), 0.2, 0.004)
    chopsticks((1.02, -1.6), (1.36, 0.2))
    place(chili_whole(0.45), (0.55, -1.35, 0), (0, 0, 1.2))


@dish("pad-kra-pow")
def pad_kra_pow():
    scene(64, "lagoon", "corner", stripe="#8a3324")
    flat_plate(1.0, 0.16, "#dccfb8", "#2f4a5c", flat=0.74)
    rice_mound(-0.34, 0.18, 0.5, 0.05, 0.34, 2600, dome=2.4)
    meat = mince(8, 0.045, "#6a3a1c", "#b07a48")
    heap(meat, [spot(0.30, -0.12, 0.2, 0.24) for _ in range(300)], (0.7, 1.25), 0.6, 0.0, batch=60)
    heap(meat, [spot(0.30, -0.10, 0.13, 0.15) for _ in range(130)], (0.7, 1.2), 0.6, 0.0, batch=40)
    loose_leaves(
        "basil", [spot(0.28, -0.14, 0.18, 0.2) for _ in range(26)], 0.115, ("#1c4f1a", "#3f7f2c"), 0.7
    )
    scatter([chili_ring(0.055)], [spot(0.30, -0.12, 0.18, 0.2) for _ in range(15)], (0.85, 1.05), 0.5, 0.012)
    cut_strips(9, on_top(0.30, -0.12, 0.2, (0.0, 0.02), 0.22), "#c8260c", "#e8502c", 0.026, 0.16)
    egg = fried_egg(0.44)
    update()
    place(egg, (-0.32, 0.16, 0.38), (0.12, 0.06, 0.4))
    strew_pepper(-0.3, 0.15, 0.3, 30)
    dip(0.72, 1.42, 0.32, "#2f4a44", "#a86a1c", "#c98a34")
    scatter([chili_ring(0.045)], disc_pts(8, 0.72, 1.42, 0.2), (0.8, 1), 0.2, 0.004)
    spoon(-0.4, -1.4, 0.35, "#b8b4ac")
    place(chili_whole(0.5), (0.6, -1.25, 0), (0, 0, 2.4))
    herb(0.95, -0.95, "basil", 0.14, 5, 0.6)


@dish("macro-friendly-shrimp-rice-rolls")
def shrimp_rice_rolls():
    scene(65, "rust", "tray", stripe="#23486a")
    board(0, 0.05, 2.05, 2.5, 0.1, "#3a2012", "#6f4628", 0.06)
    flat_plate(0.98, 0.13, "#e4dccb", "#23384a", 6.0, (0.95, 0.8), z=0.06, flat=0.88)
    soy = lathe(
        "soy",
        [(0.78, 0.0), (0.7, 0.012), (0, 0.014)],
        96,
        food_material("soy", "#2a0e04", "#4a1c08", 3, rough=0.04, coat=1, rand=0),
        lambda r, z, a, _: (r * square_factor(a, 5), z),
    )
    soy.scale = (0.98, 0.82, 1)
    soy.location.z = 0.112
    skin = blotched(
        "cheung_fun", "#dccfb4", ["#e89064", "#e0703a"], 4.5, 0.47, rough=0.1, soft=0.13, coat=1.0
    )
    for i in range(3):
        y, turn = 0.36 - i * 0.36, rng.uniform(-0.05, 0.05)
        for k in range(3):
            x = (k - 1) * 0.44 + rng.uniform(-0.015, 0.015)
            place(
                rolled(0.43, 0.36, 0.20, skin, 0.09, 2.4),
                (x, y + x * turn, 0.11),
                (0, 0, turn + rng.uniform(-0.05, 0.05)),
            )
    prawn = stash(shrimp(0.13, 0.06))
    for i in range(3):
        instance(prawn, (0.62, 0.36 - i * 0.36, 0.20), (1.2, 0.2, 1.2 + rng.uniform(-0.3, 0.3)))
        instance(prawn, (-0.64, 0.36 - i * 0.36, 0.20), (1.2, -0.2, 4.2 + rng.uniform(-0.3, 0.3)))
    drizzle = food_material("drizzle", "#3a1406", "#5a220a", 3, rough=0.05, coat=1, rand=0)
    update()
    for k in range(5):
        x0 = -0.5 + k * 0.24
        path = [
            (x0 + 0.03 * math.sin(9 * y + k), y, look_down(x0, y)[0].z + 0.006)
            for y in np.linspace(-0.5, 0.52, 30)
        ]
        tubes("drizzle", [(path, 0.018)], 0.018, drizzle, 8, 0.5)
    strew_scallions(0, 0, 0.55, 40, even=True)
    chopsticks((-0.85, -1.42), (0.9, -1.12), 0.11, 0.11)
    dip(0.62, 1.42, 0.3, "#2f3a44", "#7a1404", "#b8320c")
    tea_cup(-0.62, 1.5, "#e4dccb", "#a8691c")


@dish("steamed-eggs-minced-pork")
def steamed_eggs_minced_pork():
    scene(66, "dark wood", "corner", stripe="#bd7a34")
    bowl(1.0, 0.42, "#5f766e", "#86988a", "#3f4f48")
    level = 0.3
    sauce(0.88, level, "#d2a548", "#e2bf72", bumps=0.004, rough=0.12, coat=0.9, sss=0.4)
    soy = food_material("soy", "#3a1606", "#5a260c", 3, rough=0.04, coat=1, rand=0)
    puddle = surface(
        "puddle",
        lambda u, w: (
            (0.48 + 0.10 * noise3(math.cos(w * TAU) * 1.3 + 4, math.sin(w * TAU) * 1.3))
            * u
            * math.cos(w * TAU),
            (0.48 + 0.10 * noise3(math.cos(w * TAU) * 1.3 + 4, math.sin(w * TAU) * 1.3))
            * u
            * math.sin(w * TAU),
            level + 0.012 - 0.010 * u**6,
        ),
        16,
        80,
        False,
        True,
        soy,
    )
    puddle.location = (0, 0.02, 0)
    pork = mince(8, 0.04, "#5a2a12", "#a0622f")
    heap(pork, disc_pts(190, 0, 0.03, 0.34, True), (0.7, 1.2), 0.6, 0.0, batch=50)
    heap(pork, disc_pts(70, 0, 0.05, 0.2, True), (0.7, 1.2), 0.6, 0.0, batch=24)
    strew_scallions(0, 0.04, 0.34, 50, (0.7, 1.05))
    strew_scallions(0, 0.0, 0.8, 14, (0.6, 0.9), even=True)
    oil(50, 0.8, level + 0.008, "#b8641c", smin=0.008, smax=0.04, r0=0.42)
    spoon(0.68, 1.42, 0.7)
    side_rice(-0.2, 1.75, 0.36, "#d8cbb4")
    egg = stash(whole_egg(0.2, "#b8814e", "#d9a878"))
    instance(egg, (0.62, -1.2, 0.19), (0, 0, 0.5))
    instance(egg, (0.98, -0.98, 0.19), (0, 0, 1.7))
    strew_scallions(0.1, -1.35, 0.25, 7, even=True)
