"""The set: ground, linen, light and camera, and the render itself."""

import os

import bpy

from .geometry import *
from .materials import *

EXPOSURE = 0.12
PANE_WATTS = 12


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def table(c1, c2, kind="plaster", bump=0.25):
    nodes = new_material("table")
    where = nodes.coord()
    if kind == "wood":
        mapped = nodes.n("ShaderNodeMapping", Vector=where)
        mapped.inputs["Scale"].default_value = (5.5, 0.32, 1)
        mapped.inputs["Rotation"].default_value = (0, 0, 0.0)
        sx = nodes.n("ShaderNodeSeparateXYZ", Vector=where).outputs[0]
        placed = nodes.math("FLOOR", nodes.math("ADD", nodes.math("MULTIPLY", sx, 0.95), 0.3))
        g = nodes.noise(mapped.outputs[0], 2.2, 8, 0.66, 1.1)
        fine = nodes.noise(mapped.outputs[0], 16, 6, 0.75)
        tone = nodes.ramp(
            nodes.math(
                "ADD",
                nodes.math("ADD", nodes.math("MULTIPLY", g, 0.7), nodes.math("MULTIPLY", fine, 0.3)),
                nodes.math("MULTIPLY", nodes.math("SINE", nodes.math("MULTIPLY", placed, 12.9898)), 0.07),
            ),
            [(0.36, c1), (0.64, c2)],
        )
        share = nodes.math("FRACT", nodes.math("ADD", nodes.math("MULTIPLY", sx, 0.95), 0.3))
        seam = nodes.math("LESS_THAN", share, 0.014)
        tone = nodes.mix(seam, tone, (0.01, 0.006, 0.004, 1))
        h = nodes.math("SUBTRACT", fine, seam)
        rough = 0.5
    elif kind == "stone":
        g = nodes.noise(where, 1.3, 9, 0.65, 0.4)
        f = nodes.noise(where, 18, 6, 0.7)
        tone = nodes.ramp(
            nodes.math("ADD", nodes.math("MULTIPLY", g, 0.7), nodes.math("MULTIPLY", f, 0.3)),
            [(0.35, c1), (0.65, c2)],
        )
        h = f
        rough = 0.45
    else:
        g = nodes.noise(where, 0.9, 7, 0.6, 0.3)
        f = nodes.noise(where, 30, 5, 0.65)
        tone = nodes.ramp(g, [(0.3, c1), (0.7, c2)])
        h = nodes.math(
            "ADD", nodes.math("MULTIPLY", nodes.noise(where, 3, 5, 0.6), 0.7), nodes.math("MULTIPLY", f, 0.3)
        )
        rough = 0.62
    material = nodes.out(
        nodes.bsdf(Base_Color=tone, Roughness=rough, Specular=0.35, Normal=nodes.bump(h, bump, 0.03))
    )
    shape = mesh(
        "table", [(-14, -14, 0), (14, -14, 0), (14, 14, 0), (-14, 14, 0)], [(0, 1, 2, 3)], material, False
    )
    return shape


def area(loc, target, size, power, col=(1, 1, 1), sy=None):
    l = bpy.data.lights.new("a", "AREA")
    l.energy = power
    l.color = col
    l.size = size
    if sy:
        l.shape = "RECTANGLE"
        l.size_y = sy
    shape = bpy.data.objects.new("a", l)
    bpy.context.scene.collection.objects.link(shape)
    shape.location = loc
    shape.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return shape


def lights(key=1350, fill=110, world=0.42, warm=(1, 0.9, 0.78), elev=54):
    area((-4.2, 4.2, 5.2), (0, 0, 0.4), 2.6, key, warm)
    area((5.5, -1.5, 4.5), (0, 0, 0.3), 4, fill, (1, 0.95, 0.9))
    area((1.8, 5.5, 3.2), (0, 0.2, 0.5), 1.6, key * 0.16, (1, 0.93, 0.85))
    reach = math.radians(elev)
    for dx, dy in ((-0.95, 0.0), (-0.28, 0.0), (-0.95, 0.95), (-0.28, 0.95)):
        paths = (
            Vector((dx * 1.5 - 0.5, 0, 0.45))
            + 8 * Vector((-0.02, math.cos(reach), math.sin(reach)))
            + Vector((0, -math.sin(reach), math.cos(reach))) * dy * 1.5
        )
        l = area(paths, (0, 0, 0.45), 0.9, PANE_WATTS, (1, 0.97, 0.92), 1.25)
        l.visible_diffuse = False
        l.visible_transmission = False
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    w.node_tree.nodes["Background"].inputs[0].default_value = (0.92, 0.9, 1, 1)
    w.node_tree.nodes["Background"].inputs[1].default_value = world


def camera(elev=52, dist=9.6, target=(0, 0.12, 0.35), lens=85, fstop=1.4, focus=None, az=0):
    c = bpy.data.cameras.new("c")
    c.lens = lens
    c.sensor_fit = "VERTICAL"
    c.sensor_height = 36
    shape = bpy.data.objects.new("c", c)
    sc = bpy.context.scene
    sc.collection.objects.link(shape)
    sc.camera = shape
    reach = math.radians(elev)
    angle = math.radians(az)
    target_ = Vector(target)
    shape.location = target_ + dist * Vector(
        (math.sin(angle) * math.cos(reach), -math.cos(angle) * math.cos(reach), math.sin(reach))
    )
    shape.rotation_euler = (target_ - shape.location).to_track_quat("-Z", "Y").to_euler()
    f = Vector(focus) if focus else target_
    c.dof.use_dof = True
    c.dof.focus_distance = (f - shape.location).length
    c.dof.aperture_fstop = fstop / 10
    return shape


