"""Soups and porridge."""

from studio import *


@dish("hong-kong-borscht")
def hong_kong_borscht():
    scene(31, "sage", "classic", stripe="#8a3324")
    bowl(1.0, 0.66, "#8a2f1e", "#e4d8c4", "#5a2a18")
    level = 0.48
    broth(0.92, level, "#7a1c06", "#b8400e", 0.85, "#d8602a")
    heap(
        cabbage(6, 0.34),
        ring_points(10, 0.60, 0.2, 6.4, 0.12) + disc_pts(6, 0, 0, 0.4),
        (0.75, 1.1),
        0.5,
        -0.03,
    )
    heap(
        stew_pieces(6, (0.16, 0.13, 0.11)), disc_pts(13, -0.05, 0.0, 0.68), (0.85, 1.15), 0.5, -0.02, batch=3
    )
    heap(carrots(5, 0.10), disc_pts(13, 0.05, -0.05, 0.74), (0.9, 1.2), 0.6, -0.03, batch=3)
    heap([tomato_wedge(0.19) for _ in range(2)], disc_pts(7, 0.0, 0.02, 0.7), (0.85, 1.0), 0.9, 0.0, batch=2)
    heap(potatoes(4, 0.12), disc_pts(7, 0, 0, 0.7), (0.9, 1.1), 0.6, -0.02, batch=3)
    celery = coins(
        4, "celery", 0.06, 0.035, [(0.0, "#dfe6b0"), (0.6, "#c3d488"), (1.0, "#8fae4e")], stretch=(1.4, 0.6)
    )
    heap(celery, disc_pts(18, 0, 0, 0.76), (0.9, 1.2), 0.7, 0.0, batch=4)
    oil(110, 0.88, level + 0.002, "#f0801e", smin=0.008, smax=0.05)
    strew_herb(0, 0.05, 0.5, 22, 0.05)
    strew_pepper(0, 0, 0.7, 60)
    place(tomato_wedge(0.3, 0.98), (0.72, 1.55, 0.22), (0.2, 0.1, 0))
    place(tomato_wedge(0.26, 0.98), (0.25, 1.85, 0.2), (0.1, 0.3, 1))
    spoon(-0.62, 1.55, 2.6)
    strew_herb(0.85, -1.1, 0.3, 6, 0.08)


@dish("crab-shrimp-egg-drop-soup")
def egg_drop():
    scene(9, "lagoon", "corner", stripe="#b8792c")
    bowl(1.0, 0.62, "#e4dccb", "#f0e8d9", "#9a7a58")
    level = 0.46
    broth(0.92, level, "#b87410", "#dda238", 0.78, "#eec060", wob=0.012)
    oil(90, 0.88, level + 0.002, "#f2a81e", smin=0.008, smax=0.045)
    ribbon = food_material(
        "ribbon", "#f0c050", "#f8e0a0", 5, rough=0.25, sss=0.35, ssd=0.06, coat=0.6, rand=0, bump=0.1
    )
    egg_ribbons(60, 0.86, level + 0.004, ribbon)
    prawn = stash(shrimp(0.19, 0.085))
    for x, y, turn, roll in (
        (-0.34, 0.22, 0.3, 0.15),
        (0.34, 0.30, 2.2, -0.1),
        (0.02, -0.12, 4.2, 0.1),
        (-0.42, -0.30, 5.2, 0),
        (0.46, -0.20, 1.2, 0.1),
    ):
        instance(prawn, (x, y, level + 0.03), (roll, rng.uniform(-0.2, 0.2), turn), rng.uniform(0.92, 1.05))
    crab = [stash(crab_chunk()) for _ in range(3)]
    for x, y, turn, up in (
        (-0.02, 0.30, 0.4, 0.05),
        (0.10, 0.36, 1.1, 0.06),
        (-0.08, 0.18, 2.0, 0.05),
        (0.26, 0.02, 2.6, 0.04),
        (-0.2, -0.05, 0.9, 0.05),
        (0.2, -0.42, 0.2, 0.03),
        (-0.1, -0.5, 2.4, 0.03),
        (0.6, 0.08, 1.4, 0.02),
        (-0.62, 0.02, 1.7, 0.02),
    ):
        instance(
            rng.choice(crab),
            (x, y, level + up),
            (rng.uniform(-0.4, 0.4), rng.uniform(-0.2, 0.2), turn),
            rng.uniform(0.85, 1.1),
        )
    strew_scallions(0, 0.02, 0.55, 36)
    strew_pepper(0, 0, 0.7, 70)
    herb(0.06, 0.14, size=0.11, leaves=4, turn=0.7)
    spoon(0.62, 1.5, 0.7)
    saucer(0.95, -1.15, 0.3, "#33474a", "#2a0d05")
    strew_scallions(0.3, -1.35, 0.3, 8)


