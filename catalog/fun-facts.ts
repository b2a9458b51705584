import { z } from "zod";
import { defineEntries } from "./define-entries.ts";
import { key, line } from "./fields.ts";

const funFactSchema = z.strictObject({ id: key, figure: line, label: line });

export type FunFact = z.infer<typeof funFactSchema>;

// [9.014] To the letter.
const funFacts = defineEntries("fun facts", funFactSchema, [
  { id: "years", figure: "70+", label: "Years Of Experience" },
  { id: "specialists", figure: "80+", label: "Expert Specialists" },
  { id: "projects", figure: "20+", label: "Successful Projects" },
  { id: "customers", figure: "1100+", label: "Happy Customers" },
  { id: "countries", figure: "5+", label: "Global Presence Countries" },
]);

export function allFunFacts(): FunFact[] {
  return funFacts;
}
