import { developmentKeys, readAvailability } from "#catalog/developments/availability.ts";
import type { AvailabilityAnswer } from "#domain/homes/availability-answer.ts";

let known: AvailabilityAnswer | undefined;

/**
 * Which homes are reserved or sold. The only place of the server that knows where this is kept: in the
 * content, which does not change while the server runs.
 */
export function currentAvailability(): AvailabilityAnswer {
  known ??= readContent();
  return known;
}

function readContent(): AvailabilityAnswer {
  const developments = Object.fromEntries(
    developmentKeys().map((key) => [key, readAvailability(key)]),
  );
  const times = Object.values(developments).map(({ asOf }) => asOf);
  return { asOf: latest(times), developments };
}

function latest(times: string[]): string {
  return times.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1) ?? "";
}
