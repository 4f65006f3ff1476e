"""Dumplings, in steamers and in sauce."""

from studio import *


@dish("har-gao")
def har_gao():
    scene(81, "teal", "overhead", stripe="#5f766e")
    floor = steamer(0.98, 0.4)
    paper_disc(0.84, floor + 0.01)
    skin = blotched("crystal", "#d2b894", ["#e08a5c", "#e6a47c"], 4.2, 0.46, rough=0.14, soft=0.16, coat=0.9)
    pieces = [crescent(skin, 0.31, 9) for _ in range(4)]
    for i, (x, y) in enumerate(ring_points(6, 0.53, 0.3, 0.3 + TAU)):
        turn = math.atan2(y, x) + math.pi * 1.5 + rng.uniform(-0.15, 0.15)
        instance(pieces[i % 4], (x, y, floor + 0.02), (0, 0, turn), rng.uniform(1.0, 1.06))
    ball = blotched("shrimp_ball", "#e8a884", ["#f2d0b4", "#e07844"], 9, 0.5, coat=0.6)
    balls = lumps(3, (0.095, 0.09, 0.08), ball, 0.06, boxy=2.0, rough=0.14)
    leaves = lettuce(3, 0.22)
    for i, (x, y) in enumerate(ring_points(4, 0.15, 0.5, 0.5 + TAU) + [(0.0, -0.80)]):
        where = (x, y) if i < 4 else (0.02, 0.0)
        instance(leaves[i % 3], (*where, floor + 0.03), (0, 0, i * 1.3), 0.9)
        instance(balls[i % 3], (*where, floor + 0.11 + (0.10 if i == 4 else 0)), (0, 0, i))
    place(steamer_lid(0.98, 0.02), (0.86, 1.62, 0.06), (0, 0, 0.4), 0.62)
    dip(-0.68, 1.5, 0.3, "#e4dccb", "#2a0d05", "#4a1c08")
    chopsticks((-0.95, -1.5), (0.7, -1.24), 0.16, 0.16)
    dip(0.62, -1.5, 0.22, "#8a2f1e", "#7a1404", "#c8320c", 0.1)


@dish("shrimp-chicken-shumai")
def shrimp_chicken_siumai():
    scene(82, "sage", "low", stripe="#2f5a5c")
    floor = steamer(0.98, 0.36)
    paper_disc(0.84, floor + 0.01)
    wrapper = food_material(
        "wrapper", "#d29a2c", "#e6bc5c", 5, rough=0.25, sss=0.25, coat=0.6, rand=0.06, bump=0.1
    )
    filling = blotched("filling", "#bf8a68", ["#d97844", "#d2a686"], 9, 0.48, rough=0.3, coat=0.5)
    roe = stash(cube(0.016, food_material("carrot_dice", "#d9580c", "#f0862c", 6, rough=0.3, coat=0.5)))
    for ring, count, start in ((0.62, 9, 0.35), (0.22, 3, 0.6)):
        for x, y in ring_points(count, ring, start, start + TAU, 0.012):
            tip = (rng.uniform(-0.06, 0.06), rng.uniform(-0.06, 0.06), rng.uniform(0, 6))
            place(shumai(wrapper, filling, roe), (x, y, floor + 0.01), tip, rng.uniform(0.84, 0.9))
    place(steamer_lid(0.98, 0.0), (-0.62, 2.05, 0.0), (0, 0, 0.2), 0.72)
    dip(0.86, 1.5, 0.32, "#2f3a44", "#4a1006", "#8a2a0c")
    chopsticks((-1.0, -1.25), (0.9, -1.05), 0.14, 0.14)


@dish("spicy-wontons")
def spicy_wontons():
    scene(5, "teal", "close", stripe="#a23e26")
    bowl(1.0, 0.5, "#1f3438", "#d9cdb8", "#8a5a36")
    level = 0.27
    broth(0.84, level, "#5a0d03", "#b02f08", 0.72, "#d8481a")
    oil(160, 0.82, level + 0.001, "#e8541a", smin=0.01, smax=0.06)
    wrapper = wonton_skin("#b8603c", stain="#a01c06")
    pieces = [skirted_wonton(wrapper, 0.30) for _ in range(5)]
    ring = [(x, y, 0.0) for x, y in ring_points(7, 0.46, 0.2, 0.2 + TAU, 0.03)] + [
        (-0.10, -0.10, 0.10),
        (0.16, 0.12, 0.13),
    ]
    for i, (x, y, up) in enumerate(ring):
        turn = math.atan2(y, x) + (1.9 if i < 7 else rng.uniform(0, 6))
        instance(
            pieces[i % 5],
            (x, y, level - 0.05 + up),
            (rng.uniform(-0.12, 0.12), rng.uniform(-0.1, 0.15), turn),
            rng.uniform(0.95, 1.08),
        )
    chili_crisp(0, 0.02, 0.42)
    strew_flakes(0, 0, 0.62, 80, 0.024)
    strew_scallions(0.03, 0.02, 0.4, 38, (0.7, 1.0))
    scatter_seeds(disc_pts(70, 0, 0, 0.6, True), 0.042)
    choy = leafy(4, 0.42, 0.26, "#cfe0a0", "#2f7a22", "#6aa83c")
    for i, (x, y, turn) in enumerate(((0.40, 0.52, 0.9), (0.52, 0.40, 0.6), (-0.62, -0.30, 3.6))):
        update()
        instance(choy[i], (x * 0.8, y * 0.8, look_down(x, y)[0].z + 0.03), (0, 0.08, turn), 0.85)
    chopsticks((-0.3, 1.4), (1.7, 1.9))
    saucer(-0.72, 1.5, 0.34, "#8e2f1c", "#4a0a02")
    place(lime_half(0.15), (0.62, 1.3, 0.13), (0.5, 0.2, 0.4))


@dish("soup-dumplings")
def soup_dumplings():
    scene(83, "walnut", "classic", stripe="#8a3324")
    steamer(0.9, 0.4)
    steamer(0.9, 0.4, 0.42)
    steamer_lid(0.92, 0.84)
    for part in bpy.data.objects:
        if (
            part.parent is None
            and part.location.y == 0
            and part.name.split(".")[0] in ("hoop", "band", "tie", "slat", "lid")
        ):
            part.location.y = 0.16
    dip(-0.68, -0.92, 0.32, "#e4dccb", "#140604", "#2a0d05")
    ginger_strips(22, on_top(-0.68, -0.92, 0.07, (0.0, 0.03)))
    spoon(0.55, -1.15, -0.4)
    place(ginger_root(), (0.72, 1.75, 0), (0, 0, 0.5))
    chopsticks((-1.1, 1.55), (0.3, 2.3))
