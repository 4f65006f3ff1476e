"""Bowls, plates, pots and boards."""

from .geometry import *
from .materials import *


def bowl(
    r=1.0,
    h=0.72,
    body="#20324a",
    inner="#e9dfcf",
    rim="#7a4a2a",
    speck=True,
    thick=0.045,
    foot=0.42,
    shape=1.0,
):
    out = smooth_profile(
        [
            (foot, 0),
            (foot, 0.06),
            (foot + 0.06, 0.09),
            (r * 0.72, 0.2 * h),
            (r * 0.93, 0.55 * h * shape),
            (r, h),
        ],
        3,
    )
    inn = smooth_profile(
        [
            (r - thick * 0.4, h + 0.012),
            (r - thick, h - 0.02),
            (r * 0.9 - thick, 0.55 * h * shape),
            (r * 0.7 - thick, 0.2 * h + 0.05),
            (0.3, 0.12),
            (0, 0.11),
        ],
        3,
    )

    def gl(name, c, c2):
        nodes = new_material(name)
        where = nodes.coord()
        z = nodes.n("ShaderNodeSeparateXYZ", Vector=where).outputs[2]
        tone = nodes.ramp(nodes.noise(where, 2.2, 6, 0.6, 0.3), [(0.3, c), (0.75, c2)])
        if speck:
            sp = nodes.math(
                "MULTIPLY",
                nodes.math("LESS_THAN", nodes.voro(where, 34), 0.16),
                nodes.math("GREATER_THAN", nodes.noise(where, 13, 1), 0.53),
            )
            tone = nodes.mix(nodes.math("MULTIPLY", sp, 0.75), tone, "#3a2a1e")
        height = nodes.math("ADD", z, nodes.math("MULTIPLY", nodes.noise(where, 7, 3), 0.05))
        f = nodes.n("ShaderNodeMapRange", Value=height)
        f.inputs[1].default_value = h - 0.035
        f.inputs[2].default_value = h + 0.02
        tone = nodes.mix(f.outputs[0], tone, rim)
        return nodes.out(
            nodes.bsdf(
                Base_Color=tone,
                Roughness=0.22,
                Specular=0.5,
                Clearcoat=0.4,
                Clearcoat_Roughness=0.06,
                Normal=nodes.bump(nodes.noise(where, 6, 3, 0.5), 0.08, 0.05),
            )
        )

    def dk(c, k=0.75):
        x = srgb(c)
        return (x[0] * k, x[1] * k, x[2] * k, 1)

    o1 = lathe("bowl_out", out, 128, gl("gl_o", body, dk(body, 0.6)))
    lathe("bowl_in", inn, 128, gl("gl_i", inner, dk(inner, 0.82)))
    lathe("bowl_rim", [out[-1], (r - thick * 0.1, h + 0.016), inn[0]], 128, o1.data.materials[0])
    return dict(
        r=r, h=h, rin=lambda z: max((angle for angle, b in inn if b <= z + 0.02)) if z > 0.12 else 0.3
    )


def small_bowl(x, y, r=0.36, h=0.26, c="#d8cbb4", z=0):
    p = smooth_profile(
        [
            (r * 0.45, 0),
            (r * 0.5, 0.03),
            (r * 0.9, h * 0.55),
            (r, h),
            (r - 0.03, h + 0.004),
            (r * 0.82, h * 0.5),
            (r * 0.4, 0.06),
            (0, 0.055),
        ],
        3,
    )
    nodes = new_material("sb")
    where = nodes.coord()
    tone = nodes.ramp(
        nodes.noise(where, 3, 5), [(0.3, c), (0.7, tuple((k * 0.75 for k in srgb(c)[:3])) + (1,))]
    )
    shape = lathe("sbowl", p, 80, nodes.out(nodes.bsdf(Base_Color=tone, Roughness=0.25, Clearcoat=0.4)))
    shape.location = (x, y, z)
    return shape


