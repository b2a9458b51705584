import { leaf, mix } from "#studio/palette.ts";
import { circle, number, path } from "#studio/svg.ts";
import type { Stage } from "./stage.ts";

type Crown = "flat" | "step" | "slope" | "spire" | "round";

function towerOutline(
  left: number,
  base: number,
  width: number,
  height: number,
  crown: Crown,
): string {
  const top = base - height;
  const right = left + width;
  const middle = left + width / 2;
  const n = number;
  const walls = `M${n(left)} ${n(base)}`;
  switch (crown) {
    case "flat":
      return `${walls}V${n(top)}H${n(right)}V${n(base)}Z`;
    case "step":
      return `${walls}V${n(top + height * 0.14)}H${n(left + width * 0.25)}V${n(top)}H${n(right - width * 0.15)}V${n(top + height * 0.22)}H${n(right)}V${n(base)}Z`;
    case "slope":
      return `${walls}V${n(top + width * 0.7)}L${n(right)} ${n(top)}V${n(base)}Z`;
    case "spire":
      return `${walls}V${n(top + height * 0.3)}L${n(middle - width * 0.12)} ${n(top + height * 0.18)}L${n(middle)} ${n(top - height * 0.12)}L${n(middle + width * 0.12)} ${n(top + height * 0.18)}L${n(right)} ${n(top + height * 0.3)}V${n(base)}Z`;
    case "round":
      return `${walls}V${n(top + width / 2)}A${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(right)} ${n(top + width / 2)}V${n(base)}Z`;
  }
}

/** Far towers of the Gulf, in two veils. */
export function gulfSkyline(stage: Stage, centre: number): string {
  const { width, horizon, hour, random } = stage;
  const crowns: Crown[] = ["flat", "flat", "step", "slope", "spire", "round"];
  return [0.82, 0.66]
    .map((distance) => {
      const color = mix(mix(hour.shadow, hour.glass, 0.25), hour.haze, distance);
      let outline = "";
      let x = -width * 0.02;
      while (x < width * 1.02) {
        const nearness = Math.exp(-(((x / width - centre) / 0.3) ** 2));
        const tower = width * random.between(0.009, 0.023);
        const height =
          horizon * (0.018 + random.between(0.01, 0.05) + nearness * random.between(0.02, 0.2));
        outline += towerOutline(x, horizon + 2, tower, height, random.pick(crowns));
        x += tower + width * random.between(-0.002, 0.02);
      }
      return path(outline, { fill: color });
    })
    .join("");
}

/** Lahore in the haze: treetops, two domes, four minarets, a kiln's chimney. */
export function lahoreSkyline(stage: Stage, centre: number): string {
  const { width, horizon, hour, random } = stage;
  const color = mix(mix("#8F5B42", hour.shadow, 0.3 + hour.dark * 0.4), hour.haze, 0.66);
  const unit = width * 0.011;
  const middle = width * centre;
  const n = number;
  const dome = (x: number, radius: number) =>
    `M${n(x - radius)} ${n(horizon)}V${n(horizon - radius * 1.4)}C${n(x - radius * 1.25)} ${n(horizon - radius * 2.5)} ${n(x - radius * 0.2)} ${n(horizon - radius * 2.7)} ${n(x)} ${n(horizon - radius * 3.3)}C${n(x + radius * 0.2)} ${n(horizon - radius * 2.7)} ${n(x + radius * 1.25)} ${n(horizon - radius * 2.5)} ${n(x + radius)} ${n(horizon - radius * 1.4)}V${n(horizon)}Z`;
  const minaret = (x: number, height: number) =>
    `M${n(x - unit * 0.42)} ${n(horizon)}L${n(x - unit * 0.28)} ${n(horizon - height)}H${n(x - unit * 0.5)}V${n(horizon - height - unit * 0.4)}H${n(x - unit * 0.3)}V${n(horizon - height - unit * 1.1)}Q${n(x)} ${n(horizon - height - unit * 2.2)} ${n(x + unit * 0.3)} ${n(horizon - height - unit * 1.1)}V${n(horizon - height - unit * 0.4)}H${n(x + unit * 0.5)}V${n(horizon - height)}H${n(x + unit * 0.28)}L${n(x + unit * 0.42)} ${n(horizon)}Z`;
  const mosque =
    `M${n(middle - unit * 7)} ${n(horizon)}v${n(-unit * 2.6)}h${n(unit * 14)}v${n(unit * 2.6)}Z` +
    dome(middle, unit * 2) +
    dome(middle - unit * 4.4, unit * 1.5) +
    dome(middle + unit * 4.4, unit * 1.5) +
    minaret(middle - unit * 8.6, unit * 8.4) +
    minaret(middle + unit * 8.6, unit * 8.4);
  const roofs = Array.from({ length: 26 }, () => {
    const x = random.between(-0.02, 1) * width;
    return `M${n(x)} ${n(horizon)}v${n(-unit * random.between(0.8, 2.6))}h${n(unit * random.between(2, 5))}v${n(unit * 3)}Z`;
  }).join("");
  return path(mosque, { fill: color }) + path(roofs, { fill: mix(color, hour.haze, 0.25) });
}

/** Peshawar's fort: battered walls with round bastions on a rise. */
export function fort(stage: Stage, centre: number): string {
  const { width, horizon, hour } = stage;
  const unit = width * 0.012;
  const left = width * centre;
  const n = number;
  const bastion = (x: number, height: number) =>
    `M${n(left + (x - 1.3) * unit)} ${n(horizon)}L${n(left + (x - 0.9) * unit)} ${n(horizon - height * unit)}h${n(unit * 1.8)}L${n(left + (x + 1.3) * unit)} ${n(horizon)}Z`;
  const wall = `M${n(left)} ${n(horizon)}L${n(left + unit * 0.6)} ${n(horizon - unit * 3.4)}H${n(left + unit * 17.4)}L${n(left + unit * 18)} ${n(horizon)}Z`;
  const merlons = Array.from(
    { length: 21 },
    (_, index) =>
      `M${n(left + unit * (0.7 + index * 0.8))} ${n(horizon - unit * 3.3)}v${n(-unit * 0.55)}h${n(unit * 0.44)}v${n(unit * 0.55)}Z`,
  ).join("");
  return path(
    wall + merlons + [0, 5.6, 12, 18].map((x) => bastion(x, x % 5 === 0 ? 4.6 : 4.1)).join(""),
    {
      fill: mix(mix("#93654A", hour.shadow, 0.28 + hour.dark * 0.4), hour.haze, 0.55),
    },
  );
}

/** A line of round treetops along the horizon. */
export function treeline(stage: Stage, density: number): string {
  const { width, horizon, hour, random } = stage;
  const color = mix(mix(leaf, hour.shadow, 0.35 + hour.dark * 0.5), hour.haze, 0.45);
  return Array.from({ length: Math.round(density * 60) }, () => {
    const radius = width * random.between(0.006, 0.017);
    return circle(random.between(-0.02, 1.02) * width, horizon - radius * 0.35, radius, {
      fill: color,
    });
  }).join("");
}
