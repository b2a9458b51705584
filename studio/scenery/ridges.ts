import { leaf, mix } from "#studio/palette.ts";
import { number, type Point, path, smoothPath } from "#studio/svg.ts";
import type { Stage } from "./stage.ts";

type Ridge = { base: number; height: number; color: string; jagged: boolean; waves: number };

function ridge({ width, random }: Stage, { base, height, color, jagged, waves }: Ridge): string {
  const phase = random.between(0, Math.PI * 2);
  const lean = random.between(-0.25, 0.25);
  const steps = jagged ? 26 : 14;
  const crest: Point[] = Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps;
    const wave =
      0.55 +
      0.3 * Math.sin(share * waves * Math.PI + phase) +
      0.15 * Math.sin(share * waves * 2.7 * Math.PI + phase * 1.7) +
      lean * (share - 0.5);
    const bite = jagged ? random.between(-0.16, 0.12) : random.between(-0.03, 0.03);
    return [share * width * 1.04 - width * 0.02, base - height * Math.max(0.06, wave + bite)];
  });
  const line = jagged
    ? `M${crest.map(([x, y]) => `${number(x)} ${number(y)}`).join("L")}`
    : smoothPath(crest);
  return path(
    `${line}L${number(width * 1.02)} ${number(base + 4)}L${number(-width * 0.02)} ${number(base + 4)}Z`,
    {
      fill: color,
    },
  );
}

/** The Margalla: three soft green ridges, the nearest the darkest. */
export function margallaHills(stage: Stage): string {
  const { horizon, hour } = stage;
  const near = mix(mix(leaf, hour.shadow, 0.35 + hour.dark * 0.5), hour.haze, 0.3);
  return [0.84, 0.62, 0.36]
    .map((distance, index) =>
      ridge(stage, {
        base: horizon,
        height: horizon * (0.42 - index * 0.1),
        color: mix(near, hour.haze, distance * 0.9),
        jagged: false,
        waves: 2.2 + index * 0.9,
      }),
    )
    .join("");
}

/** The Khyber hills: bare, folded, with a bright and a dark range. */
export function khyberMountains(stage: Stage): string {
  const { horizon, hour } = stage;
  const rock = mix(mix("#8A7458", hour.shadow, 0.25 + hour.dark * 0.6), hour.haze, 0.2);
  return [0.82, 0.6, 0.4]
    .map((distance, index) =>
      ridge(stage, {
        base: horizon,
        height: horizon * (0.46 - index * 0.12),
        color: mix(rock, hour.haze, distance),
        jagged: true,
        waves: 2.6 + index * 1.3,
      }),
    )
    .join("");
}

/** Dunes: long smooth backs, each lit on one flank. */
export function dunes(stage: Stage): string {
  const { horizon, hour } = stage;
  const grain = mix("#D9BF94", hour.shadow, 0.12 + hour.dark * 0.6);
  return [0.8, 0.5, 0.24]
    .map((distance, index) =>
      ridge(stage, {
        base: horizon,
        height: horizon * (0.12 - index * 0.028),
        color: mix(grain, hour.haze, distance),
        jagged: false,
        waves: 1.6 + index * 1.1,
      }),
    )
    .join("");
}
