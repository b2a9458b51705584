import { mix } from "#studio/palette.ts";
import { circle, number, type Point, path, smoothPath } from "#studio/svg.ts";
import type { Stage } from "./stage.ts";

function shade({ hour }: Stage, nearness: number): string {
  return mix(mix("#2D4A3F", hour.shadow, 0.35 + hour.dark * 0.5), hour.haze, 0.12 - nearness * 0.1);
}

/** Long leaves from a lower corner. */
function blades(
  stage: Stage,
  origin: Point,
  reach: number,
  from: number,
  to: number,
  count: number,
): string {
  const { random } = stage;
  return Array.from({ length: count }, (_, index) => {
    const angle =
      from + ((index + random.between(-0.2, 0.2)) / Math.max(1, count - 1)) * (to - from);
    const long = reach * random.between(0.62, 1);
    const bend = (Math.cos(angle) >= 0 ? 1 : -1) * long * 0.22;
    const tip: Point = [
      origin[0] + Math.cos(angle) * long + bend,
      origin[1] - Math.sin(angle) * long + long * 0.1,
    ];
    const lift: Point = [
      origin[0] + Math.cos(angle) * long * 0.5,
      origin[1] - Math.sin(angle) * long * 0.66,
    ];
    const thick = long * 0.055;
    return `M${number(origin[0] - thick * 0.5)} ${number(origin[1])}Q${number(lift[0] - thick)} ${number(lift[1])} ${number(tip[0])} ${number(tip[1])}Q${number(lift[0] + thick)} ${number(lift[1] + thick * 0.6)} ${number(origin[0] + thick * 0.5)} ${number(origin[1])}Z`;
  }).join("");
}

/** A low bank of round bushes, each with a lighter crown. */
function bushes(stage: Stage, left: number, right: number, height: number): string {
  const { height: bottom, random, hour } = stage;
  const dark = shade(stage, 0.5);
  const bright = mix(dark, hour.light, 0.13);
  const count = 8;
  const places = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const rise = Math.sin(Math.PI * (0.1 + share * 0.8));
    return {
      x: left + (share + random.between(-0.05, 0.05)) * (right - left),
      y: bottom + height * 0.25,
      radius: height * (0.4 + rise * random.between(0.2, 1)),
    };
  });
  const side = stage.width * 0.004;
  return places
    .map(
      ({ x, y, radius }) =>
        circle(x, y, radius, { fill: dark }) +
        circle(x + side, y - radius * 0.12, radius * 0.78, { fill: bright }),
    )
    .join("");
}

/** Planting cut from dark paper along the lower edge; it frames the view and never covers its middle. */
export function foreground(stage: Stage): string {
  const { width, height, random } = stage;
  const left = random.chance(0.5);
  const unit = Math.min(width, height);
  const corner = (share: number) => (left ? share * width : width - share * width);
  const bank = left
    ? bushes(stage, width * 0.72, width * 1.04, unit * 0.075)
    : bushes(stage, -width * 0.04, width * 0.28, unit * 0.075);
  const leaves = path(
    blades(
      stage,
      [corner(0.04), height + unit * 0.03],
      unit * 0.4,
      left ? 0.25 : 1.05,
      left ? 2.1 : 2.9,
      13,
    ) +
      blades(stage, [corner(0.15), height + unit * 0.03], unit * 0.24, 0.45, 2.7, 11) +
      blades(stage, [corner(0.24), height + unit * 0.03], unit * 0.13, 0.5, 2.6, 8),
    { fill: shade(stage, 1) },
  );
  return bank + leaves;
}

/** A branch that hangs in from an upper corner, its leaves in pairs. */
export function branch(stage: Stage): string {
  const { width, height, random } = stage;
  const unit = Math.min(width, height);
  const left = random.chance(0.5);
  const twigs = [
    { top: unit * 0.015, reach: unit * 0.62, drop: unit * 0.13, size: unit * 0.075 },
    { top: -unit * 0.01, reach: unit * 0.34, drop: unit * 0.2, size: unit * 0.07 },
  ];
  const color = shade(stage, 1);
  return twigs
    .map(({ top, reach, drop, size }) => {
      const at = (share: number): Point => {
        const x = share * reach - unit * 0.03;
        return [left ? x : width - x, top + drop * share ** 1.7];
      };
      const pairs = 9;
      const leaves = Array.from({ length: pairs }, (_, index) => {
        const share = 0.16 + (index / pairs) * 0.84;
        const from = at(share);
        const ahead = at(Math.min(1.05, share + 0.02));
        const heading = Math.atan2(ahead[1] - from[1], ahead[0] - from[0]);
        const long = size * (1.15 - share * 0.55) * random.between(0.85, 1.1);
        return [0.85, -0.75].map((turn) => leafPath(from, heading + turn, long)).join("");
      }).join("");
      const tip = leafPath(at(1), Math.atan2(drop * 0.03, left ? 1 : -1), size * 0.55);
      const stem = path(smoothPath([0, 0.25, 0.5, 0.75, 1].map(at)), {
        fill: "none",
        stroke: color,
        "stroke-width": unit * 0.006,
        "stroke-linecap": "round",
      });
      return stem + path(leaves + tip, { fill: color });
    })
    .join("");
}

function leafPath([x, y]: Point, angle: number, long: number): string {
  const along: Point = [Math.cos(angle) * long, Math.sin(angle) * long];
  const across: Point = [-along[1] * 0.24, along[0] * 0.24];
  const bow = (side: number): Point => [
    x + along[0] * 0.45 + across[0] * side,
    y + along[1] * 0.45 + across[1] * side,
  ];
  const [a, b] = [bow(1), bow(-1)];
  const tip: Point = [x + along[0], y + along[1]];
  return `M${number(x)} ${number(y)}Q${number(a[0])} ${number(a[1])} ${number(tip[0])} ${number(tip[1])}Q${number(b[0])} ${number(b[1])} ${number(x)} ${number(y)}Z`;
}
