import { DEFAULT_PERIOD, type Period, PERIODS } from "#domain/desk/figure-choices.ts";

/** A period in the URL that is not offered is ignored. */
export function readPeriod(query: string): Period {
  const given = new URLSearchParams(query).get("weeks");
  return PERIODS.find((period) => period === given) ?? DEFAULT_PERIOD;
}

export function periodUrl(weeks: Period): string {
  return weeks === DEFAULT_PERIOD ? "/figures" : `/figures?weeks=${weeks}`;
}