def saucer(x, y, r=0.42, c="#2b2f33", liquid="#2a0d05", inner=None):
    p = smooth_profile(
        [
            (r * 0.55, 0),
            (r * 0.6, 0.02),
            (r * 0.9, 0.12),
            (r, 0.2),
            (r - 0.03, 0.205),
            (r * 0.84, 0.12),
            (r * 0.5, 0.06),
            (0, 0.055),
        ],
        3,
    )
    nodes = new_material("sauc")
    where = nodes.coord()
    tone = nodes.ramp(
        nodes.noise(where, 3, 5), [(0.3, c), (0.7, tuple((k * 0.7 for k in srgb(c)[:3])) + (1,))]
    )
    shape = lathe("saucer", p, 80, nodes.out(nodes.bsdf(Base_Color=tone, Roughness=0.25, Clearcoat=0.4)))
    shape.location = (x, y, 0)
    if liquid:
        nodes = new_material("liq")
        q = lathe(
            "liq",
            [(r * 0.88, 0.135), (r * 0.85, 0.13), (0, 0.13)],
            64,
            nodes.out(nodes.bsdf(Base_Color=liquid, Roughness=0.04, Clearcoat=1, Specular=0.6)),
        )
        q.location = (x, y, 0)
    return shape


def board(cx, cy, w, h, ang, c1="#7a4a26", c2="#b57a44", th=0.1):
    nodes = new_material("board")
    where = nodes.coord()
    mapped = nodes.n("ShaderNodeMapping", Vector=where, Scale=(6, 0.6, 1)).outputs[0]
    g = nodes.noise(mapped, 2.2, 8, 0.62, 0.8)
    material = nodes.out(
        nodes.bsdf(
            Base_Color=nodes.ramp(g, [(0.3, c1), (0.7, c2)]),
            Roughness=0.42,
            Clearcoat=0.1,
            Normal=nodes.bump(g, 0.15, 0.02),
        )
    )
    shape = mesh(
        "board",
        [(x * w / 2, y * h / 2, z * th) for x in (-1, 1) for y in (-1, 1) for z in (0, 1)],
        [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)],
        material,
    )
    bevel(shape, 0.045, 5)
    place(shape, (cx, cy, 0), (0, 0, ang))
    return shape


def turned(name, profile, material, square=2.0, rounds=3):
    """A vessel from its profile (outside foot, over the rim, to the inside middle)."""

    def shape(radius, z, angle, _):
        return radius * square_factor(angle, square), z

    return lathe(name, smooth_profile(profile, rounds), 128, material, shape if square != 2 else None)


def clay_pot(r=0.98, h=0.62, outside="#7a4a2c", inside="#2b1a12", rim="#5a3420"):
    """A Chinese sand pot: bare clay outside, dark glaze inside, two lugs."""
    clay = glaze("clay", outside, rim, h, True, 0.7, 0.8, 0.25)
    turned("pot", [(r * 0.6, 0), (r * 0.82, 0.03), (r * 0.97, h * 0.35), (r * 0.99, h * 0.8), (r, h)], clay)
    dark = glaze("pot_glaze", inside, rim, h, False, 0.18)
    inner = [
        (r, h),
        (r - 0.03, h + 0.015),
        (r - 0.075, h - 0.02),
        (r * 0.9, h * 0.6),
        (r * 0.86, 0.16),
        (0.4, 0.07),
        (0, 0.07),
    ]
    turned("pot_in", inner, dark)
    for side in (-1, 1):
        path = [
            (side * (r - 0.02), -0.2, h * 0.72),
            (side * (r + 0.17), -0.1, h * 0.78),
            (side * (r + 0.17), 0.1, h * 0.78),
            (side * (r - 0.02), 0.2, h * 0.72),
        ]
        tubes("lug", [(catmull(path, 20), 0.055)], 0.055, clay, 10, 0.8, False)


def stone_pot(r=0.95, h=0.66):
    """A Korean ttukbaegi: black, thick-walled, on a small wooden coaster."""
    black = glaze("stone", "#23201e", None, h, False, 0.38, 0.6, 0.2)
    outer = [
        (r * 0.62, 0),
        (r * 0.68, 0.02),
        (r * 0.95, h * 0.45),
        (r, h * 0.8),
        (r + 0.03, h * 0.88),
        (r + 0.02, h),
    ]
    inner = [
        (r - 0.06, h + 0.01),
        (r - 0.1, h - 0.05),
        (r * 0.84, h * 0.5),
        (r * 0.66, 0.16),
        (0.3, 0.1),
        (0, 0.1),
    ]
    turned("stone_pot", outer + inner, black)


