"""Meshes, instances and the ways food is laid down: by hand, by ray cast or by physics."""

import math
import random

import bpy
import numpy as np
from mathutils import Quaternion, Vector, noise

TAU = math.tau
rng = random.Random(7)


def seed(n):
    global R
    rng.seed(n)
    np.random.seed(n)


def mesh(name, v, f, mat=None, smooth=True):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(map(float, x)) for x in v], [], f)
    me.validate()
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    shape = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(shape)
    for material in [mat] if mat and (not isinstance(mat, (list, tuple))) else mat or []:
        me.materials.append(material)
    return shape


def grid_faces(nu, nv, wu, wv, base=0):
    f = []
    for i in range(nu if wu else nu - 1):
        for j in range(nv if wv else nv - 1):
            angle = i * nv + j
            b = i * nv + (j + 1) % nv
            c = (i + 1) % nu * nv + (j + 1) % nv
            away = (i + 1) % nu * nv + j
            f.append((base + angle, base + b, base + c, base + away))
    return f


def surface(name, fn, nu, nv, wu=False, wv=False, mat=None):
    where = [fn(i / (nu if wu else nu - 1), j / (nv if wv else nv - 1)) for i in range(nu) for j in range(nv)]
    return mesh(name, where, grid_faces(nu, nv, wu, wv), mat)


def lathe(name, prof, seg=96, mat=None, mod=None):
    n = len(prof)

    def fn(u, w):
        r, z = prof[min(n - 1, int(round(u * (n - 1))))]
        angle = w * TAU
        if mod:
            r, z = mod(r, z, angle, u)
        return (r * math.cos(angle), r * math.sin(angle), z)

    return surface(name, fn, n, seg, False, True, mat)


def smooth_profile(p, k=3):
    """chaikin"""
    for _ in range(k):
        q = [p[0]]
        for angle, b in zip(p, p[1:]):
            q += [
                (angle[0] * 0.75 + b[0] * 0.25, angle[1] * 0.75 + b[1] * 0.25),
                (angle[0] * 0.25 + b[0] * 0.75, angle[1] * 0.25 + b[1] * 0.75),
            ]
        p = q + [p[-1]]
    return p


def tubes(name, paths, r, mat=None, sides=8, flat=1.0, taper=True, close=False):
    V = []
    F = []
    for path in paths:
        rr = r
        if isinstance(path, tuple):
            path, rr = path
        P = np.array(path, float)
        n = len(P)
        target_ = np.gradient(P, axis=0)
        target_ /= np.linalg.norm(target_, axis=1)[:, None] + 1e-09
        up = np.array([0, 0, 1.0])
        base = len(V)
        radii = np.broadcast_to(np.asarray(rr, float), (n,)).copy()
        if taper:
            radii[0] *= 0.35
            radii[-1] *= 0.35
        for i in range(n):
            s = np.cross(target_[i], up)
            l = np.linalg.norm(s)
            s = s / l if l > 0.0001 else np.array([1.0, 0, 0])
            w = np.cross(s, target_[i])
            for j in range(sides):
                angle = TAU * j / sides
                V.append(P[i] + radii[i] * (math.cos(angle) * s + math.sin(angle) * flat * w))
        F += grid_faces(n, sides, False, True, base)
        F.append(tuple((base + j for j in range(sides)))[::-1])
        reach = base + (n - 1) * sides
        F.append(tuple((reach + j for j in range(sides))))
    return mesh(name, V, F, mat)


def catmull(ctrl, n=60):
    C = np.array(ctrl, float)
    C = np.vstack([2 * C[0] - C[1], C, 2 * C[-1] - C[-2]])
    out = []
    material = len(C) - 3
    for k in range(n):
        x = k / (n - 1) * material
        i = min(int(x), material - 1)
        t = x - i
        p0, p1, p2, p3 = C[i : i + 4]
        out.append(
            0.5
            * (
                2 * p1
                + (-p0 + p2) * t
                + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                + (-p0 + 3 * p1 - 3 * p2 + p3) * t**3
            )
        )
    return out


