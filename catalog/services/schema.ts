import { z } from "zod";
import { alt, id, line } from "#catalog/fields.ts";

export const serviceIcons = [
  "compass", // a pair of drawing compasses over an arc
  "chip", // a square chip with three pins on each side
  "people", // three heads and shoulders, the middle one in front
  "site-plan", // a plot outline with a building and a north arrow
  "medal", // a round medal on a short ribbon
  "leaf", // one leaf with its midrib
  "key", // a door key, bow up
  "gear", // a cog with eight teeth
  "arch", // a pointed arch within a square frame
  "bridge", // a deck on two piers with a cable curve above
  "gantt", // three staggered bars on a time line
  "coins", // two stacks of coins, one taller
  "shield", // a shield with a tick
  "wrench", // an open-ended spanner laid diagonally
] as const;

export const serviceFacts = z.strictObject({
  id,
  /** What we believe about building, or what a client can order. */
  kind: z.enum(["philosophy", "service"]),
  icon: z.enum(serviceIcons),
  since: z.int("must be a year such as 2010"),
});

export const serviceWords = z.strictObject({ title: line, summary: line, alt });

export type Service = Omit<z.infer<typeof serviceFacts>, "since"> &
  Omit<z.infer<typeof serviceWords>, "alt"> & {
    key: string;
    paragraphs: string[];
    sinceLabel: string;
  };
