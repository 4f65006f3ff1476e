"""Blender's entry: `blender -b -P shoot.py -- SLUG WIDTH HEIGHT SAMPLES OUT.png` renders one scene."""

import importlib
import os
import pkgutil
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

import dishes
import studio

slug, width, height, samples, out = sys.argv[sys.argv.index("--") + 1 :]
for module in pkgutil.iter_modules(dishes.__path__):
    importlib.import_module(f"dishes.{module.name}")
if slug not in studio.SCENES:
    sys.exit(f"no scene named {slug}")

start = time.time()
studio.reset()
studio.SCENES[slug]()
print(f"BUILT in {time.time() - start:.0f} s", flush=True)
start = time.time()
studio.render(out, int(width), int(height), int(samples), passes=int(samples) > 12)
print(f"RENDERED in {time.time() - start:.0f} s", flush=True)
