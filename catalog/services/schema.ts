import { z } from "zod";
import { id, key, line, story, summary } from "#catalog/fields.ts";

/** The line icons of the services; each name says what is drawn. */
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

export const serviceSchema = z.strictObject({
  id,
  key,
  title: line,
  /** What we believe about building, or what a client can order. */
  kind: z.enum(["philosophy", "service"]),
  summary,
  paragraphs: story({ paragraphs: { min: 3, max: 3 }, words: { min: 110, max: 190 } }),
  icon: z.enum(serviceIcons),
  /** How long we have worked this way. */
  sinceLabel: z.string().regex(/^Since (19|20)\d\d$/, 'must be written as in "Since 2010"'),
});

export type Service = z.infer<typeof serviceSchema>;
