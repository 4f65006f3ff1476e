"""Everything a dish needs, in one import: `from studio import *`."""

from .geometry import *
from .materials import *
from .stage import *
from .vessels import *
from .broths import *
from .noodles import *
from .proteins import *
from .dough import *
from .vegetables import *
from .garnishes import *
from .props import *
from .scenes import *
