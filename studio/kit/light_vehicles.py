"""Small vehicles: bicycle, auto-rickshaw, fruit barrow, boat. They face -y and stand on z = 0."""
import math
import random

from kit.materials import plain
from kit.shapes import Mesh
from kit.vehicles import PAINT, creased, loft


def hoop(mesh, y, z, radius, thick, mat, x=0.0, steps=24):
    """A wheel's tyre seen from the side."""
    points = [(x, y + radius * math.cos(math.tau * k / steps), z + radius * math.sin(math.tau * k / steps)) for k in range(steps)]
    for a, b in zip(points, points[1:] + points[:1]):
        mesh.tube([a, b], thick, mat, 5)


def bicycle(paint="graphite"):
    m, frame, rubber = Mesh("bicycle"), plain("cycle-" + paint, PAINT[paint], 0.3), plain("tyre", (0.015, 0.015, 0.016), 0.8)
    chrome = plain("chrome", (0.6, 0.6, 0.6), 0.2, metal=1.0)
    for y in (-0.53, 0.53):
        hoop(m, y, 0.34, 0.33, 0.018, rubber)
        for k in range(8):
            a = math.pi * k / 8
            m.tube([(0, y - 0.32 * math.cos(a), 0.34 - 0.32 * math.sin(a)), (0, y + 0.32 * math.cos(a), 0.34 + 0.32 * math.sin(a))], 0.002, chrome, 4)
    crank, seat, head = (0, 0.08, 0.30), (0, 0.22, 0.86), (0, -0.38, 0.84)
    for a, b in ((crank, seat), (seat, head), (crank, (0, -0.42, 0.72)), (crank, (0, 0.53, 0.34)), (seat, (0, 0.53, 0.34)), (head, (0, -0.53, 0.34))):
        m.tube([a, b], 0.016, frame, 6)
    m.tube([head, (0, -0.34, 1.0)], 0.014, chrome, 6)
    m.tube([(-0.28, -0.24, 1.02), (0.28, -0.24, 1.02)], 0.012, chrome, 6)
    m.tube([(0, -0.34, 1.0), (0, -0.24, 1.02)], 0.012, chrome, 6)
    m.box(-0.07, 0.14, 0.90, 0.07, 0.38, 0.95, rubber)
    return m.done(link=False)


def rickshaw(paint="green"):
    """The three-wheeled taxi: a rounded cowl, a canvas roof, a bench behind."""
    m, body, roof = Mesh("rickshaw"), plain("paint-" + paint, PAINT[paint], 0.25, spec=0.7), plain("canvas", (0.03, 0.03, 0.032), 0.8)
    glass, dark = plain("car-glass", (0.012, 0.016, 0.018), 0.04, spec=1.0), plain("car-dark", (0.012, 0.012, 0.013), 0.6)
    m.smooth = True

    def across(y, half, low, high):
        return [(-half, y, low), (-half * 1.02, y, (low + high) / 2), (-half * 0.9, y, high), (half * 0.9, y, high),
                (half * 1.02, y, (low + high) / 2), (half, y, low)]

    loft(m, [across(-1.3, 0.20, 0.45, 0.75), across(-1.15, 0.36, 0.35, 1.0), across(-0.85, 0.50, 0.30, 1.08), across(-0.78, 0.52, 0.30, 1.05)], body)
    loft(m, [across(-0.8, 0.60, 0.28, 0.42), across(0.3, 0.66, 0.28, 0.42), across(0.35, 0.66, 0.28, 0.85), across(1.25, 0.66, 0.35, 0.95),
            across(1.35, 0.60, 0.45, 0.9)], body)
    loft(m, [across(-0.95, 0.50, 1.62, 1.70), across(-0.5, 0.60, 1.64, 1.80), across(0.9, 0.64, 1.60, 1.80), across(1.3, 0.60, 1.45, 1.66)], roof)
    m.face([(-0.46, -0.86, 1.08), (0.46, -0.86, 1.08), (0.44, -0.74, 1.64), (-0.44, -0.74, 1.64)], glass)
    m.box(-0.62, 1.22, 0.9, 0.62, 1.28, 1.6, roof)
    m.box(-0.55, 0.62, 0.8, 0.55, 1.15, 0.9, dark)
    for s in (-1, 1):
        for y in (-0.76, 0.32, 1.2):
            m.tube([(s * 0.55, y, 0.9 if y > 0 else 1.05), (s * 0.56, y, 1.66)], 0.022, dark, 6)
    for x, y in ((0.0, -1.12), (-0.56, 0.95), (0.56, 0.95)):
        hoop(m, y, 0.22, 0.17, 0.055, plain("tyre", (0.015, 0.015, 0.016), 0.8), x, 16)
    return creased(m)


