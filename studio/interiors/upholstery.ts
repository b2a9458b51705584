import { extrusion, type SectionPoint } from "#studio/model/extrusion.ts";
import { block, rod } from "#studio/model/shapes.ts";
import { matter, type Solid } from "#studio/model/solid.ts";
import type { Vector } from "#studio/model/vector.ts";

/** A rectangle with soft corners, as of upholstery. */
export function softSection(
  left: number,
  right: number,
  low: number,
  high: number,
  radius: number,
): SectionPoint[] {
  const corner = (x: number, y: number, from: number): SectionPoint[] =>
    [0, 0.33, 0.67, 1].map((share) => {
      const angle = from + share * (Math.PI / 2);
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
    });
  return [
    ...corner(left + radius, low + radius, Math.PI),
    ...corner(right - radius, low + radius, Math.PI * 1.5),
    ...corner(right - radius, high - radius, 0),
    ...corner(left + radius, high - radius, Math.PI * 0.5),
  ];
}

export function cushion(min: Vector, max: Vector, color: string, axis: "x" | "z" = "z"): Solid {
  const radius = Math.min(0.11, (max[1] - min[1]) * 0.4);
  return axis === "z"
    ? extrusion(softSection(min[0], max[0], min[1], max[1], radius), "z", min[2], max[2], {
        paint: matter(color),
      })
    : extrusion(softSection(min[2], max[2], min[1], max[1], radius), "x", min[0], max[0], {
        paint: matter(color),
      });
}

/** A sofa with its back to the far wall. */
export function sofa(x: number, z: number, width: number, color: string, accent: string): Solid[] {
  const seats = Math.max(1, Math.round(width / 0.95));
  const inner = (width - 0.4) / seats;
  return [
    block([x + 0.06, 0.02, z + 0.06], [x + width - 0.06, 0.16, z + 0.86], {
      paint: matter("#6E5233"),
    }),
    cushion([x, 0.14, z + 0.66], [x + width, 0.84, z + 0.94], color, "x"),
    cushion([x, 0.14, z], [x + 0.22, 0.62, z + 0.68], color),
    cushion([x + width - 0.22, 0.14, z], [x + width, 0.62, z + 0.68], color),
    ...Array.from({ length: seats }, (_, seat) =>
      cushion(
        [x + 0.2 + seat * inner + 0.01, 0.16, z],
        [x + 0.2 + (seat + 1) * inner - 0.01, 0.46, z + 0.68],
        color,
        "x",
      ),
    ),
    cushion([x + 0.3, 0.46, z + 0.42], [x + 0.76, 0.86, z + 0.62], accent, "x"),
    cushion([x + width - 0.74, 0.46, z + 0.42], [x + width - 0.3, 0.84, z + 0.62], "#EFE6D3", "x"),
  ];
}

/** An armchair; `facing` says where its sitter looks, "back" being the far wall. */
export function armchair(
  x: number,
  z: number,
  color: string,
  facing: "left" | "right" | "back",
): Solid[] {
  const frame = "#7A5A36";
  const legs = [0.06, 0.7].flatMap((dx) =>
    [0.06, 0.7].map((dz) =>
      rod(
        [
          [x + dx, 0, z + dz],
          [x + dx, 0.26, z + dz],
        ],
        0.05,
        frame,
      ),
    ),
  );
  const back: Solid =
    facing === "back"
      ? cushion([x, 0.3, z], [x + 0.78, 0.92, z + 0.18], color, "x")
      : facing === "left"
        ? cushion([x + 0.6, 0.3, z], [x + 0.8, 0.92, z + 0.78], color)
        : cushion([x - 0.02, 0.3, z], [x + 0.18, 0.92, z + 0.78], color);
  return [...legs, cushion([x, 0.24, z + 0.02], [x + 0.78, 0.44, z + 0.76], color, "x"), back];
}
