import { z } from "zod";
import { key, line } from "./fields.ts";
import { readPage } from "./loader/read-page.ts";

const funFacts = readPage(
  "fun-facts",
  z.array(z.strictObject({ id: key, figure: line, label: line, note: line.optional() })),
);

export type FunFact = (typeof funFacts)[number];

export function allFunFacts(): FunFact[] {
  return funFacts;
}