def barrow(seed=0):
    """A fruit seller's barrow on four wheels, heaped with oranges."""
    r, m = random.Random(seed), Mesh("barrow")
    timber = plain("barrow-timber", (0.20, 0.11, 0.06), 0.7)
    m.box(-0.6, -0.95, 0.72, 0.6, 0.95, 0.78, timber)
    for x in (-0.6, 0.57):
        m.box(x, -0.95, 0.78, x + 0.03, 0.95, 0.92, timber)
    for y in (-0.95, 0.92):
        m.box(-0.6, y, 0.78, 0.6, y + 0.03, 0.92, timber)
    for x in (-0.5, 0.5):
        for y in (-0.62, 0.62):
            hoop(m, y, 0.3, 0.27, 0.022, plain("tyre", (0.015, 0.015, 0.016), 0.8), x, 16)
            m.tube([(x, y, 0.3), (x, y, 0.74)], 0.03, timber, 6)
    fruit = [plain("orange", (0.62, 0.20, 0.02), 0.45), plain("guava", (0.36, 0.42, 0.07), 0.5), plain("apple", (0.40, 0.03, 0.02), 0.4)][seed % 3]
    for _ in range(150):
        x, y = r.uniform(-0.5, 0.5), r.uniform(-0.85, 0.85)
        z = 0.82 + 0.28 * (1 - (x / 0.55) ** 2) * (1 - (y / 0.95) ** 2)
        m.lathe([(0.012, z - 0.045), (0.045, z - 0.02), (0.045, z + 0.02), (0.012, z + 0.045)], fruit, 6, x, y)
    return m.done(link=False)


def boat(paint="white", length=5.2):
    """An open wooden boat with a sheer line and two thwarts; the waterline is at z = 0."""
    m, hull, wood = Mesh("boat"), plain("hull-" + paint, PAINT[paint], 0.4), plain("boat-timber", (0.24, 0.13, 0.06), 0.55)
    m.smooth = True
    sections, inner = [], []
    for k in range(11):
        t = k / 10
        y = -length / 2 + length * t
        half = 0.82 * math.sin(math.pi * min(1.0, 0.04 + t * 0.86)) ** 0.7 + 0.02
        sheer = 0.52 + 0.35 * (1 - t) ** 3 + 0.12 * t**2
        keel = -0.22 + 0.25 * (1 - t) ** 4
        row = [(-half, y, sheer), (-half * 0.92, y, sheer * 0.35), (-half * 0.5, y, keel), (0, y, keel - 0.06)]
        sections.append(row + [(-x, y_, z) for x, y_, z in reversed(row[:-1])])
        inner.append([(-half * 0.93, y, sheer - 0.02), (-half * 0.7, y, 0.12), (half * 0.7, y, 0.12), (half * 0.93, y, sheer - 0.02)])
    loft(m, sections, hull)
    loft(m, inner, wood)
    for y in (-0.9, 0.4, 1.5):
        m.box(-0.74, y, 0.36, 0.74, y + 0.26, 0.41, wood)
    return creased(m)
