import { mix } from "#studio/palette.ts";
import { number, path, rect, verticalGradient } from "#studio/svg.ts";
import type { Disc } from "./sky.ts";
import type { Stage } from "./stage.ts";

export function sea(stage: Stage): string {
  const { width, height, horizon, hour } = stage;
  const wash = verticalGradient("sea", horizon, height, [
    [0, hour.water[0]],
    [0.35, mix(hour.water[0], hour.water[1], 0.6)],
    [1, hour.water[1]],
  ]);
  return wash + rect({ x: 0, y: horizon, width, height: height - horizon }, "url(#sea)");
}

/** The sun's road: short strokes that widen towards the viewer. */
export function glitter({ width, height, horizon, hour, random }: Stage, disc: Disc): string {
  const rows = 16;
  const strokes = Array.from({ length: rows }, (_, row) => {
    const share = ((row + 0.6) / rows) ** 1.6;
    const y = horizon + (height - horizon) * share;
    const reach = disc.radius * (0.5 + share * 1.4);
    return Array.from({ length: 3 }, () => {
      const x = disc.x + random.between(-reach, reach);
      const half = width * (0.006 + share * 0.03) * random.between(0.5, 1.2);
      return `M${number(x - half)} ${number(y)}H${number(x + half)}`;
    }).join("");
  });
  return path(strokes.join(""), {
    stroke: hour.disc,
    "stroke-opacity": 0.6,
    "stroke-width": Math.max(1.5, height / 420),
    "stroke-linecap": "round",
  });
}

/** Still strips on near water, over a mirrored building. */
export function ripples({ width, height, hour, random }: Stage, top: number): string {
  const rows = 12;
  const strokes = Array.from({ length: rows }, (_, row) => {
    const share = ((row + 0.5) / rows) ** 1.4;
    const y = top + (height - top) * share;
    return Array.from({ length: 3 }, () => {
      const x = random.between(-0.05, 1) * width;
      const span = width * random.between(0.03, 0.16) * (0.4 + share);
      return `M${number(x)} ${number(y)}H${number(x + span)}`;
    }).join("");
  });
  return path(strokes.join(""), {
    stroke: mix(hour.water[0], hour.sky[2], 0.4),
    "stroke-opacity": 0.42,
    "stroke-width": Math.max(1.2, height / 460),
    "stroke-linecap": "round",
  });
}
