"""Colours and shader nodes: `Nodes` is a thin wrapper, `food_material` the workhorse."""

import bpy

from .geometry import *


def srgb(h):
    if not isinstance(h, str):
        return tuple(h) + ((1,) if len(h) == 3 else ())
    h = h.lstrip("#")
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple((x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c)) + (1,)


class Nodes:
    def __init__(self, m):
        m.use_nodes = True
        self.t = m.node_tree
        self.t.nodes.clear()
        self.m = m

    def n(self, ty, _p=None, **ins):
        nd = self.t.nodes.new(ty)
        for k, where in (_p or {}).items():
            setattr(nd, k, where)
        for k, where in ins.items():
            k2 = int(k[1:]) if k[0] == "_" and k[1:].isdigit() else k.replace("_", " ")
            self.set(nd.inputs[k2], where)
        return nd

    def set(self, inp, v):
        if isinstance(v, bpy.types.NodeSocket):
            self.t.links.new(v, inp)
        elif isinstance(v, str):
            inp.default_value = srgb(v)
        else:
            inp.default_value = v

    def coord(self, kind="Object"):
        return self.n("ShaderNodeTexCoord").outputs[kind]

    def noise(self, vec, scale=5, detail=3, rough=0.5, dist=0):
        return self.n(
            "ShaderNodeTexNoise", Vector=vec, Scale=scale, Detail=detail, Roughness=rough, Distortion=dist
        ).outputs["Fac"]

    def voro(self, vec, scale, out="Distance", feature="F1"):
        return self.n("ShaderNodeTexVoronoi", {"feature": feature}, Vector=vec, Scale=scale).outputs[out]

    def ramp(self, fac, stops, mode="LINEAR"):
        nd = self.n("ShaderNodeValToRGB", Fac=fac)
        r = nd.color_ramp
        r.interpolation = mode
        while len(r.elements) < len(stops):
            r.elements.new(0.5)
        for reach, (p, c) in zip(r.elements, stops):
            reach.position = p
            reach.color = srgb(c) if not isinstance(c, (int, float)) else (c, c, c, 1)
        return nd.outputs["Color"]

    def mix(self, fac, a, b, mode="MIX"):
        return self.n("ShaderNodeMixRGB", {"blend_type": mode}, Fac=fac, Color1=a, Color2=b).outputs[0]

    def math(self, op, a, b=0.0, c=None, clamp=False):
        nd = self.n("ShaderNodeMath", {"operation": op, "use_clamp": clamp})
        self.set(nd.inputs[0], a)
        self.set(nd.inputs[1], b)
        if c is not None:
            self.set(nd.inputs[2], c)
        return nd.outputs[0]

    def rnd(self):
        return self.n("ShaderNodeObjectInfo").outputs["Random"]

    def bump(self, h, strength=0.3, dist=0.02, normal=None):
        nd = self.n("ShaderNodeBump", Strength=strength, Distance=dist, Height=h)
        if normal:
            self.set(nd.inputs["Normal"], normal)
        return nd.outputs[0]

    def bsdf(self, **k):
        return self.n("ShaderNodeBsdfPrincipled", **k).outputs[0]

    def out(self, sh):
        self.n("ShaderNodeOutputMaterial", Surface=sh)
        return self.m

    def mixsh(self, fac, a, b):
        nd = self.n("ShaderNodeMixShader", Fac=fac)
        self.set(nd.inputs[1], a)
        self.set(nd.inputs[2], b)
        return nd.outputs[0]


def new_material(name):
    return Nodes(bpy.data.materials.new(name))


def shifted_coords(t, c):
    """object coords shifted by object-random so that instances differ"""
    nd = t.n("ShaderNodeVectorMath", {"operation": "ADD"})
    t.set(nd.inputs[0], c)
    r = t.n("ShaderNodeCombineXYZ")
    material = t.math("MULTIPLY", t.rnd(), 37.0)
    t.set(r.inputs[0], material)
    t.set(r.inputs[1], material)
    t.set(nd.inputs[1], r.outputs[0])
    return nd.outputs[0]


