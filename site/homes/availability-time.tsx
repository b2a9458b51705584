import * as words from "#words/homes.ts";
import { officeTimeText } from "./home-texts.ts";
import { useTimeWithAge } from "./use-time-with-age.ts";

type AvailabilityTimeProps = { asOf: string; say?: (time: string) => string };

/** Paper has no age, which becomes untrue there. */
export function AvailabilityTime({ asOf, say = words.availabilityAsOf }: AvailabilityTimeProps) {
  return (
    <>
      <span className="print:hidden">{say(useTimeWithAge(asOf))}</span>
      <span className="hidden print:inline">{say(officeTimeText(asOf))}</span>
    </>
  );
}
