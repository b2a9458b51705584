import { office } from "#catalog/office.ts";
import { momentOf, offsetName } from "#domain/time-zone.ts";
import * as words from "#words/meeting.ts";

/** "London time (GMT+1)"; the offset is that of the day, because of daylight saving time. */
export function timeZoneText(day: string): string {
  const { timeZone, timeZoneName, opens } = office;
  return words.timeZone(timeZoneName, offsetName(momentOf(`${day}T${opens}`, timeZone), timeZone));
}