def food_material(
    name,
    c1,
    c2=None,
    nscale=4,
    rough=0.35,
    sss=0.0,
    ssr=(1, 0.45, 0.25),
    ssd=0.05,
    coat=0,
    bump=0,
    bscale=30,
    spec=0.5,
    rand=0.15,
    detail=3,
    lo=0.35,
    hi=0.65,
    coatr=0.08,
    bdist=0.02,
):
    nodes = new_material(name)
    where = shifted_coords(nodes, nodes.coord())
    tone = nodes.ramp(nodes.noise(where, nscale, detail), [(lo, c1), (hi, c2 or c1)])
    if rand:
        hs = nodes.n("ShaderNodeHueSaturation", Color=tone)
        nodes.set(
            hs.inputs["Value"], nodes.math("ADD", 1 - rand, nodes.math("MULTIPLY", nodes.rnd(), 2 * rand))
        )
        tone = hs.outputs[0]
    k = dict(Base_Color=tone, Roughness=rough, Specular=spec, Clearcoat=coat, Clearcoat_Roughness=coatr)
    if sss:
        k.update(Subsurface=sss, Subsurface_Color=tone, Subsurface_Radius=[x * ssd for x in ssr])
    if bump:
        k["Normal"] = nodes.bump(nodes.noise(where, bscale, 4, 0.6), bump, bdist)
    return nodes.out(nodes.bsdf(**k))


def glazed(
    name,
    c1,
    c2,
    glaze,
    thr=(0.5, 0.62),
    rough=0.25,
    sss=0.35,
    ssd=0.06,
    zfade=None,
    amount=0.92,
    gscale=4.5,
    coat=0.8,
    bump=0.1,
    bscale=20,
):
    nodes = new_material(name)
    g = nodes.n("ShaderNodeNewGeometry")
    paths = g.outputs["Position"]
    where = nodes.coord()
    base = nodes.ramp(nodes.noise(shifted_coords(nodes, where), 4, 4), [(0.3, c1), (0.7, c2)])
    q = nodes.noise(paths, gscale, 5, 0.62, 0.7)
    if zfade:
        z = nodes.n("ShaderNodeSeparateXYZ", Vector=paths).outputs[2]
        material = nodes.n("ShaderNodeMapRange", Value=z)
        material.inputs[1].default_value = zfade[0]
        material.inputs[2].default_value = zfade[1]
        material.inputs[3].default_value = 0.35
        material.inputs[4].default_value = -0.05
        q = nodes.math("ADD", q, material.outputs[0])
    k = nodes.ramp(q, [(thr[0], 0.0), (thr[1], amount)])
    tone = nodes.mix(k, base, glaze)
    return nodes.out(
        nodes.bsdf(
            Base_Color=tone,
            Roughness=nodes.math("SUBTRACT", rough, nodes.math("MULTIPLY", k, rough * 0.6)),
            Specular=0.5,
            Subsurface=sss,
            Subsurface_Color=tone,
            Subsurface_Radius=(ssd, ssd * 0.6, ssd * 0.35),
            Clearcoat=coat,
            Clearcoat_Roughness=0.05,
            Normal=nodes.bump(nodes.noise(where, bscale, 4), bump, 0.02),
        )
    )