def skillet(r=0.98, h=0.24, angle=-0.9, colour="#1d1c1c"):
    """Black iron with one handle."""
    iron = glaze("iron", colour, None, h, False, 0.34, 0.7, 0.15)
    turned(
        "skillet",
        [
            (r * 0.8, 0),
            (r * 0.86, 0.02),
            (r * 0.98, h),
            (r * 0.955, h + 0.01),
            (r * 0.93, h - 0.02),
            (r * 0.82, 0.06),
            (0.4, 0.05),
            (0, 0.05),
        ],
        iron,
    )
    c, s = math.cos(angle), math.sin(angle)
    path = catmull(
        [
            (c * k, s * k, z)
            for k, z in ((r * 0.93, h * 0.75), (r + 0.15, h + 0.02), (r + 0.6, h + 0.08), (r + 1.0, h + 0.08))
        ],
        24,
    )
    tubes("handle", [(path, np.array([0.09] * 5 + [0.075] * 14 + [0.095] * 5))], 0.09, iron, 12, 0.4, False)


def iron_plate(r=0.95, stretch=(1.0, 0.82)):
    """A sizzling plate in its wooden cradle."""
    wood = new_material("cradle")
    grain = wood.noise(
        wood.n("ShaderNodeMapping", Vector=wood.coord(), Scale=(1, 9, 1)).outputs[0], 2.5, 8, 0.6, 0.8
    )
    wood = wood.out(
        wood.bsdf(Base_Color=wood.ramp(grain, [(0.3, "#4a2814"), (0.7, "#8d5a30")]), Roughness=0.5)
    )
    base = turned(
        "cradle", [(r * 1.02, 0), (r * 1.1, 0.02), (r * 1.1, 0.12), (r * 1.04, 0.14), (0, 0.14)], wood, 2.6
    )
    iron = glaze("iron", "#1b1a1a", None, 1, False, 0.4, 0.7, 0.3)
    profile = [
        (r * 0.7, 0.1),
        (r * 0.92, 0.13),
        (r, 0.24),
        (r * 0.97, 0.25),
        (r * 0.93, 0.2),
        (r * 0.85, 0.165),
        (0, 0.165),
    ]
    plate_ = turned("iron_plate", profile, iron, 2.4)
    for part in (base, plate_):
        part.scale = (stretch[0], stretch[1], 1)


def flat_plate(
    r=1.0,
    h=0.14,
    colour="#e9dfcf",
    rim="#7a4a2a",
    square=2.0,
    stretch=(1, 1),
    z=0.0,
    x=0.0,
    y=0.0,
    speck=True,
    flat=0.7,
):
    """A plate of any outline: square=2 round, 4 to 6 nearly rectangular; stretched for ovals."""
    profile = [
        (r * flat * 0.85, 0),
        (r * flat, 0.01),
        (r * 0.97, h * 0.9),
        (r, h),
        (r * 0.985, h + 0.012),
        (r * 0.94, h * 0.8),
        (r * flat, 0.045),
        (r * flat * 0.6, 0.04),
        (0, 0.04),
    ]
    made = turned("plate", profile, glaze("plate", colour, rim, h, speck, 0.25, 0.85), square)
    made.scale = (stretch[0], stretch[1], 1)
    made.location = (x, y, z)
    return made


def lunch_box(width=0.92, depth=0.92, h=0.34):
    """A bent-wood lunch box, nearly rectangular."""
    nodes = new_material("box")
    grain = nodes.noise(
        nodes.n("ShaderNodeMapping", Vector=nodes.coord(), Scale=(1, 1, 9)).outputs[0], 2.2, 8, 0.6, 0.6
    )
    tone = nodes.ramp(grain, [(0.3, "#8a5428"), (0.7, "#c48f55")])
    wood = nodes.out(
        nodes.bsdf(Base_Color=tone, Roughness=0.45, Clearcoat=0.2, Normal=nodes.bump(grain, 0.15, 0.02))
    )
    profile = [
        (0.97, 0),
        (1, 0.02),
        (1, h),
        (0.985, h + 0.012),
        (0.955, h),
        (0.95, 0.06),
        (0.9, 0.045),
        (0, 0.045),
    ]
    made = turned("box", profile, wood, 5.0, 2)
    made.scale = (width, depth, 1)
    return made


