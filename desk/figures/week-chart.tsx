import { shortDate } from "#desk/format/times.ts";
import * as words from "#desk/words/en/figures.ts";
import * as values from "#desk/words/en/values.ts";
import type { Figures } from "#domain/desk/figures.ts";
import type { LeadKind } from "#domain/lead-kinds.ts";
import { classes } from "#ui/classes.ts";
import { axisSteps } from "./axis-steps.ts";

const COLORS: Record<LeadKind, { fill: string; swatch: string }> = {
  contact: { fill: "fill-sea", swatch: "bg-sea" },
  meeting: { fill: "fill-brass", swatch: "bg-brass" },
  broker: { fill: "fill-fg", swatch: "bg-fg" },
};

const LAYERS = Object.keys(COLORS) as LeadKind[];

const HEIGHT = 100;

/** The share of a week's width that its column takes. */
const COLUMN = 0.72;

/** Texts are HTML, so that they keep their size while the drawing scales. */
export function WeekChart({ weeks, total }: Pick<Figures, "weeks" | "total">) {
  const totals = weeks.map(weekTotal);
  const most = Math.max(...totals);
  const steps = axisSteps(most);
  const top = steps.at(-1)!;
  const busiest = weeks[totals.indexOf(most)]!;
  return (
    <div>
      <ul className="flex flex-wrap gap-x-5 text-xs text-fg-soft">
        {LAYERS.map((kind) => (
          <li key={kind} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2.5 ${COLORS[kind].swatch}`} />
            {values.kinds[kind]}
          </li>
        ))}
      </ul>
      <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <ol
          aria-hidden="true"
          className="flex h-48 flex-col-reverse justify-between text-end text-xs leading-0 text-fg-soft tabular-nums"
        >
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <svg
          role="img"
          aria-label={words.weeks.summary(total, most, shortDate(busiest.start))}
          viewBox={`0 0 ${weeks.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-48 w-full overflow-visible rtl:-scale-x-100"
        >
          {steps.map((step) => (
            <line
              key={step}
              x2={weeks.length}
              y1={HEIGHT - (step / top) * HEIGHT}
              y2={HEIGHT - (step / top) * HEIGHT}
              vectorEffect="non-scaling-stroke"
              className={step === 0 ? "stroke-rule-strong" : "stroke-rule"}
            />
          ))}
          {weeks.map((week, index) => (
            <Column key={week.start} week={week} place={index} scale={HEIGHT / top} />
          ))}
        </svg>
        <WeekLabels weeks={weeks} />
      </div>
    </div>
  );
}

type Week = Figures["weeks"][number];

function Column({ week, place, scale }: { week: Week; place: number; scale: number }) {
  const heightOf = (layers: LeadKind[]) =>
    layers.reduce((sum, kind) => sum + week.kinds[kind] * scale, 0);
  return (
    <g className="hover:opacity-80">
      <title>{describe(week)}</title>
      <rect x={place} width={1} height={HEIGHT} className="fill-transparent" />
      {LAYERS.map((kind, index) => (
        <rect
          key={kind}
          x={place + (1 - COLUMN) / 2}
          y={HEIGHT - heightOf(LAYERS.slice(0, index + 1))}
          width={COLUMN}
          height={week.kinds[kind] * scale}
          className={COLORS[kind].fill}
        />
      ))}
    </g>
  );
}

/** The date of the last week ends with it, because there is no room after it. */
function WeekLabels({ weeks }: { weeks: Week[] }) {
  const every = Math.ceil(weeks.length / 4);
  const shown = weeks.filter((_, index) => index % every === 0);
  const isLast = (start: number) => every > 1 && start === weeks.at(-1)?.start;
  return (
    <ol
      aria-hidden="true"
      className="col-start-2 mt-1.5 grid text-xs text-fg-soft"
      style={{ gridTemplateColumns: `repeat(${weeks.length}, minmax(0, 1fr))` }}
    >
      {shown.map(({ start }, index) => (
        <li
          key={start}
          className={classes("row-start-1 whitespace-nowrap", isLast(start) && "text-end")}
          style={isLast(start) ? { gridColumn: "1 / -1" } : { gridColumnStart: index * every + 1 }}
        >
          {shortDate(start)}
        </li>
      ))}
    </ol>
  );
}

export function weekTotal({ kinds }: Week): number {
  return Object.values(kinds).reduce((sum, count) => sum + count, 0);
}

function describe(week: Week): string {
  const parts = LAYERS.map((kind) => `${values.kinds[kind]} ${week.kinds[kind]}`);
  return `${shortDate(week.start, { year: true })}: ${words.leads(weekTotal(week))} (${parts.join(", ")})`;
}
