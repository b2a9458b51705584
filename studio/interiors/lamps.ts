import { turned } from "#studio/model/round.ts";
import { rod } from "#studio/model/shapes.ts";
import { matter, type Solid } from "#studio/model/solid.ts";

export function floorLamp(x: number, z: number, height: number, glow: boolean): Solid[] {
  return [
    turned(
      [x, z],
      [
        [0.16, 0],
        [0.15, 0.03],
      ],
      matter("#A9803F"),
      16,
    ),
    rod(
      [
        [x, 0, z],
        [x, height - 0.3, z],
      ],
      0.025,
      "#A9803F",
    ),
    turned(
      [x, z],
      [
        [0.24, height - 0.34],
        [0.16, height],
      ],
      glow ? { kind: "lamp" } : matter("#F3EAD6"),
      18,
    ),
  ];
}

export function pendant(
  x: number,
  z: number,
  ceiling: number,
  low: number,
  radius: number,
  glow: boolean,
): Solid[] {
  return [
    rod(
      [
        [x, ceiling, z],
        [x, low + radius, z],
      ],
      0.016,
      "#2A3E3B",
    ),
    turned(
      [x, z],
      [
        [radius, low],
        [radius * 0.94, low + radius * 0.36],
        [radius * 0.5, low + radius * 0.8],
        [0.03, low + radius],
      ],
      glow ? { kind: "lamp" } : matter("#C9A15A"),
      20,
    ),
  ];
}
