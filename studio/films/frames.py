"""Makes a film from finished pictures and their nearness: slow moves with true parallax, dissolves, water that stirs.

    python3 studio/films/frames.py FOLDER < film.json > frames.rgb      (rgb24, one frame after the other)
"""
import json
import math
import os
import sys

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

OVERSCAN = 1.09  # of a cut; a loop begins with the whole picture, which is its poster
DISSOLVE = 1.1  # seconds
INK = torch.tensor([16.0, 33.0, 31.0]).view(1, 3, 1, 1) / 255


def _tensor(picture: np.ndarray) -> torch.Tensor:
    planes = picture if picture.ndim == 3 else picture[..., None]
    return torch.from_numpy(planes.astype(np.float32)).permute(2, 0, 1)[None]


class Still:
    """One picture, ready to be looked at from slightly beside its own standpoint."""

    def __init__(self, folder: str, shot: dict, width: int, height: int, overscan: float):
        base = os.path.join(folder, shot["picture"])
        self.shot, self.aspect = shot, width / height
        self.image = _tensor(np.asarray(Image.open(base + ".png").convert("RGB"), np.float32) / 255)
        near = _tensor(np.asarray(Image.open(base + ".near.png"), np.float32) / 65535)
        # Near things reach a little over their edge, so that what stretches is the ground behind them.
        near = F.max_pool2d(near, 7, 1, 3)
        # The root lets what is far apart in the distance move apart too.
        near = near.sqrt()
        self.near = F.avg_pool2d(near, 9, 1, 4, count_include_pad=False)
        self.middle = float(near.median())
        self.water = self._water(near) if shot.get("water") else None
        source = self.image.shape[3] / self.image.shape[2]
        wide = min(1.0, self.aspect / source) / overscan
        tall = min(1.0, source / self.aspect) / overscan
        y, x = torch.meshgrid(torch.linspace(-1, 1, height), torch.linspace(-1, 1, width), indexing="ij")
        self.grid = torch.stack([x * wide, y * tall], -1)[None]
        # A frame narrower than its picture may sit off its middle.
        self.grid[..., 0] += shot.get("aim", 0.0) * (1 - wide)
        self.grid[..., 1] += shot.get("lift", 0.0) * (1 - tall)

    def _water(self, near: torch.Tensor) -> torch.Tensor:
        """Where a row is as near as most of its row, between two heights, there is water."""
        top, bottom = self.shot["water"]
        rows = torch.linspace(0, 1, near.shape[2]).view(1, 1, -1, 1)
        level = near.median(3, keepdim=True).values
        flat = ((near - level).abs() < level * 0.05 + 0.0005).float()
        mask = flat * (rows > top).float() * (rows < bottom).float()
        return F.avg_pool2d(mask, 15, 1, 7)

    def frame(self, aside: float, ahead: float, turn: float) -> torch.Tensor:
        """The camera's way sideways (-1 to 1) and forwards (0 to 1); `turn` is the time in radians for what stirs."""
        pan, push = self.shot["pan"], self.shot["push"]
        shift = torch.tensor([pan[0], pan[1] * self.aspect]) * aside
        spot = self.grid
        for _ in range(3):
            near = F.grid_sample(self.near, spot, align_corners=True, padding_mode="border")[:, 0, ..., None]
            spot = self.grid / (1 + push * ahead * (0.3 + 0.7 * near)) - shift * (near - self.middle)
        if self.water is not None:
            spot = spot + self._ripple(spot, turn)
        return F.grid_sample(self.image, spot, align_corners=True, padding_mode="reflection", mode="bilinear")

    def _ripple(self, spot: torch.Tensor, turn: float) -> torch.Tensor:
        """Small waves that run towards the eye, longer where they are near."""
        wet = F.grid_sample(self.water, spot, align_corners=True)[:, 0]
        near = F.grid_sample(self.near, spot, align_corners=True)[:, 0].clamp(min=0.03)
        phase = 5.5 / near + spot[..., 0] * 6
        across = 0.0016 * torch.sin(phase - turn * 3) + 0.0010 * torch.sin(phase * 2.3 + turn * 4 + spot[..., 0] * 17)
        along = 0.0012 * torch.sin(phase * 1.7 - turn * 5)
        return torch.stack([across * wet, along * wet], -1)


def looped(still: Still, count: int):
    """Out and back on sines: the last frame meets the first."""
    for k in range(count):
        turn = k / count * math.tau
        yield still.frame(math.sin(turn), 0.5 - 0.5 * math.cos(turn), turn)


def _held(still: Still, k: int, count: int, rate: int) -> torch.Tensor:
    t = k / count
    eased = 0.5 * t + 0.5 * t * t * (3 - 2 * t)
    return still.frame(eased * 2 - 1, eased, k / rate * 0.8)


def cut(stills: list[Still], rate: int):
    """One shot after the other, each dissolving into the next; from ink and back to it."""
    blend = round(DISSOLVE * rate)
    for index, still in enumerate(stills):
        count = round(still.shot["seconds"] * rate)
        following = stills[index + 1] if index + 1 < len(stills) else None
        for k in range(0 if index == 0 else blend, count):
            picture, left = _held(still, k, count, rate), count - k
            if left <= blend:
                other = _held(following, blend - left, round(following.shot["seconds"] * rate), rate) if following else INK
                picture = picture + (other - picture) * (1 - left / (blend + 1))
            elif index == 0 and k < blend:
                picture = INK + (picture - INK) * (k / blend)
            yield picture


def main() -> None:
    film = json.load(sys.stdin)
    width, height, rate = film["width"], film["height"], film["rate"]
    overscan = 1.0 if film["loop"] else OVERSCAN
    stills = [Still(sys.argv[1], shot, width, height, overscan) for shot in film["shots"]]
    frames = looped(stills[0], round(film["shots"][0]["seconds"] * rate)) if film["loop"] else cut(stills, rate)
    for picture in frames:
        pixels = (picture[0].permute(1, 2, 0).clamp(0, 1) * 255 + 0.5).to(torch.uint8)
        sys.stdout.buffer.write(pixels.numpy().tobytes())


if __name__ == "__main__":
    main()
