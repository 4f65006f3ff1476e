"""The register of pictures, and how a scene is opened: ground, layout, linen, props."""

from .geometry import *
from .materials import *
from .props import *
from .stage import *

SCENES = {}
serving = []

GROUNDS = {
    "teal": ("#2a403d", "#426059", "plaster"),
    "lagoon": ("#2f5a5c", "#4f8483", "plaster"),
    "sage": ("#5f766e", "#86998d", "plaster"),
    "olive": ("#4a4d26", "#76793f", "plaster"),
    "rust": ("#8a3d22", "#b2603a", "plaster"),
    "terracotta": ("#8a4f3a", "#b5745a", "plaster"),
    "ochre": ("#96511c", "#bd7a34", "plaster"),
    "blush": ("#a8786a", "#c99c8a", "plaster"),
    "plum": ("#43202c", "#6b3a48", "plaster"),
    "navy": ("#1c2b40", "#34495f", "plaster"),
    "slate": ("#2a2e33", "#4a5157", "stone"),
    "oat": ("#a8967a", "#c9b898", "plaster"),
    "dark wood": ("#2e1a10", "#6a4327", "wood"),
    "walnut": ("#4a2a16", "#8a5a34", "wood"),
    "oak": ("#7a5230", "#b08455", "wood"),
}


def dish(slug):
    """Registers a scene under the slug of its recipe."""

    def register(function):
        SCENES[slug] = function
        return function

    return register


def classic(stripe, linen):
    """Three quarters from above, linen lower left, chopsticks and sauce behind."""
    lights()
    camera(elev=56, dist=8.7, target=(0, 0.08, 0.35), focus=(0, -0.2, 0.55), fstop=3.6)
    cloth(-0.7, -1.35, 2.0, 1.2, 0.3, linen, stripe)


def overhead(stripe, linen):
    """Nearly straight down, the linen runs under the dish from the right."""
    lights(elev=74)
    camera(elev=76, dist=9.2, target=(0, 0.06, 0.3), focus=(0, 0, 0.5), fstop=4)
    cloth(0.75, -0.95, 1.7, 1.9, -0.35, linen, stripe)


def low(stripe, linen):
    """Low and near: the dish stands tall, the ground falls out of focus behind."""
    lights(elev=42)
    camera(elev=40, dist=8.9, target=(0, 0.1, 0.42), focus=(0, -0.45, 0.6), fstop=3.2)
    cloth(0.55, -1.2, 2.2, 1.1, -0.2, linen, stripe)


def aside(stripe, linen):
    """The dish is cut by the left edge; a strip of table stays free on the right."""
    lights(elev=60)
    camera(elev=62, dist=8.9, target=(0.34, 0.02, 0.35), focus=(0, -0.2, 0.55), fstop=3.6)
    cloth(-0.55, 1.0, 1.6, 1.5, 0.25, linen, stripe)


def tray(stripe, linen):
    """The dish stands on a wooden board, a little turned."""
    lights(elev=54)
    camera(elev=54, dist=9.5, target=(0, 0.05, 0.35), focus=(0, -0.25, 0.55), fstop=3.6, az=-8)


def close(stripe, linen):
    """So near that the rim is cut on both sides."""
    lights(elev=50)
    camera(elev=50, dist=7.5, target=(0, 0.1, 0.4), focus=(0, -0.25, 0.6), fstop=3.4)
    cloth(-0.2, -1.35, 2.4, 1.0, 0.08, linen, stripe)


def corner(stripe, linen):
    """The camera is turned; linen runs off the upper left corner."""
    lights(elev=58)
    camera(elev=60, dist=9.4, target=(0.06, 0.0, 0.35), focus=(0, -0.2, 0.55), fstop=3.6, az=14)
    cloth(-0.9, 0.75, 1.5, 2.2, 0.5, linen, stripe, clear=1.3)


LAYOUTS = {f.__name__: f for f in (classic, overhead, low, aside, tray, close, corner)}


def scene(number, ground, layout, stripe="#23486a", linen="#e3d6bb"):
    """Opens a scene: seed, table, light, camera, linen (only the seed while a dish is `served`)."""
    seed(number)
    if serving:
        return
    table(*GROUNDS[ground], bump=0.2)
    LAYOUTS[layout](stripe, linen)


def served(slug, x, y, turn=0.0, size=1.0, reach=1.1):
    """Sets a whole dish on the table of another scene: its vessel and food, without its props."""
    before = set(bpy.data.objects)
    serving.append(slug)
    SCENES[slug]()
    serving.pop()
    update()
    carrier = bpy.data.objects.new(slug, None)
    bpy.context.scene.collection.objects.link(carrier)
    for part in set(bpy.data.objects) - before - {carrier}:
        if part.parent is not None:
            continue
        corners = [part.matrix_world @ Vector(corner) for corner in part.bound_box]
        middle = sum(corners, Vector()) / 8
        if part.type == "EMPTY" and part.children:
            middle = part.matrix_world.translation
        if middle.z > -10 and (math.hypot(middle.x, middle.y) > reach or part.type in ("LIGHT", "CAMERA")):
            part.location.z -= 60
        else:
            part.parent = carrier
    return place(carrier, (x, y, 0), (0, 0, turn), size)
