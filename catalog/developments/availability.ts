import { z } from "zod";
import { office } from "#catalog/office.ts";
import { entryKeys } from "#catalog/loader/entry-keys.ts";
import { readYaml } from "#catalog/loader/read-yaml.ts";
import { timeWithOffset } from "#domain/time-zone.ts";
import type { Availability } from "#domain/homes/status.ts";

const FOLDER = "developments";

const homeNumbers = z.array(z.string().regex(/^[A-Z]-\d{3,4}$/, "must be a number such as A-304"));

const availabilityFields = z.strictObject({
  asOf: z.iso
    .datetime({ offset: true, error: "must be a time such as 2026-11-15T17:30:00+04:00" })
    .transform((time) => timeWithOffset(Date.parse(time), office.timeZone)),
  reserved: homeNumbers,
  sold: homeNumbers,
});

export function developmentKeys(): string[] {
  return entryKeys(FOLDER);
}

export function readAvailability(key: string): Availability {
  return readYaml(`${FOLDER}/${key}/availability.yaml`, availabilityFields);
}