def bamboo(name="bamboo", light="#d9a85e", dark="#a8702e", scale=(30, 30, 2)):
    nodes = new_material(name)
    where = nodes.coord()
    fibre = nodes.noise(nodes.n("ShaderNodeMapping", Vector=where, Scale=scale).outputs[0], 1.2, 6, 0.6, 0.3)
    tone = nodes.ramp(fibre, [(0.3, dark), (0.7, light)])
    return nodes.out(
        nodes.bsdf(Base_Color=tone, Roughness=0.5, Clearcoat=0.15, Normal=nodes.bump(fibre, 0.4, 0.02))
    )


def steamer(r=0.98, h=0.42, z=0.0, x=0.0, y=0.0, open_=True):
    """One tier of a bamboo steamer: hoop, bands, slatted floor. Returns the floor's height."""
    ring = bamboo("hoop", "#d2a05a", "#96622a", (3, 3, 40))
    outer = [
        (r - 0.02, 0),
        (r, 0.01),
        (r, h),
        (r - 0.02, h + 0.01),
        (r - 0.07, h + 0.01),
        (r - 0.08, h - 0.02),
        (r - 0.08, 0),
    ]
    made = [lathe("hoop", outer, 128, ring)]
    for low, high in ((0.03, 0.15), (h - 0.13, h - 0.02)):
        made.append(
            lathe(
                "band",
                [(r, low), (r + 0.03, low + 0.005), (r + 0.03, high - 0.005), (r, high)],
                128,
                bamboo("band", "#e2b877", "#b07c3a", (3, 3, 40)),
            )
        )
    tie = food_material("tie", "#8a5a2a", "#b98848", 9, rough=0.6)
    for angle in (-1.9, -1.25, 1.2, 4.0):
        c, s = (math.cos(angle), math.sin(angle))
        for k in range(4):
            up = 0.02 + k * 0.035
            path = [
                (c * (r + 0.035) - s * away, s * (r + 0.035) + c * away, up + h - 0.17)
                for away in (-0.06, 0, 0.06)
            ]
            made.append(tubes("tie", [(path, 0.014)], 0.014, tie, 6))
    floor = 0.2
    if open_:
        slat = bamboo("slat", "#c99a58", "#8a5a28", (40, 2, 40))
        for i in range(-9, 10):
            px = i * 0.105
            half = math.sqrt(max(0, (r - 0.08) ** 2 - px**2))
            if half > 0.05:
                corners = [
                    (px + a * 0.046, b * half, c)
                    for a in (-1, 1)
                    for b in (-1, 1)
                    for c in (floor - 0.03, floor)
                ]
                made.append(
                    mesh(
                        "slat",
                        corners,
                        [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)],
                        slat,
                        False,
                    )
                )
    for part in made:
        part.location = (x, y, z)
    return z + floor


