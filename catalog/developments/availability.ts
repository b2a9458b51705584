import { z } from "zod";
import { homeNumber } from "#catalog/fields.ts";
import { office } from "#catalog/office.ts";
import { entryKeys } from "#catalog/loader/entry-keys.ts";
import { readYaml } from "#catalog/loader/read-yaml.ts";
import { timeWithOffset } from "#domain/time-zone.ts";
import type { Availability } from "#domain/homes/status.ts";

const FOLDER = "developments";

const availabilityFields = z.strictObject({
  asOf: z.iso
    .datetime({ offset: true, error: "must be a time such as 2026-11-15T17:30:00+04:00" })
    .transform((time) => timeWithOffset(Date.parse(time), office.timeZone)),
  reserved: z.array(homeNumber),
  sold: z.array(homeNumber),
});

export function developmentKeys(): string[] {
  return entryKeys(FOLDER);
}

export function readAvailability(key: string): Availability {
  return readYaml(`${FOLDER}/${key}/availability.yaml`, availabilityFields);
}
