import { ringOutline } from "#studio/model/round.ts";
import { prism, rod } from "#studio/model/shapes.ts";
import { matter, type Solid } from "#studio/model/solid.ts";
import { wedge } from "./shaping.ts";

/** Wide and round, teal wool, brass feet. */
export function raviLoungeChair(): Solid[] {
  const wool = "#2F6462";
  const segments = 26;
  const from = -0.42;
  const to = Math.PI + 0.42;
  const shellParts = Array.from({ length: segments }, (_, index): Solid => {
    const a = from + ((to - from) * index) / segments;
    const b = from + ((to - from) * (index + 1)) / segments + 0.004;
    const at = (angle: number, radius: number, lift: number) =>
      [Math.cos(angle) * (radius + lift), Math.sin(angle) * (radius * 0.92 + lift)] as const;
    const top = (angle: number) => 0.48 + 0.28 * Math.max(0, Math.sin(angle)) ** 1.3;
    return wedge(
      [at(a, 0.34, 0), at(a, 0.46, 0), at(b, 0.46, 0), at(b, 0.34, 0)],
      [at(a, 0.35, 0.05), at(a, 0.43, 0.07), at(b, 0.43, 0.07), at(b, 0.35, 0.05)],
      0.14,
      [top(a), top(a), top(b), top(b)],
      wool,
    );
  });
  const feet = [
    [-0.27, -0.24],
    [0.27, -0.24],
    [-0.24, 0.26],
    [0.24, 0.26],
  ].map(([x = 0, z = 0]) =>
    rod(
      [
        [x, 0, z],
        [x * 0.94, 0.15, z * 0.94],
      ],
      0.03,
      "#C9A15A",
    ),
  );
  return [
    ...feet,
    ...shellParts,
    prism(ringOutline([0, -0.02], 0.37, 44, 0, 0.37), 0.14, 0.27, {
      paint: matter(wool),
      top: matter(wool),
    }),
    prism(ringOutline([0, -0.03], 0.355, 44, 0, 0.36), 0.27, 0.4, {
      paint: matter("#38706D"),
      top: matter("#4A827F"),
      head: ringOutline([0, -0.03], 0.34, 44, 0, 0.345),
    }),
  ];
}
