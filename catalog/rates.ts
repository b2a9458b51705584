import { z } from "zod";
import type { Rates } from "#domain/homes/currency.ts";
import { isoDate, line } from "./fields.ts";
import { readYaml } from "./loader/read-yaml.ts";

const rate = z.number("must be a number").positive("must be above 0");

/** What other currencies cost in AED, with date and source. */
export const rates: Rates = readYaml(
  "rates/facts.yaml",
  z.strictObject({
    date: isoDate,
    source: line,
    rates: z.strictObject({ USD: rate, SAR: rate, EUR: rate, GBP: rate, INR: rate, PKR: rate }),
  }),
);