def skin_mat(fill="#c98a6a", skin="#f6e7c4", edge="#fbf1d8", z0=0.06, z1=0.26, glaze=None):
    nodes = new_material("skin")
    where = nodes.coord()
    z = nodes.n("ShaderNodeSeparateXYZ", Vector=where).outputs[2]
    f = nodes.n(
        "ShaderNodeMapRange",
        Value=nodes.math(
            "ADD",
            z,
            nodes.math(
                "MULTIPLY", nodes.math("SUBTRACT", nodes.noise(shifted_coords(nodes, where), 9, 4), 0.5), 0.14
            ),
        ),
    )
    f.inputs[1].default_value = z0
    f.inputs[2].default_value = z1
    tone = nodes.ramp(f.outputs[0], [(0.0, fill), (0.45, skin), (1.0, edge)])
    if glaze:
        g = nodes.n("ShaderNodeNewGeometry")
        up = nodes.n("ShaderNodeSeparateXYZ", Vector=g.outputs["Normal"]).outputs[2]
        gn = nodes.noise(g.outputs["Position"], 5, 5, 0.6, 0.8)
        k = nodes.ramp(nodes.math("ADD", gn, nodes.math("MULTIPLY", up, 0.06)), [(0.52, 0.0), (0.66, 0.85)])
        tone = nodes.mix(k, tone, glaze)
    return nodes.out(
        nodes.bsdf(
            Base_Color=tone,
            Roughness=0.22,
            Specular=0.5,
            Subsurface=0.35,
            Subsurface_Color=tone,
            Subsurface_Radius=(0.06, 0.035, 0.02),
            Clearcoat=0.7,
            Clearcoat_Roughness=0.06,
            Normal=nodes.bump(nodes.noise(where, 16, 4), 0.12, 0.02),
        )
    )


def noodle_mat(c1="#e6b860", c2="#cf9440"):
    return food_material(
        "noodle", c1, c2, 3, rough=0.28, sss=0.25, ssd=0.06, coat=0.5, spec=0.5, rand=0, bump=0.05, bscale=20
    )


def grained(name, dark, light, scale=(6, 22, 22), rough=0.32, sss=0.15, coat=0.5, bump=0.5, rand=0.12):
    """Meat and other fibres: noise drawn out along x."""
    nodes = new_material(name)
    where = shifted_coords(nodes, nodes.coord())
    fibre = nodes.noise(nodes.n("ShaderNodeMapping", Vector=where, Scale=scale).outputs[0], 1, 5, 0.62, 0.4)
    tone = nodes.n("ShaderNodeHueSaturation", Color=nodes.ramp(fibre, [(0.3, dark), (0.68, light)]))
    value = nodes.math("ADD", 1 - rand, nodes.math("MULTIPLY", nodes.rnd(), 2 * rand))
    nodes.set(tone.inputs["Value"], value)
    colour = tone.outputs[0]
    shader = nodes.bsdf(
        Base_Color=colour,
        Roughness=rough,
        Subsurface=sss,
        Subsurface_Color=colour,
        Subsurface_Radius=(0.04, 0.018, 0.01),
        Clearcoat=coat,
        Clearcoat_Roughness=0.1,
        Normal=nodes.bump(fibre, bump, 0.02),
    )
    return nodes.out(shader)


def ringed(
    name, stops, radius, stretch=(1, 1), wobble=0.12, scale=14, rough=0.28, sss=0.15, coat=0.5, bump=0.15
):
    """Colour by the distance from the middle (0) to the edge (1): cut faces of meat and vegetables."""
    nodes = new_material(name)
    where = nodes.coord()
    x, y, _ = nodes.n("ShaderNodeSeparateXYZ", Vector=where).outputs
    across = nodes.math("POWER", nodes.math("DIVIDE", x, radius * stretch[0]), 2)
    down = nodes.math("POWER", nodes.math("DIVIDE", y, radius * stretch[1]), 2)
    grain = nodes.noise(shifted_coords(nodes, where), scale, 4, 0.6)
    uneven = nodes.math("MULTIPLY", nodes.math("SUBTRACT", grain, 0.5), wobble * 2)
    colour = nodes.ramp(nodes.math("ADD", nodes.math("SQRT", nodes.math("ADD", across, down)), uneven), stops)
    shader = nodes.bsdf(
        Base_Color=colour,
        Roughness=rough,
        Specular=0.25,
        Subsurface=sss,
        Subsurface_Color=colour,
        Subsurface_Radius=(0.03, 0.02, 0.012),
        Clearcoat=coat,
        Clearcoat_Roughness=0.1,
        Normal=nodes.bump(grain, bump, 0.02),
    )
    return nodes.out(shader)