def instance(o, loc=(0, 0, 0), rot=(0, 0, 0), s=1):
    c = bpy.data.objects.new(o.name, o.data)
    bpy.context.scene.collection.objects.link(c)
    c.location = loc
    c.rotation_euler = rot
    c.scale = (s, s, s) if isinstance(s, (int, float)) else s
    for modifier in o.modifiers:
        n = c.modifiers.new(modifier.name, modifier.type)
        for p in modifier.bl_rna.properties:
            if not p.is_readonly:
                try:
                    setattr(n, p.identifier, getattr(modifier, p.identifier))
                except Exception:
                    pass
    return c


def stash(o):
    o.location = (0, 0, -50)
    return o


def place(o, loc, rot=(0, 0, 0), s=1):
    o.location = loc
    o.rotation_euler = rot
    o.scale = (s, s, s) if isinstance(s, (int, float)) else s
    return o


def subsurf(o, l=2):
    material = o.modifiers.new("s", "SUBSURF")
    material.levels = l
    material.render_levels = l
    return o


def bevel(o, w=0.02, seg=4):
    material = o.modifiers.new("b", "BEVEL")
    material.width = w
    material.segments = seg
    return o


def update():
    bpy.context.view_layer.update()


def look_down(x, y, z=5):
    dg = bpy.context.evaluated_depsgraph_get()
    h, loc, nor, _, ob, _ = bpy.context.scene.ray_cast(dg, Vector((x, y, z)), Vector((0, 0, -1)))
    return (loc, nor, ob) if h else (Vector((x, y, 0)), Vector((0, 0, 1)), None)


def scatter(src, pts, s=(1, 1), tilt=0.35, lift=0, align=0.7, skip=()):
    """scatter instances of src (obj or list) at xy points, resting on what is below (all rays first, then place)"""
    update()
    hits = [look_down(x, y) for x, y in pts]
    out = []
    for loc, nor, ob in hits:
        if ob and ob.name.split(".")[0] in skip:
            continue
        shape = rng.choice(src) if isinstance(src, list) else src
        q = Vector((0, 0, 1)).lerp(nor, align).normalized().to_track_quat("Z", "Y")
        q = (
            q
            @ Quaternion((0, 0, 1), rng.uniform(0, TAU))
            @ Quaternion((1, 0, 0), rng.uniform(-tilt, tilt))
            @ Quaternion((0, 1, 0), rng.uniform(-tilt, tilt))
        )
        c = instance(shape, loc + Vector((0, 0, lift)), q.to_euler(), rng.uniform(*s))
        out.append(c)
    return out


def disc_pts(n, cx, cy, r, gauss=False, r0=0):
    shape = []
    while len(shape) < n:
        if gauss:
            x, y = (rng.gauss(0, r * 0.5), rng.gauss(0, r * 0.5))
        else:
            x, y = (rng.uniform(-r, r), rng.uniform(-r, r))
        away = math.hypot(x, y)
        if away <= r * (1.6 if gauss else 1) and away >= r0:
            shape.append((cx + x, cy + y))
    return shape


def noise3(x, y, z=0):
    return noise.noise(Vector((x, y, z)))


def join(L, name):
    bpy.ops.object.select_all(action="DESELECT")
    for shape in L:
        shape.select_set(True)
    bpy.context.view_layer.objects.active = L[0]
    bpy.ops.object.join()
    shape = L[0]
    shape.name = name
    return shape


def blob(r=0.05, rough=0.35, mat=None, name="crumb", seg=14, sq=(1, 1, 1)):
    phase = rng.uniform(0, 50)

    def fn(u, w):
        th = u * math.pi
        angle = w * TAU
        away = Vector((math.sin(th) * math.cos(angle), math.sin(th) * math.sin(angle), math.cos(th)))
        k = r * (
            1
            + rough * noise.noise(away * 1.3 + Vector((phase, 0, 0)))
            + rough * 0.6 * noise.noise(away * 3.1 + Vector((phase, 3, 0)))
        )
        return (away.x * k * sq[0], away.y * k * sq[1], away.z * k * sq[2])

    return surface(name, fn, seg, seg * 2, False, True, mat)


