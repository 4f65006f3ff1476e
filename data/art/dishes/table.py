"""The pictures that are not one dish: the landing page's table and the cook's counter."""

from studio import *


def laid_table():
    """Several dishes on the right; the left stays calm for the title."""
    table(*GROUNDS["teal"], bump=0.2)
    cloth(2.0, -1.75, 2.6, 1.3, 0.15, "#e3d6bb", "#b0482e", 0.012, 0.0)
    served("mapo-tofu", 0.15, 1.85, 0.0, 0.92)  # first: its tofu falls into the only bowl there is
    served("shoyu-ramen", 0.95, -0.35)
    served("poke-bowl", 3.05, -0.55, 0.3)
    served("har-gao", 2.15, 1.5, 0.2)
    served("shrimp-tofu-summer-rolls", 4.2, 1.35, -0.3)
    seed(101)
    chopsticks((-0.75, -2.05), (0.95, -1.72), 0.05, 0.05)
    strew_scallions(-0.95, -1.2, 0.4, 9, even=True)
    scatter_seeds(disc_pts(22, -1.0, -1.25, 0.5), 0.05)
    place(chili_whole(0.5), (-0.75, 0.55, 0), (0, 0, 0.7))
    place(lime_half(0.18), (-0.35, 0.85, 0.15), (0.5, 0.2, 0.4))
    dip(1.25, 2.85, 0.34, "#2f3a44", "#2a0d05", "#4a1c08")


@dish("hero")
def hero():
    laid_table()
    lights(elev=50)
    camera(elev=50, dist=10.8, target=(0.3, 0.2, 0.35), focus=(0.95, -0.6, 0.6), fstop=2.6)


@dish("hero-portrait")
def hero_portrait():
    laid_table()
    lights(elev=54)
    camera(elev=54, dist=11.8, target=(1.75, 0.72, 0.35), focus=(1.4, -0.5, 0.6), fstop=2.8)


@dish("about")
def about():
    seed(111)
    table(*GROUNDS["oak"], bump=0.2)
    lights(elev=48)
    camera(elev=44, dist=11.2, target=(0.05, 0.25, 0.45), focus=(0, -0.5, 0.3), fstop=2.6)
    board(-0.15, -0.45, 2.7, 1.75, 0.08, "#4a2a16", "#8a5a34")
    knife(-0.6, -0.52, 0.1, 1.45, 0.1)
    strew_scallions(0.75, -0.95, 0.3, 70, (0.8, 1.2))
    place(scallion_stalks(3, 1.3), (-0.35, -0.12, 0.1), (0, 0, 0.12))
    herb(-1.05, -1.02, size=0.15, leaves=7, turn=0.2)
    herb(-0.7, -1.12, size=0.14, leaves=6, turn=0.5)
    strew_herb(0.2, -1.0, 0.25, 24, 0.07)
    scatter([chili_ring(0.06)], disc_pts(7, 1.0, -0.45, 0.14), (0.9, 1.1), 0.3)
    kitchen_scale(0.62, 1.25, -0.12, "#8a2f1e")
    prawn = stash(shrimp(0.19, 0.085))
    for x, y in disc_pts(15, 0.62, 1.25, 0.44):
        height = 1.16 + 0.10 * math.hypot(x - 0.62, y - 1.25) + rng.uniform(0, 0.06)
        instance(prawn, (x, y, height), (rng.uniform(-0.3, 0.3), rng.uniform(-0.3, 0.3), rng.uniform(0, TAU)))
    small_bowl(-0.85, 0.95, 0.42, 0.3, "#2f5a5c")
    eggs = [stash(whole_egg(0.19, "#b8814e", "#d9a878"))]
    for x, y in ((-0.98, 1.02), (-0.7, 1.0), (-0.84, 0.82)):
        instance(eggs[0], (x, y, 0.32), (0.3, 0.2, rng.uniform(0, 6)))
    place(garlic(0.2), (-1.35, 0.25, 0))
    place(garlic(0.15), (-1.05, 0.38, 0), (1.2, 0.3, 0.5))
    place(ginger_root(), (1.25, 0.25, 0), (0, 0, 0.6), 1.1)
    place(lime_half(0.2), (1.35, -0.9, 0.16), (0.5, 0.2, 0.4))
    bottle(-1.3, 2.2, "#2a120a", 1.5, 0.24)
    cloth(1.2, -1.75, 1.6, 0.9, -0.2, "#e3d6bb", "#23486a", 0.012, 0.0)