@dish("chicken-congee")
def chicken_congee():
    scene(34, "walnut", "low", stripe="#5f766e")
    bowl(1.0, 0.62, "#2f4a44", "#d9cdb8", "#8a5a36")
    sauce(0.93, 0.5, "#cdbb98", "#dccdb0", bumps=0.035, scale=3.2, rough=0.22, coat=0.6, grain=0.25, sss=0.3)
    grain = food_material("soft_rice", "#dccdb0", "#e9dec8", 6, rough=0.25, sss=0.3, coat=0.5)
    scatter(
        lumps(4, (0.035, 0.018, 0.015), grain, 0.2, rough=0.2, detail=8),
        disc_pts(260, 0, 0, 0.86),
        (0.8, 1.2),
        0.3,
        -0.004,
    )
    poached_chicken_shreds(46, on_top(-0.16, 0.10, 0.15, (0.0, 0.12)), 0.34, 0.03)
    poached_chicken_shreds(26, on_top(-0.14, 0.10, 0.10, (0.03, 0.14)), 0.3, 0.028)
    ginger_strips(36, on_top(0.26, 0.20, 0.08, (0.02, 0.08)))
    scallion_threads(16, on_top(0.05, 0.25, 0.06, (0.05, 0.1)))
    strew_scallions(0.3, -0.16, 0.26, 32)
    oil(26, 0.75, 0.53, "#d9861e", smin=0.015, smax=0.04, r0=0.3)
    strew_pepper(0.05, -0.1, 0.62, 90)
    egg = egg_half(0.2, white="#e8d6b4", stain="#dcc498", yolk="#e8951c", core="#dc7f12")
    place(egg, (-0.36, -0.36, 0.66), (0.25, -0.1, 2.6))
    herb(-0.02, -0.30, size=0.11, leaves=5, turn=0.4)
    spoon(-0.75, 1.35, 2.4, "#2f4a44")
    dip(0.72, 1.6, 0.34, "#8a5a36", "#1c0a05", "#3a170a")
    place(ginger_root(), (0.1, 2.2, 0), (0, 0, 0.5))


@dish("chicken-corn-soup")
def chicken_corn_soup():
    scene(35, "navy", "overhead", stripe="#b8792c")
    bowl(1.0, 0.52, "#c99a3c", "#e6d8b8", "#7a4a2a")
    level = 0.38
    sauce(0.9, level, "#c08c30", "#d8b060", bumps=0.02, rough=0.12, sss=0.25)
    ribbon = food_material(
        "ribbon", "#efc45c", "#f6dea0", 5, rough=0.25, sss=0.35, ssd=0.06, coat=0.6, rand=0, bump=0.1
    )
    egg_ribbons(52, 0.82, level + 0.012, ribbon, 0.032)
    scatter(corn(), disc_pts(150, 0, 0, 0.78), (0.85, 1.1), 0.7, -0.004)
    pieces = mince(6, 0.04, "#cba97c", "#ecd8b4")
    heap(pieces, disc_pts(80, 0.05, 0.0, 0.62, True), (0.7, 1.2), 0.5, 0.0, batch=20)
    heap(corn(), disc_pts(30, 0, 0.05, 0.3, True), (0.9, 1.1), 0.6, 0.0, batch=10)
    strew_scallions(0.02, 0.02, 0.42, 34, (0.55, 0.85))
    strew_pepper(0, 0, 0.75, 110)
    spoon(0.45, -1.42, 0.25, "#e4dccb", 0.04)
    dip(-0.72, 1.5, 0.3, "#2a2e33", "#3a2a1e", "#6a5642", glossy=False)
    scatter(corn(), disc_pts(9, 0.75, 1.35, 0.26), (0.9, 1.2), 0.8)