def settle(objs, passive, frames=70, margin=0.002, fr=0.6):
    sc = bpy.context.scene
    if not sc.rigidbody_world:
        bpy.ops.rigidbody.world_add()
    sc.rigidbody_world.substeps_per_frame = 8
    sc.rigidbody_world.point_cache.frame_end = frames + 5
    sc.gravity = (0, 0, -9.8)

    def add(o, ty, shape):
        bpy.ops.object.select_all(action="DESELECT")
        o.select_set(True)
        bpy.context.view_layer.objects.active = o
        bpy.ops.rigidbody.object_add(type=ty)
        rb = o.rigid_body
        rb.collision_shape = shape
        rb.friction = fr
        rb.use_margin = True
        rb.collision_margin = margin
        rb.restitution = 0.0
        rb.linear_damping = 0.3
        rb.angular_damping = 0.4

    for p in passive:
        add(p, "PASSIVE", "MESH")
    for o in objs:
        add(o, "ACTIVE", "CONVEX_HULL")
    for f in range(1, frames + 1):
        sc.frame_set(f)
    dg = bpy.context.evaluated_depsgraph_get()
    M = [o.evaluated_get(dg).matrix_world.copy() for o in objs]
    for o in list(objs) + list(passive):
        bpy.ops.object.select_all(action="DESELECT")
        o.select_set(True)
        bpy.context.view_layer.objects.active = o
        bpy.ops.rigidbody.object_remove()
    bpy.ops.rigidbody.world_remove()
    sc.frame_set(1)
    for o, material in zip(objs, M):
        o.matrix_world = material
    update()


