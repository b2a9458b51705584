import { mix } from "#studio/palette.ts";
import { circle, path, rect, smoothPath, verticalGradient } from "#studio/svg.ts";
import type { Stage } from "./stage.ts";

export type Disc = { x: number; y: number; radius: number };

export function sky(stage: Stage): string {
  const { width, horizon, hour } = stage;
  const wash = verticalGradient("sky", 0, horizon, [
    [0, hour.sky[0]],
    [0.52, hour.sky[1]],
    [1, hour.sky[2]],
  ]);
  return wash + rect({ x: 0, y: 0, width, height: horizon + 2 }, "url(#sky)") + stars(stage);
}

/** A large low sun or moon, with one flat ring of light around it. */
export function disc(stage: Stage, { x, y, radius }: Disc): string {
  const { hour } = stage;
  const ring = (reach: number, opacity: number) =>
    circle(x, y, radius * reach, { fill: hour.disc, "fill-opacity": opacity });
  return ring(2.1, 0.1) + ring(1.5, 0.16) + circle(x, y, radius, { fill: hour.disc });
}

function stars({ width, horizon, hour, random }: Stage): string {
  if (hour.name !== "night" && hour.name !== "dusk") return "";
  const count = hour.name === "night" ? 46 : 16;
  return Array.from({ length: count }, () =>
    circle(random.between(0, width), random.between(0, horizon * 0.6), random.between(0.7, 1.7), {
      fill: "#F7F3EC",
      "fill-opacity": 0.55,
    }),
  ).join("");
}

/** Long flat clouds, like strips of torn paper. */
export function clouds(stage: Stage, count: number): string {
  const { width, horizon, hour, random } = stage;
  return Array.from({ length: count }, () => {
    const y = horizon * random.between(0.12, 0.74);
    const span = width * random.between(0.22, 0.5);
    const left = random.between(-0.15, 0.85) * width;
    const thickness = horizon * random.between(0.012, 0.03);
    const crest = [0, 0.14, 0.3, 0.46, 0.64, 0.82, 1].map((share, index) => {
      const swell = Math.sin(share * Math.PI) * thickness * (index % 2 === 0 ? 0.75 : 1.35);
      return [left + share * span, y - swell] as const;
    });
    return path(`${smoothPath(crest)}Z`, {
      fill: mix(hour.sky[2], hour.disc, 0.5),
      "fill-opacity": random.between(0.25, 0.5),
    });
  }).join("");
}

export function birds(stage: Stage, x: number, y: number): string {
  const { random, hour, width } = stage;
  const unit = width / 160;
  const strokes = Array.from({ length: random.whole(3, 6) }, (_, index) => {
    const left = x + index * unit * random.between(1.6, 2.6);
    const top = y + random.between(-1, 1) * unit * 2.4;
    const wing = unit * random.between(0.7, 1.05);
    return `M${left - wing} ${top - wing * 0.42}Q${left - wing * 0.35} ${top - wing * 0.62} ${left} ${top}Q${left + wing * 0.35} ${top - wing * 0.62} ${left + wing} ${top - wing * 0.42}`;
  });
  return path(strokes.join(""), {
    fill: "none",
    stroke: mix(hour.shadow, hour.sky[1], 0.2),
    "stroke-width": Math.max(1.2, unit * 0.16),
    "stroke-linecap": "round",
  });
}

/** A veil of warm air over what lies behind. */
export function haze(
  stage: Stage,
  top: number,
  bottom: number,
  strength: number,
  id: string,
): string {
  const { width, hour } = stage;
  return (
    verticalGradient(id, top, bottom, [
      [0, hour.haze, 0],
      [0.75, hour.haze, strength],
      [1, hour.haze, strength],
    ]) + rect({ x: 0, y: top, width, height: bottom - top }, `url(#${id})`)
  );
}
