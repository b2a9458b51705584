import { z } from "zod";
import { areaUnits } from "#domain/homes/area-unit.ts";
import type { Rates } from "#domain/homes/currency.ts";
import { isoDate, line } from "./fields.ts";
import { readYaml } from "./loader/read-yaml.ts";

const rate = z.number("must be a number").positive("must be above 0");

const code = z.string().regex(/^[A-Z]{3}$/, "must be a code of ISO 4217 such as EUR");

export const rates: Rates = readYaml(
  "rates/facts.yaml",
  z.strictObject({
    currency: code,
    areaUnit: z.enum(areaUnits, `must be ${areaUnits.join(" or ")}`),
    date: isoDate,
    source: line,
    rates: z.record(code, rate),
  }),
);
