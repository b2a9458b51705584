"""A home of a development as its model has it: rooms, walls, doors and glass.

Coordinates are those of the home's plan: x to the right along its front, y into the depth, the balcony at y < 0.
"""
from __future__ import annotations

import math
from dataclasses import dataclass

from buildings.developments import exported

DOOR_HEAD, PASSAGE_HEAD = 2.2, 2.5
SLAB_TOP = .07

Span = tuple[float, float]


@dataclass(frozen=True)
class Hole:
    """An opening of the front: glass from x0 to x1, between sill and head."""

    x0: float
    x1: float
    sill: float
    head: float
    kind: str


class Flat:
    """The sample flat of the development `key`, a home with two bedrooms: `sampleFlat` in its facts.yaml."""

    def __init__(self, key: str):
        self.key, self.facts = key, exported().get(key, {})
        if "types" not in self.facts:
            raise LookupError(f"No plans of {key} were exported: node scripts/with-node.mjs studio/homes/write-scene-data.ts")
        if "sampleFlat" not in self.facts:
            raise LookupError(f"{key} has no sample flat: add sampleFlat to content/developments/{key}/facts.yaml and export again")
        home = self.facts["sampleFlat"]
        self.stack = next(s for s in self.facts["stacks"] if (s["wing"], s["number"]) == (home["wing"], home["stack"]))
        self.plan = next(t for t in self.facts["types"] if t["key"] == self.stack["type"])
        self.wing = next(w for w in self.facts["wings"] if w["letter"] == self.stack["wing"])
        self.bay, self.storey = self.facts["bay"], self.facts["floorHeight"]
        self.width, self.depth = self.plan["bays"] * self.bay, self.plan["depth"]
        # The floor lies on the slab of the building, which reaches a little above the storey's level.
        self.level = (home["floor"] - 1) * self.storey + SLAB_TOP
        self.height = self.storey - .36
        self.balcony = (self.bay * self.plan["front"].index("balcony"), self.width, self.facts["balconyDepth"])

    def room(self, kind: str) -> tuple[float, float, float, float]:
        return next(room["parts"][0] for room in self.plan["rooms"] if room["kind"] == kind)

    def furniture(self, kind: str, inside: str) -> list[tuple[float, float, float, float]]:
        x0, y0, x1, y1 = self.room(inside)
        pieces = [f["at"] for f in self.plan["furniture"] if f["kind"] == kind]
        return [at for at in pieces if x0 <= (at[0] + at[2]) / 2 <= x1 and y0 <= (at[1] + at[3]) / 2 <= y1]

    def holes(self) -> list[Hole]:
        found = []
        for index, kind in enumerate(self.plan["front"]):
            if kind != "wall":
                o = self.facts["openings"][kind]
                found.append(Hole(index * self.bay + o["from"], index * self.bay + o["to"], o["sill"], min(o["head"], self.height), kind))
        return found

    def front_wall(self) -> float:
        """How thick it is: what the living room leaves free."""
        return self.room("living")[1]

    def walls(self) -> list[tuple[float, float, float, float, float, float]]:
        """What the rooms leave free, less doors and glass, as boxes x0, y0, z0, x1, y1, z1."""
        rooms = [part for room in self.plan["rooms"] for part in room["parts"]]
        gaps = [*self._door_gaps(), *((h.x0, -1, h.x1, self.front_wall() + .001, (h.sill, h.head)) for h in self.holes())]
        xs = sorted({0, self.width, *(v for r in rooms for v in (r[0], r[2])), *(v for g in gaps for v in (g[0], g[2]))})
        ys = sorted({0, self.front_wall() * .55, self.depth, *(v for r in rooms for v in (r[1], r[3])), *(v for g in gaps for v in (g[1], g[3]))})
        boxes = []
        for y0, y1 in zip(ys, ys[1:]):
            if y0 < 0 or y1 > self.depth:
                continue
            runs: list[list] = []
            for x0, x1 in zip(xs, xs[1:]):
                parts = self._solid((x0 + x1) / 2, (y0 + y1) / 2, rooms, gaps)
                if runs and runs[-1][2] == parts:
                    runs[-1][1] = x1
                else:
                    runs.append([x0, x1, parts])
            boxes += [(x0, y0, z0, x1, y1, z1) for x0, x1, parts in runs for z0, z1 in parts]
        return boxes

    def _solid(self, x: float, y: float, rooms, gaps) -> list[Span]:
        inside = lambda r: r[0] < x < r[2] and r[1] < y < r[3]  # noqa: E731
        if any(inside(room) for room in rooms):
            return []
        gap = next((g for g in gaps if inside(g)), None)
        if not gap:
            return [(0, self.height)]
        low, high = gap[4]
        return [(a, b) for a, b in ((0, low), (high, self.height)) if b - a > .001]

    def _door_gaps(self):
        for door in self.plan["doors"]:
            (xa, ya), (xb, yb) = door["hinge"], door["latch"]
            half = .06
            box = (min(xa, xb), ya - half, max(xa, xb), ya + half) if ya == yb else (xa - half, min(ya, yb), xa + half, max(ya, yb))
            yield (*box, (0, DOOR_HEAD if "into" in door else PASSAGE_HEAD))

    def place(self) -> tuple[float, float, float]:
        """How to move the building (x, y, turn) so that the home lies in the coordinates of its plan."""
        behind = self.stack["faces"] == "back"
        left = self.stack["bay"] * self.bay
        corner = (left + self.width, self.wing["depth"]) if behind else (left, 0)
        x, y = to_building(self.wing, *corner)
        turn = -math.radians(self.wing["turn"] + (180 if behind else 0))
        c, s = math.cos(turn), math.sin(turn)
        return (-(x * c - y * s), -(x * s + y * c), turn)

    def facing(self) -> float:
        """The compass direction that the balcony looks to."""
        return (self.facts["north"] + 180 - self.wing["turn"] - (180 if self.stack["faces"] == "back" else 0)) % 360


def to_building(wing: dict, x: float, y: float) -> tuple[float, float]:
    angle = math.radians(wing["turn"])
    c, s = math.cos(angle), math.sin(angle)
    return (wing["at"][0] + x * c - y * s, wing["at"][1] + x * s + y * c)
