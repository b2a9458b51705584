import { type Hour, mix } from "#studio/palette.ts";
import type { Paint } from "./solid.ts";
import { dot, type Vector } from "./vector.ts";

export type Light = { hour: Hour; sun: Vector };

/** The colour of matter on a surface that faces along its normal. */
export function tone(color: string, normal: Vector, { hour, sun }: Light): string {
  const dimmed = mix(color, hour.shadow, hour.dark * 0.72);
  const inShade = mix(dimmed, hour.shadow, 0.56);
  const inLight = mix(dimmed, hour.light, 0.42);
  const facing = dot(normal, sun);
  const share = Math.min(1, Math.max(0, facing * 1.25 + 0.12));
  return mix(inShade, inLight, share);
}

/** Matter in even light, such as a ceiling. */
function softTone(color: string, { hour }: Light): string {
  return mix(mix(color, hour.shadow, 0.1 + hour.dark * 0.6), hour.light, 0.16);
}

export function glassTone(normal: Vector, light: Light): string {
  const { hour, sun } = light;
  const facing = Math.max(0, dot(normal, sun));
  const deep = mix(hour.glass, hour.shadow, 0.5);
  return mix(deep, mix(hour.glass, hour.sky[2], 0.35), 0.15 + facing * 0.75);
}

export type Coat = { fill: string; opacity: number };

export function coat(paint: Paint, normal: Vector, light: Light): Coat {
  switch (paint.kind) {
    case "matter":
      return { fill: tone(paint.color, normal, light), opacity: 1 };
    case "soft":
      return { fill: softTone(paint.color, light), opacity: 1 };
    case "glass":
      return { fill: glassTone(normal, light), opacity: 1 };
    case "lamp":
      return { fill: light.hour.glow, opacity: 1 };
    case "shade":
      return { fill: mix(light.hour.shadow, "#000000", 0.2), opacity: paint.amount };
    case "gleam":
      return { fill: light.hour.light, opacity: paint.amount };
  }
}
