import { sunMinutes, type SunYear } from "#domain/homes/sun-code.ts";
import * as words from "#words/home-sun.ts";

/** "Most in December: 4 h 50 min. Least in February: 3 h." */
export function sunSummary(year: SunYear): string {
  const minutes = year.map(sunMinutes);
  const [most, least] = [Math.max(...minutes), Math.min(...minutes)];
  if (most === 0) return words.noSun;
  if (most === least) return words.always(words.duration(most));
  return words.range(
    words.duration(most),
    words.monthName(minutes.indexOf(most)),
    words.duration(least),
    words.monthName(minutes.indexOf(least)),
  );
}
