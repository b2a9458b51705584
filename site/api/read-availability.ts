import { AVAILABILITY_PATH } from "#domain/homes/availability-response.ts";
import type { Availability } from "#domain/homes/status.ts";
import { apiSettings } from "./api-settings.ts";
import { loadJson } from "./load-json.ts";

export async function readAvailability(signal: AbortSignal): Promise<Record<string, Availability>> {
  const { baseUrl, timeout } = apiSettings;
  const url = baseUrl + AVAILABILITY_PATH;
  return parseAvailability(await loadJson(url, { timeout, signal, credentials: "omit" }));
}

/** Written without a schema, because a validator would be loaded for this response alone. */
export function parseAvailability(response: unknown): Record<string, Availability> {
  const { developments } = (response ?? {}) as { developments?: unknown };
  const entries = Object.entries((developments ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, Availability] => isAvailability(entry[1])),
  );
}

/** A time in another form would be shown as the office's own. */
function isTimeWithOffset(value: unknown): boolean {
  return (
    typeof value === "string" &&
    /T\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}

function isAvailability(value: unknown): value is Availability {
  const {
    asOf,
    reserved,
    sold,
    changed = {},
  } = (value ?? {}) as Partial<Record<keyof Availability, unknown>>;
  return (
    isTimeWithOffset(asOf) &&
    typeof changed === "object" &&
    Object.values(changed ?? {}).every(isTimeWithOffset) &&
    [reserved, sold].every(
      (list) => Array.isArray(list) && list.every((number) => typeof number === "string"),
    )
  );
}
