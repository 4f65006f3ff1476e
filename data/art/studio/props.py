"""What stands around the dish."""

from .geometry import *
from .materials import *


def chopsticks(p0, p1, z0=0.045, z1=0.045, gap=0.2, c="#3a1c10", tip="#b98a3c"):
    nodes = new_material("chop")
    where = nodes.coord()
    g = nodes.noise(nodes.n("ShaderNodeMapping", Vector=where, Scale=(30, 30, 2)).outputs[0], 3, 5)
    z = nodes.n("ShaderNodeSeparateXYZ", Vector=where).outputs[2]
    rgb = srgb(c)
    tone = nodes.ramp(g, [(0.3, c), (0.7, tuple((min(1, x * 1.9) for x in rgb[:3])) + (1,))])
    met = nodes.math("GREATER_THAN", z, 0.86)
    tone = nodes.mix(met, tone, tip)
    material = nodes.out(
        nodes.bsdf(Base_Color=tone, Roughness=0.3, Metallic=met, Clearcoat=0.4, Clearcoat_Roughness=0.1)
    )
    away = Vector(p1) - Vector(p0)
    pr = Vector((-away.y, away.x)).normalized()
    for k, sg in enumerate((-0.5, 0.5)):
        shape = lathe(
            "chop",
            [(0, 0), (0.018, 0.002), (0.021, 0.02), (0.034, 0.6), (0.042, 0.985), (0.04, 0.999), (0, 1)],
            20,
            material,
        )
        angle = Vector((p0[0] + pr.x * gap * sg * 0.7, p0[1] + pr.y * gap * sg * 0.7, z0))
        b = Vector((p1[0] + pr.x * gap * sg * 1.4, p1[1] + pr.y * gap * sg * 1.4, z1))
        q = (b - angle).normalized().to_track_quat("Z", "Y")
        shape.location = angle
        shape.rotation_mode = "QUATERNION"
        shape.rotation_quaternion = q
        shape.scale = (1, 1, (b - angle).length)


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
        "dip", dark, light, 4, rough=0.22 if glossy else 0.35, coat=0.35 if glossy else 0.1, rand=0
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


def steel(name="steel", rough=0.25, tint="#b4b0a8"):
    nodes = new_material(name)
    brushed = nodes.noise(
        nodes.n("ShaderNodeMapping", Vector=nodes.coord(), Scale=(1, 40, 40)).outputs[0], 2, 4
    )
    return nodes.out(
        nodes.bsdf(
            Base_Color=tint,
            Metallic=1.0,
            Roughness=nodes.math("ADD", rough, nodes.math("MULTIPLY", brushed, 0.15)),
        )
    )


def knife(x, y, angle, length=1.5, z=0.0):
    """A cook's knife lying flat: blade, bolster, dark handle with rivets."""
    outline = []
    for t in np.linspace(0, 1, 24):
        outline.append((t * length, 0.0))
    edge = [(length * t, -0.27 * (1 - t**3.2)) for t in np.linspace(1, 0, 24)]
    points = outline + edge[1:]
    count = len(points)
    corners = [(px, py, height) for height in (0.0, 0.022) for px, py in points]
    faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    blade = bevel(mesh("blade", corners, faces, steel(), False), 0.006, 2)
    wood = grained("handle", "#2a1610", "#5a3422", (2, 20, 20), rough=0.4, rand=0, bump=0.2)
    path = [(-0.75, -0.1, 0.03), (-0.4, -0.07, 0.03), (0.02, -0.09, 0.03)]
    handle = tubes("handle", [(catmull(path, 20), 0.085)], 0.085, wood, 14, 0.5, False)
    parts = [blade, handle]
    for px in (-0.6, -0.35, -0.1):
        parts.append(
            place(lathe("rivet", [(0.022, 0), (0.02, 0.012), (0, 0.014)], 16, steel()), (px, -0.085, 0.068))
        )
    return place(group(parts, "knife"), (x, y, z + 0.01), (0, 0, angle))


def kitchen_scale(x, y, angle=0.0, colour="#c9bda4"):
    """An old spring scale: enamel body, white dial, red needle, steel pan."""
    enamel = glaze("enamel", colour, None, 1, False, 0.3, 0.92)
    body = lathe(
        "scale",
        smooth_profile([(0.62, 0), (0.66, 0.03), (0.6, 0.3), (0.42, 0.8), (0.36, 0.9), (0.0, 0.92)], 3),
        96,
        enamel,
        lambda r, z, a, _: (r * square_factor(a, 4.5), z),
    )
    body.scale = (0.9, 0.62, 1)
    white = food_material("dial", "#e8e0cc", "#e8e0cc", rough=0.3, coat=0.5, rand=0)
    black = food_material("ink", "#1a1816", "#1a1816", rough=0.5, rand=0)
    red = food_material("needle", "#b01c0c", "#b01c0c", rough=0.3, rand=0)
    parts = [
        lathe("dial", [(0.34, 0), (0.33, 0.02), (0, 0.02)], 64, white),
        lathe("dial_rim", [(0.33, 0), (0.335, 0.035), (0.365, 0.035), (0.37, 0)], 64, steel()),
    ]
    for i in range(40):
        turn = TAU * i / 40
        long = 0.06 if i % 5 == 0 else 0.03
        path = [
            ((0.31 - long * k) * math.sin(turn), (0.31 - long * k) * math.cos(turn), 0.024) for k in (0, 1)
        ]
        parts.append(tubes("tick", [(path, 0.008 if i % 5 == 0 else 0.004)], 0.006, black, 6, 0.5, False))
    needle_path = [(0.26 * k * math.sin(1.1), 0.26 * k * math.cos(1.1), 0.034) for k in (-0.25, 1)]
    parts.append(tubes("needle", [(needle_path, 0.01)], 0.01, red, 6, 0.5))
    parts.append(place(lathe("pin", [(0.025, 0), (0.02, 0.02), (0, 0.022)], 20, black), (0, 0, 0.026)))
    dial = place(group(parts, "dial"), (0, -0.345, 0.45), (math.radians(66), 0, 0))
    neck = lathe("neck", [(0.1, 0.88), (0.1, 1.0), (0.3, 1.02), (0, 1.03)], 40, steel())
    pan = lathe(
        "pan",
        smooth_profile(
            [(0.3, 1.02), (0.62, 1.10), (0.78, 1.26), (0.80, 1.27), (0.77, 1.255), (0.6, 1.12), (0, 1.05)], 3
        ),
        96,
        steel("pan", 0.3),
    )
    return place(group([body, dial, neck, pan], "scale"), (x, y, 0), (0, 0, angle))
