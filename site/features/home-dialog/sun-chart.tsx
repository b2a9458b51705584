import { clockTime, type SunInterval, sunMinutes, type SunYear } from "#domain/homes/sun-code.ts";
import { classes } from "#ui/classes.ts";
import * as words from "#words/home-sun.ts";

type SunChartProps = { year: SunYear; daylight: SunYear; label: string };

const HOUR = 60;
const TICKS = [6, 9, 12, 15, 18].map((hour) => hour * HOUR);

export function SunChart({ year, daylight, label }: SunChartProps) {
  const days = daylight.flat();
  const from = Math.floor(Math.min(...days.map(([start]) => start)) / HOUR) * HOUR;
  const to = Math.ceil(Math.max(...days.map(([, end]) => end)) / HOUR) * HOUR;
  const place = ([start, end]: SunInterval) => ({
    insetInlineStart: `${(((start - from) / (to - from)) * 100).toFixed(2)}%`,
    width: `${(((end - start) / (to - from)) * 100).toFixed(2)}%`,
  });
  return (
    <div
      role="img"
      aria-label={label}
      className="mt-5 grid max-w-3xl grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 text-xs tabular-nums print:mt-2"
    >
      {year.map((day, month) => (
        <div
          key={words.monthName(month)}
          className="col-span-3 grid grid-cols-subgrid items-center"
        >
          <span className="text-fg-soft">{words.shortMonth(month)}</span>
          <span className="relative h-6 print:h-3.5">
            {daylight[month]?.map((interval) => (
              <span
                key={interval[0]}
                style={place(interval)}
                className={classes("absolute inset-y-1 bg-paper-deep", bar)}
              />
            ))}
            {TICKS.map((tick) => (
              <span
                key={tick}
                style={{ insetInlineStart: place([tick, tick]).insetInlineStart }}
                className="absolute inset-y-0 border-s border-rule"
              />
            ))}
            {day.map((interval) => (
              <span
                key={interval[0]}
                style={place(interval)}
                className={classes("absolute inset-y-1 bg-brass", bar)}
              />
            ))}
          </span>
          <span className="text-end">{words.duration(sunMinutes(day))}</span>
        </div>
      ))}
      <span className="relative col-start-2 h-5 text-fg-soft">
        {TICKS.map((tick) => (
          <span
            key={tick}
            style={{ insetInlineStart: place([tick, tick]).insetInlineStart }}
            className="absolute"
          >
            <span className="-ms-[50%]">{clockTime(tick)}</span>
          </span>
        ))}
      </span>
      <span className="col-span-2 col-start-2 mt-2 flex gap-5 text-fg-soft">
        <Swatch className="bg-brass" text={words.legendSun} />
        <Swatch className="bg-paper-deep" text={words.legendDay} />
      </span>
    </div>
  );
}

function Swatch({ className, text }: { className: string; text: string }) {
  return (
    <span className="flex items-center gap-2">
      <span className={classes("h-3 w-5", bar, className)} />
      {text}
    </span>
  );
}

/** Bars are backgrounds, which paper and forced colours leave out by default. */
const bar = "[forced-color-adjust:none] [print-color-adjust:exact]";
