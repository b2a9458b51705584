"""The buildings whose homes are for sale, as studio/homes/ exports them from content: what stands where is decided there."""
from __future__ import annotations

import json
import math
import os
from dataclasses import dataclass
from functools import lru_cache

from kit.facade import to_world

_ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
_FILE = os.environ.get("STUDIO_DEVELOPMENTS", os.path.join(_ROOT, ".cache/studio/developments.json"))


@lru_cache(maxsize=1)
def exported() -> dict:
    """Empty before the export, so that pictures without these buildings can still be listed."""
    if not os.path.exists(_FILE):
        return {}
    with open(_FILE) as file:
        return json.load(file)


@lru_cache(maxsize=None)
def development(key: str) -> "Development":
    if key not in exported():
        raise FileNotFoundError(f"{_FILE} lacks {key}: node scripts/with-node.mjs studio/homes/write-scene-data.ts")
    return Development(exported()[key])


class Development:
    def __init__(self, data: dict):
        self.bay, self.floor, self.depth, self.north = (data[name] for name in ("bay", "floorHeight", "balconyDepth", "north"))
        self.openings, self.neighbours = data["openings"], data["neighbours"]
        self.podium = data.get("podium")
        self._bays = {(b["wing"], b["face"], b["floor"], b["bay"]): b for b in data["bays"]}
        self.wings = {w["letter"]: Wing(self, w) for w in data["wings"]}

    def find(self, wing: str, face: str, floor: int, bay: int) -> dict:
        return self._bays.get((wing, face, floor, bay), {"kind": "none", "home": None})


class Wing:
    """In its own space the front lies along x at y = 0 and the wing reaches to +y."""

    def __init__(self, owner: Development, data: dict):
        self.owner, self.letter = owner, data["letter"]
        self.at, self.turn = (*data["at"], 0.0), math.radians(data["turn"])
        self.bays, self.depth, self.floors, self.lower = data["bays"], data["depth"], data["floors"], data.get("lower")
        self.length = self.bays * owner.bay

    def parts(self) -> list[tuple[int, int, int]]:
        """(first bay, end, floors): one part, or two where a part is lower."""
        if not self.lower:
            return [(0, self.bays, self.floors)]
        (a, b), low = self.lower["bays"], self.lower["floors"]
        rest = (b, self.bays) if a == 0 else (0, a)
        return [(a, b, low), (*rest, self.floors)]

    def face(self, name: str) -> "Face":
        w, d, turn = self.length, self.depth, self.turn
        start, more = {"front": ((0, 0), 0), "right": ((w, 0), 1), "back": ((w, d), 2), "left": ((0, d), 3)}[name]
        columns = self.bays if name in ("front", "back") else int(d / self.owner.bay + 1e-6)
        return Face(self, name, to_world(self.at, turn, *start), turn + more * math.pi / 2, columns)


@dataclass(frozen=True)
class Face:
    """One side of a wing, seen from outside: columns run from the left, as `kit.facade` draws a wall."""
    wing: Wing
    name: str
    origin: tuple
    turn: float
    columns: int

    def bay_at(self, column: int) -> int:
        return column if self.name in ("front", "right") else self.columns - 1 - column

    def find(self, column: int, floor: int) -> dict:
        """The bay there; floors count from 1."""
        if not 0 <= column < self.columns:
            return {"kind": "none", "home": None}
        return self.wing.owner.find(self.wing.letter, self.name, floor, self.bay_at(column))

    def mirrored(self) -> bool:
        """Whether a bay's openings, measured along the wing, run against the columns."""
        return self.name in ("back", "left")
