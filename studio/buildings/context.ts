import type { Model } from "#studio/model/solid.ts";
import type { Hour } from "#studio/palette.ts";
import type { Random } from "#studio/random.ts";

/** What a drawer is told: chance for variety, and the hour for its lamps. */
export type Context = { random: Random; hour: Hour };
export type Drawer = (context: Context) => Model;