def sprinkle_start(n, r, z0, dz=0.12, per=6):
    shape = []
    for i in range(n):
        x, y = disc_pts(1, 0, 0, r)[0]
        shape.append(
            ((x, y, z0 + dz * (i // per)), (rng.uniform(0, 6), rng.uniform(0, 6), rng.uniform(0, 6)))
        )
    return shape


def group(parts, name="group"):
    """An empty that carries the parts, to move them as one."""
    empty = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(empty)
    for part in parts:
        part.parent = empty
    return empty


def square_factor(angle, power):
    """How far a superellipse lies out at this angle: 2 is a circle, 6 nearly a square."""
    return (abs(math.cos(angle)) ** power + abs(math.sin(angle)) ** power) ** (-1 / power)


def spot(x, y, spread, spread_y=None):
    """A point scattered around (x, y), never more than two spreads away."""
    spread_y = spread if spread_y is None else spread_y
    across, along = rng.gauss(0, spread), rng.gauss(0, spread_y)
    across = max(-2 * spread, min(2 * spread, across))
    return x + across, y + max(-2 * spread_y, min(2 * spread_y, along))


def ring_points(count, radius, start=0.0, end=TAU, jitter=0.0, cx=0.0, cy=0.0):
    points = []
    for i in range(count):
        angle = start + (end - start) * i / count
        reach = radius + rng.uniform(-jitter, jitter)
        points.append((cx + reach * math.cos(angle), cy + reach * math.sin(angle)))
    return points


def heap(sources, points, size=(0.9, 1.1), tilt=0.3, lift=0.0, align=0.5, batch=5):
    """Like `scatter`, in small batches, so that later pieces come to lie on earlier ones."""
    laid = []
    for i in range(0, len(points), batch):
        laid += scatter(sources, points[i : i + batch], size, tilt, lift, align)
    return laid


def fan(source, start, step, count, rotation=(0, 0, 0), turn=(0, 0, 0), size=1):
    """Slices laid like fallen cards: each one step on and turned a little."""
    laid = []
    sources = source if isinstance(source, list) else [source]
    for i in range(count):
        where = tuple((s + away * i for s, away in zip(start, step)))
        how = tuple((r + t * i + rng.uniform(-0.04, 0.04) for r, t in zip(rotation, turn)))
        laid.append(instance(sources[i % len(sources)], where, how, size))
    return laid


def lump(size, material, boxy=2.6, rough=0.18, name="lump", detail=18):
    """An irregular piece: a superquadric of half-axes `size`, dented by noise."""
    phase = rng.uniform(0, 50)

    def soft(value):
        return math.copysign(abs(value) ** (2 / boxy), value)

    def point(u, w):
        polar, angle = u * math.pi, w * TAU
        x = soft(math.sin(polar)) * soft(math.cos(angle))
        y = soft(math.sin(polar)) * soft(math.sin(angle))
        z = soft(math.cos(polar))
        dent = 1 + rough * noise3(x * 1.2 + phase, y * 1.2, z * 1.2)
        dent += rough * 0.5 * noise3(x * 3 + phase, y * 3, z * 3)
        return (x * size[0] * dent, y * size[1] * dent, z * size[2] * dent)

    return stash(surface(name, point, detail, detail * 2, False, True, material))


def lumps(count, size, material, spread=0.2, **options):
    """Several different lumps to draw from."""
    made = []
    for _ in range(count):
        made.append(lump([s * rng.uniform(1 - spread, 1 + spread) for s in size], material, **options))
    return made


def sheet(length, width, material, thickness=0.02, ripple=0.03, taper=0.5, bend=0.0, frill=0.0, name="sheet"):
    """A thin slice or leaf lying flat; `taper` narrows its ends, `bend` curls it, `frill` waves its edge."""
    phase = rng.uniform(0, 50)

    def point(u, w):
        x, side = (u - 0.5) * length, (w - 0.5) * 2
        half = width / 2 * (1 - taper * abs(2 * u - 1) ** 2.5) * (1 + 0.2 * noise3(u * 3, phase))
        y = side * half
        z = ripple * noise3(x * 5 / max(length, 0.2), y * 4, phase) + bend * (1 - (2 * u - 1) ** 2)
        z += frill * side**2 * math.sin(u * 22 + phase + side)
        return (x + 0.03 * noise3(w * 2, phase, 7), y, z)

    made = surface(name, point, 28, 12, mat=material)
    if thickness:
        made.modifiers.new("s", "SOLIDIFY").thickness = thickness
    return stash(subsurf(made, 1))


def sheets(count, length, width, material, spread=0.15, **options):
    made = []
    for _ in range(count):
        k = rng.uniform(1 - spread, 1 + spread)
        made.append(sheet(length * k, width * k, material, **options))
    return made


def strands(count, where, material, radius=0.012, length=0.2, flat=0.8, arch=0.035, bow=0.05):
    """Loose shreds in one mesh; `where()` gives the middle of each."""
    paths = []
    for _ in range(count):
        x, y, z = where()
        angle, curve = rng.uniform(0, TAU), rng.uniform(-bow, bow)
        reach = length * rng.uniform(0.6, 1.2)
        c, s = math.cos(angle), math.sin(angle)
        path = []
        for k in np.linspace(-0.5, 0.5, 8):
            rise = 1 - 4 * k * k
            path.append(
                (x + c * k * reach - s * curve * rise, y + s * k * reach + c * curve * rise, z + arch * rise)
            )
        paths.append((path, radius * rng.uniform(0.7, 1.2)))
    return tubes("strands", paths, radius, material, 6, flat)


def on_top(x, y, spread, lift=(0.0, 0.05), spread_y=None):
    """A sampler for `strands`: points around (x, y), resting on what is there now."""
    update()

    def sample():
        px, py = spot(x, y, spread, spread_y)
        return px, py, look_down(px, py)[0].z + rng.uniform(*lift)

    return sample
