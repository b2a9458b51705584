import { sunMinutes, type SunYear } from "#domain/homes/sun-code.ts";
import * as words from "#words/home-sun.ts";

type SunMonthsProps = {
  year: SunYear;
  /** The minutes of the highest bar, the same for all homes. */
  most: number;
};

/** A bar for each month. */
export function SunMonths({ year, most }: SunMonthsProps) {
  const minutes = year.map(sunMinutes);
  return (
    <div
      role="img"
      aria-label={words.minutesByMonth(minutes)}
      className="grid max-w-80 grid-cols-12 gap-px text-center text-[0.625rem] text-fg-soft"
    >
      {minutes.map((sum, month) => (
        <span key={words.monthName(month)}>
          <span className="flex h-16 items-end border-b border-rule-strong print:h-8">
            <span
              className="w-full bg-brass [forced-color-adjust:none] [print-color-adjust:exact]"
              style={{ height: `${((sum / Math.max(most, 1)) * 100).toFixed(1)}%` }}
            />
          </span>
          {words.monthLetter(month)}
        </span>
      ))}
    </div>
  );
}
