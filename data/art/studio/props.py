"""What stands around the dish."""

from .geometry import *
from .materials import *


def chopsticks(p0, p1, z0=0.045, z1=0.045, gap=0.2, c="#3a1c10", tip="#b98a3c"):
    nodes = new_material("chop")
    v = nodes.coord()
    g = nodes.noise(nodes.n("ShaderNodeMapping", Vector=v, Scale=(30, 30, 2)).outputs[0], 3, 5)
    z = nodes.n("ShaderNodeSeparateXYZ", Vector=v).outputs[2]
    cc = srgb(c)
    col = nodes.ramp(g, [(0.3, c), (0.7, tuple((min(1, x * 1.9) for x in cc[:3])) + (1,))])
    met = nodes.math("GREATER_THAN", z, 0.86)
    col = nodes.mix(met, col, tip)
    m = nodes.out(
        nodes.bsdf(Base_Color=col, Roughness=0.3, Metallic=met, Clearcoat=0.4, Clearcoat_Roughness=0.1)
    )
    d = Vector(p1) - Vector(p0)
    L = d.length
    pr = Vector((-d.y, d.x)).normalized()
    for k, sg in enumerate((-0.5, 0.5)):
        o = lathe(
            "chop",
            [(0, 0), (0.018, 0.002), (0.021, 0.02), (0.034, 0.6), (0.042, 0.985), (0.04, 0.999), (0, 1)],
            20,
            m,
        )
        a = Vector((p0[0] + pr.x * gap * sg * 0.7, p0[1] + pr.y * gap * sg * 0.7, z0))
        b = Vector((p1[0] + pr.x * gap * sg * 1.4, p1[1] + pr.y * gap * sg * 1.4, z1))
        q = (b - a).normalized().to_track_quat("Z", "Y")
        o.location = a
        o.rotation_mode = "QUATERNION"
        o.rotation_quaternion = q
        o.scale = (1, 1, (b - a).length)


def spoon(x, y, angle, colour="#e4dccb", z=0.02):
    """A porcelain soup spoon."""
    from .vessels import turned

    porcelain = glaze("spoon", colour, None, 1, False)
    cup = turned(
        "spoon", [(0.08, 0), (0.15, 0.03), (0.2, 0.12), (0.185, 0.122), (0.13, 0.045), (0, 0.03)], porcelain
    )
    cup.scale = (1.25, 1, 1)
    path = catmull([(0.18, 0, 0.09), (0.4, 0, 0.12), (0.75, 0, 0.16)], 20)
    handle = tubes("handle", [(path, np.linspace(0.085, 0.055, 20))], 0.07, porcelain, 12, 0.35)
    return place(group([cup, handle], "spoon"), (x, y, z), (0, 0, angle))


def tea_cup(x, y, colour="#5f766e", tea="#a8691c", r=0.34, h=0.4):
    from .vessels import turned

    cup = turned(
        "cup",
        [
            (r * 0.6, 0),
            (r * 0.66, 0.02),
            (r * 0.9, h * 0.3),
            (r, h),
            (r - 0.03, h + 0.01),
            (r - 0.06, h - 0.03),
            (r * 0.75, 0.1),
            (0, 0.06),
        ],
        glaze("cup", colour, "#7a4a2a", h),
    )
    liquid = food_material("tea", tea, tea, rough=0.05, coat=1, rand=0)
    level = lathe("tea", [(r - 0.055, h * 0.78), (0, h * 0.78)], 48, liquid)
    return place(group([cup, level], "tea"), (x, y, 0))


def side_rice(x, y, r=0.42, colour="#d8cbb4", z=0.0):
    from .noodles import rice_mound
    from .vessels import small_bowl

    small_bowl(x, y, r, 0.3, colour, z)
    rice_mound(x, y, r * 0.88, z + 0.2, 0.16, 700)


def dip(x, y, r=0.36, outside="#d8cbb4", dark="#5a2a10", light="#8a4a1c", z=0.0, h=0.2, glossy=True):
    """A small bowl of something to dip into."""
    from .vessels import small_bowl

    small_bowl(x, y, r, h, outside, z)
    thick = food_material(
        "dip", dark, light, 4, rough=0.08 if glossy else 0.3, coat=1 if glossy else 0.3, rand=0
    )
    made = lathe("dip", [(r * 0.9, h * 0.72), (r * 0.5, h * 0.72), (0, h * 0.74)], 48, thick)
    made.location = (x, y, z)
    return made


def bottle(x, y, colour="#3a1a0a", h=1.5, r=0.2):
    from .vessels import turned

    nodes = new_material("bottle")
    z = nodes.n("ShaderNodeSeparateXYZ", Vector=nodes.coord()).outputs[2]
    tone = nodes.ramp(
        nodes.math("DIVIDE", z, h),
        [
            (0.2, colour),
            (0.22, "#d9c8a0"),
            (0.55, "#d9c8a0"),
            (0.57, colour),
            (0.88, colour),
            (0.89, "#8a2a14"),
        ],
        "CONSTANT",
    )
    glass = nodes.out(nodes.bsdf(Base_Color=tone, Roughness=0.15, Clearcoat=0.8))
    made = turned(
        "bottle",
        [
            (r, 0),
            (r, h * 0.55),
            (r * 0.95, h * 0.66),
            (r * 0.4, h * 0.8),
            (r * 0.38, h * 0.95),
            (r * 0.3, h),
            (0, h),
        ],
        glass,
        2.0,
        2,
    )
    made.location = (x, y, 0)
    return made