def render(path, width, height, samples, passes=True):
    """Renders to a PNG; with `passes`, albedo and normals go beside it for the denoiser."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = min(20, samples)
    cycles.use_denoising = False
    cycles.max_bounces = 6
    cycles.diffuse_bounces = cycles.glossy_bounces = 3
    cycles.transmission_bounces = 4
    cycles.transparent_max_bounces = 10
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.6
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"
    scene.view_settings.exposure = EXPOSURE
    if passes:
        scene.view_layers[0].cycles.denoising_store_passes = True
        scene.use_nodes = True
        tree = scene.node_tree
        tree.nodes.clear()
        layers = tree.nodes.new("CompositorNodeRLayers")
        composite = tree.nodes.new("CompositorNodeComposite")
        tree.links.new(layers.outputs["Image"], composite.inputs[0])
        files = tree.nodes.new("CompositorNodeOutputFile")
        files.base_path = os.path.dirname(path)
        files.format.file_format = "OPEN_EXR"
        files.format.color_depth = "16"
        name = os.path.splitext(os.path.basename(path))[0]
        files.file_slots[0].path = name + "_alb_"
        files.file_slots.new(name + "_nor_")
        tree.links.new(layers.outputs["Denoising Albedo"], files.inputs[0])
        tree.links.new(layers.outputs["Denoising Normal"], files.inputs[1])
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.color_depth = "16" if passes else "8"
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def cloth(cx, cy, w, h, ang, c="#d8cdb9", stripe=None, z=0.012, clear=1.0):
    """Folded linen; it lies flat within `clear` of the middle, where the dish stands."""
    nodes = new_material("cloth")
    where = nodes.coord()
    phase = rng.uniform(0, 20)
    mapped = nodes.n("ShaderNodeMapping", Vector=where).outputs[0]
    w1 = nodes.n(
        "ShaderNodeTexWave", {"bands_direction": "X"}, Vector=mapped, Scale=62.0, Distortion=1.6, Detail=2.0
    ).outputs["Fac"]
    w2 = nodes.n(
        "ShaderNodeTexWave", {"bands_direction": "Y"}, Vector=mapped, Scale=62.0, Distortion=1.6, Detail=2.0
    ).outputs["Fac"]
    wv = nodes.math("MAXIMUM", w1, w2)
    rgb = srgb(c)
    tone = nodes.mix(nodes.math("MULTIPLY", wv, 0.35), tuple((x * 0.72 for x in rgb[:3])) + (1,), c)
    if stripe:
        sx = nodes.math("ABSOLUTE", nodes.n("ShaderNodeSeparateXYZ", Vector=where).outputs[0])
        angle = nodes.math("LESS_THAN", nodes.math("ABSOLUTE", nodes.math("SUBTRACT", sx, w * 0.36)), 0.035)
        b = nodes.math("LESS_THAN", nodes.math("ABSOLUTE", nodes.math("SUBTRACT", sx, w * 0.43)), 0.014)
        tone = nodes.mix(nodes.math("MULTIPLY", nodes.math("MAXIMUM", angle, b), 0.8), tone, stripe)
    material = nodes.out(
        nodes.bsdf(
            Base_Color=tone, Roughness=0.85, Specular=0.2, Sheen=0.4, Normal=nodes.bump(wv, 0.35, 0.012)
        )
    )
    folds = [
        (
            rng.uniform(-0.5, 0.5) * w,
            rng.uniform(-0.5, 0.5) * h,
            rng.uniform(-0.5, 0.5) + (math.pi / 2 if rng.random() < 0.35 else 0),
            rng.uniform(0.05, 0.12),
            rng.uniform(0.5, 1.3),
            rng.uniform(0.06, 0.13),
        )
        for _ in range(9)
    ]

    def fn(u, q):
        x, y = ((u - 0.5) * w, (q - 0.5) * h)
        f = 0.035 * noise3(x * 2.1 + phase, y * 1.6) + 0.03
        for fx, fy, fa, fw, fl, fh in folds:
            c, s_ = (math.cos(fa), math.sin(fa))
            angle = (x - fx) * c + (y - fy) * s_
            b = -(x - fx) * s_ + (y - fy) * c + 0.12 * math.sin(angle * 2 + fx * 9)
            f += fh / math.cosh(b / fw) * math.exp(-((angle / fl) ** 2))
        f += 0.008 * noise3(x * 9, y * 9, phase)
        across = cx + x * math.cos(ang) - y * math.sin(ang)
        away = math.hypot(across, cy + x * math.sin(ang) + y * math.cos(ang))
        f *= max(0.08, min(1, (away - clear + 0.12) / 0.3))
        return (x + 0.04 * noise3(y * 2, phase), y + 0.04 * noise3(x * 2, phase), max(0, f))

    shape = surface("cloth", fn, 170, 170, mat=material)
    shape.location = (cx, cy, z)
    shape.rotation_euler = (0, 0, ang)
    s = shape.modifiers.new("s", "SOLIDIFY")
    s.thickness = 0.012
    return shape