def two_faced(name, axis, limit, inside, outside, scale=18, rough=0.5, bump=0.7, coat=0.15, sss=0.12):
    """`inside` (dark, light) where |axis| > limit, the cut ends; `outside` elsewhere, a rough crust."""
    nodes = new_material(name)
    where = nodes.coord()
    along = nodes.n("ShaderNodeSeparateXYZ", Vector=where).outputs[axis]
    cut = nodes.math("GREATER_THAN", nodes.math("ABSOLUTE", along), limit)
    grain = nodes.noise(shifted_coords(nodes, where), scale, 5, 0.65)
    fine = nodes.noise(shifted_coords(nodes, where), scale * 2.2, 4, 0.7)
    crust = nodes.ramp(grain, [(0.3, outside[0]), (0.68, outside[1])])
    flesh = nodes.ramp(grain, [(0.3, inside[0]), (0.68, inside[1])])
    colour = nodes.mix(cut, crust, flesh)
    depth = nodes.math("MULTIPLY", fine, nodes.math("SUBTRACT", 1, nodes.math("MULTIPLY", cut, 0.8)))
    shader = nodes.bsdf(
        Base_Color=colour,
        Roughness=rough,
        Specular=0.25,
        Subsurface=sss,
        Subsurface_Color=colour,
        Subsurface_Radius=(0.03, 0.018, 0.01),
        Clearcoat=coat,
        Normal=nodes.bump(depth, bump, 0.03),
    )
    return nodes.out(shader)


def blotched(name, skin, fillings, scale=7, share=0.5, rough=0.2, sss=0.35, coat=0.7, soft=0.12):
    """A translucent wrapper: `fillings` (colours) shimmer through as soft patches."""
    nodes = new_material(name)
    where = shifted_coords(nodes, nodes.coord())
    colour = skin
    for i, filling in enumerate(fillings):
        moved = nodes.n("ShaderNodeMapping", Vector=where, Location=(i * 3.7, i * 1.9, 0)).outputs[0]
        patch = nodes.ramp(nodes.noise(moved, scale, 3, 0.5, 0.4), [(share, 0.0), (share + soft, 0.8)])
        colour = nodes.mix(patch, colour, filling)
    shader = nodes.bsdf(
        Base_Color=colour,
        Roughness=rough,
        Subsurface=sss,
        Subsurface_Color=colour,
        Subsurface_Radius=(0.05, 0.03, 0.02),
        Clearcoat=coat,
        Clearcoat_Roughness=0.06,
        Normal=nodes.bump(nodes.noise(where, 9, 4), 0.15, 0.03),
    )
    return nodes.out(shader)


def glaze(name, colour, rim=None, rim_height=1.0, speck=True, rough=0.22, dark=0.72, bump=0.08):
    """Fired clay: mottled, speckled, the rim bare or dipped."""
    nodes = new_material(name)
    where = nodes.coord()
    r, g, b, _ = srgb(colour)
    tone = nodes.ramp(
        nodes.noise(where, 2.2, 6, 0.6, 0.3), [(0.3, colour), (0.75, (r * dark, g * dark, b * dark, 1))]
    )
    if speck:
        dots = nodes.math("LESS_THAN", nodes.voro(where, 34), 0.16)
        dots = nodes.math("MULTIPLY", dots, nodes.math("GREATER_THAN", nodes.noise(where, 13, 1), 0.53))
        tone = nodes.mix(nodes.math("MULTIPLY", dots, 0.7), tone, "#3a2a1e")
    if rim:
        z = nodes.n("ShaderNodeSeparateXYZ", Vector=where).outputs[2]
        z = nodes.math("ADD", z, nodes.math("MULTIPLY", nodes.noise(where, 7, 3), 0.04))
        ramp = nodes.n("ShaderNodeMapRange", Value=z)
        ramp.inputs[1].default_value, ramp.inputs[2].default_value = rim_height - 0.03, rim_height + 0.02
        tone = nodes.mix(ramp.outputs[0], tone, rim)
    shader = nodes.bsdf(
        Base_Color=tone,
        Roughness=rough,
        Clearcoat=0.4 if rough < 0.4 else 0.0,
        Clearcoat_Roughness=0.06,
        Normal=nodes.bump(nodes.noise(where, 6 if rough < 0.4 else 40, 3), bump, 0.05),
    )
    return nodes.out(shader)
