"""A soft blur of any width in numpy: three box blurs make nearly a Gaussian."""
import numpy as np


def _box(picture: np.ndarray, radius: int, axis: int) -> np.ndarray:
    pad = [(0, 0)] * picture.ndim
    pad[axis] = (radius + 1, radius)
    sums = np.cumsum(np.pad(picture, pad, mode="edge"), axis, dtype=np.float64)
    size = picture.shape[axis]
    upper = np.take(sums, np.arange(2 * radius + 1, 2 * radius + 1 + size), axis)
    return ((upper - np.take(sums, np.arange(size), axis)) / (2 * radius + 1)).astype(np.float32)


def blur(picture: np.ndarray, radius: float) -> np.ndarray:
    steps = max(1, round(radius))
    for _ in range(3):
        picture = _box(_box(picture, steps, 0), steps, 1)
    return picture
