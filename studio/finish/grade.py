"""From linear light to a finished picture: haze by depth, bloom, film curve, tint, levels, vignette, grain."""
from dataclasses import dataclass, fields

import numpy as np

from blur import blur

_LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)
# A film-like curve with soft shoulders (AgX): colours move a little into each other, then a log curve.
_INSET = np.array(
    [
        [0.842479062, 0.0784336, 0.0792237451],
        [0.0423282423, 0.878468636, 0.0791661274],
        [0.0423756549, 0.0784336, 0.879142974],
    ],
    np.float32,
)
_OUTSET = np.linalg.inv(_INSET).astype(np.float32)
_DARKEST, _BRIGHTEST = -12.47393, 4.026069
# What a good print reaches, and how far a picture may be stretched to reach it.
_BLACK, _WHITE, _MOST_GAIN, _MOST_DROP = 0.03, 0.94, 1.36, 0.15
_SHOULDERS = (15.5, -40.14, 31.96, -6.868, 0.4298, 0.1191, -0.00232)


@dataclass
class Grade:
    """How one picture is graded; the defaults suit a bright exterior."""

    exposure: float = 0.0  # in stops
    key: float | None = None  # brings the mean brightness here before `exposure`
    haze: dict | None = None  # color (linear), start and length in metres, amount 0..1
    film: bool = True  # off: the plain curve of a catalogue photograph, which keeps paper white
    contrast: float = 1.22
    saturation: float = 1.18
    warmth: float = 0.0  # over the whole picture, -1 cool .. 1 warm
    split: float = 1.0  # warm highlights and cool shadows
    bloom: float = 0.05
    vignette: float = 0.14
    grain: float = 0.006
    lift: float = 0.0

    @classmethod
    def of(cls, settings: dict) -> "Grade":
        known = {field.name for field in fields(cls)}
        return cls(**{name: value for name, value in settings.items() if name in known})


def _hazed(picture: np.ndarray, depth: np.ndarray, haze: dict) -> np.ndarray:
    away = np.clip(depth - haze.get("start", 0), 0, 1e6) / haze["length"]
    share = haze.get("amount", 1) * (1 - np.exp(-away))
    share[depth > haze.get("sky", 2e4)] = 0
    return picture + (np.array(haze["color"], np.float32) - picture) * share[..., None]


def _bloomed(picture: np.ndarray, amount: float) -> np.ndarray:
    """Light spills round what is brighter than white paper."""
    bright = np.clip(picture - 0.85, 0, 6)
    width = picture.shape[1]
    halo = sum(blur(bright, width * share) for share in (0.004, 0.014, 0.04)) / 3
    return picture + halo * amount * 4


def _film(picture: np.ndarray) -> np.ndarray:
    x = np.log2(np.maximum(picture @ _INSET.T, 1e-10))
    x = (np.clip(x, _DARKEST, _BRIGHTEST) - _DARKEST) / (_BRIGHTEST - _DARKEST)
    return np.polyval(_SHOULDERS, x).astype(np.float32)


def _plain(picture: np.ndarray) -> np.ndarray:
    """Display values with only the brightest tenth rolled off."""
    rolled = np.where(picture > 0.8, 1 - 0.2 * np.exp(-(picture - 0.8) / 0.2), picture)
    return np.where(rolled < 0.0031308, rolled * 12.92, 1.055 * np.maximum(rolled, 1e-6) ** (1 / 2.4) - 0.055)


def _looked(x: np.ndarray, grade: Grade) -> np.ndarray:
    x = np.power(np.clip(x, 0, 1), grade.contrast)
    luma = (x @ _LUMA)[..., None]
    x = luma + (x - luma) * grade.saturation
    warm = np.array([0.018, 0.004, -0.022], np.float32)
    x = x + warm * grade.split * (np.clip(luma, 0, 1) - 0.42) * 1.4
    x = x + warm * grade.warmth * 2 * np.clip(luma * (1 - luma) * 4, 0, 1)
    return grade.lift + x * (1 - grade.lift)


def _levelled(x: np.ndarray) -> np.ndarray:
    """The darkest goes to near black and the brightest to near white, which rolls off softly."""
    dark, bright = np.percentile(x @ _LUMA, (0.3, 99.7))
    gain = min(_MOST_GAIN, (_WHITE - _BLACK) / (bright - dark))
    x = x * gain + max(_BLACK - dark * gain, -_MOST_DROP)
    return np.where(x > 0.9, 1 - 0.1 * np.exp((0.9 - x) / 0.1), x)


def _framed(x: np.ndarray, grade: Grade, seed: int) -> np.ndarray:
    height, width = x.shape[:2]
    rows, columns = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j].astype(np.float32)
    x = x * (1 - grade.vignette * (rows**2 * 0.45 + columns**2 * 0.55) ** 1.4)[..., None]
    noise = np.random.default_rng(seed).normal(0, grade.grain, (height, width, 1))
    return x + noise.astype(np.float32)


def graded(picture: np.ndarray, depth: np.ndarray, grade: Grade, seed: int) -> np.ndarray:
    """An 8-bit picture."""
    if grade.haze:
        picture = _hazed(picture, depth, grade.haze)
    if grade.key:
        mean = np.exp(np.log(np.maximum(picture @ _LUMA, 1e-4)).mean())
        picture = picture * (grade.key / mean)
    picture = _bloomed(picture * 2**grade.exposure, grade.bloom)
    if grade.film:
        x = _levelled(_looked(_film(picture), grade) @ _OUTSET.T)
    else:
        x = _looked(_plain(picture), grade)
    x = _framed(x, grade, seed)
    return (np.clip(x, 0, 1) * 255 + 0.5).astype(np.uint8)