def steamer_lid(r=1.0, z=0.42, x=0.0, y=0.0, rotation=(0, 0, 0)):
    """The woven dome, with its rope handle."""
    nodes = new_material("weave")
    where = nodes.coord()
    turned_ = nodes.n("ShaderNodeMapping", Vector=where, Rotation=(0, 0, 0.785)).outputs[0]
    px, py, _ = nodes.n("ShaderNodeSeparateXYZ", Vector=turned_).outputs
    warp = nodes.math("SINE", nodes.math("MULTIPLY", px, 42.0))
    weft = nodes.math("SINE", nodes.math("MULTIPLY", py, 42.0))
    checks = nodes.math("GREATER_THAN", nodes.math("MULTIPLY", warp, weft), 0.0)
    fine = nodes.noise(nodes.n("ShaderNodeMapping", Vector=turned_, Scale=(4, 60, 1)).outputs[0], 1, 4, 0.6)
    fine2 = nodes.noise(nodes.n("ShaderNodeMapping", Vector=turned_, Scale=(60, 4, 1)).outputs[0], 1, 4, 0.6)
    tone = nodes.mix(
        checks,
        nodes.ramp(fine, [(0.3, "#c8944c"), (0.7, "#e6be7e")]),
        nodes.ramp(fine2, [(0.3, "#a06c30"), (0.7, "#cf9c58")]),
    )
    relief = nodes.math("ADD", nodes.math("ABSOLUTE", warp), nodes.math("ABSOLUTE", weft))
    weave = nodes.out(
        nodes.bsdf(Base_Color=tone, Roughness=0.5, Clearcoat=0.1, Normal=nodes.bump(relief, 0.6, 0.03))
    )
    dome = [(r * 0.97, 0.1), (r * 0.9, 0.17), (r * 0.6, 0.26), (r * 0.3, 0.3), (0, 0.31)]
    made = [lathe("dome", smooth_profile(dome, 3), 128, weave)]
    rim = [
        (r - 0.06, 0),
        (r + 0.03, 0),
        (r + 0.035, 0.02),
        (r + 0.035, 0.13),
        (r, 0.15),
        (r * 0.94, 0.155),
        (r * 0.9, 0.13),
    ]
    made.append(lathe("lid_rim", rim, 128, bamboo("lid_rim", "#e2b877", "#a87434", (3, 3, 40))))
    for k in range(4):
        angle = k * math.pi / 2 + 0.4
        c, s = (math.cos(angle), math.sin(angle))
        path = [
            (c * away * r, s * away * r, 0.325 - 0.2 * away**2.2) for away in np.linspace(0.05, 0.93, 14)
        ]
        made.append(tubes("rib", [(path, 0.028)], 0.028, bamboo("rib", "#dcae68", "#9a6a30"), 8, 0.5))
    rope = food_material("rope", "#7a4a22", "#b07c42", 20, rough=0.7, bump=0.5)
    loop = [
        (0.1 * math.cos(a), 0.03 * math.sin(a), 0.31 + 0.1 * math.sin(a))
        for a in np.linspace(-0.2, math.pi + 0.2, 20)
    ]
    made.append(tubes("rope", [(loop, 0.03)], 0.03, rope, 8, 1, False))
    return place(group(made, "lid"), (x, y, z), rotation)


def paper_disc(r, z, colour="#d8cbb0"):
    """Steaming paper with a scalloped edge."""
    paper = food_material("paper", colour, "#e6dcc6", 8, rough=0.7, rand=0, bump=0.2)

    def point(u, w):
        angle = w * TAU
        reach = r * u * (1 + 0.015 * math.cos(26 * angle) * u)
        return (
            reach * math.cos(angle),
            reach * math.sin(angle),
            z + 0.008 * noise3(reach * 4 * math.cos(angle), reach * 4 * math.sin(angle)),
        )

    return surface("paper", point, 14, 104, False, True, paper)


def hot_pot(r=1.0, h=0.5):
    """A wide steel pot with two handles."""
    nodes = new_material("steel")
    brushed = nodes.noise(
        nodes.n("ShaderNodeMapping", Vector=nodes.coord(), Scale=(2, 2, 60)).outputs[0], 1, 4
    )
    steel = nodes.out(
        nodes.bsdf(
            Base_Color="#a9a6a0",
            Metallic=1.0,
            Roughness=nodes.math("ADD", 0.22, nodes.math("MULTIPLY", brushed, 0.16)),
        )
    )
    turned(
        "hot_pot",
        [
            (r * 0.85, 0),
            (r * 0.95, 0.03),
            (r * 0.98, h - 0.04),
            (r + 0.05, h),
            (r + 0.05, h + 0.02),
            (r - 0.02, h),
            (r - 0.04, h - 0.05),
            (r * 0.93, 0.1),
            (0, 0.08),
        ],
        steel,
    )
    for side in (-1, 1):
        path = [
            (side * (r - 0.02), -0.22, h * 0.8),
            (side * (r + 0.2), -0.15, h * 0.84),
            (side * (r + 0.2), 0.15, h * 0.84),
            (side * (r - 0.02), 0.22, h * 0.8),
        ]
        tubes("handle", [(catmull(path, 24), 0.035)], 0.035, steel, 10, 1, False)
