import { useQuery } from "@tanstack/react-query";
import { office } from "#catalog/office.ts";
import { useDeskUrl } from "#desk/navigation/desk-url.ts";
import { Link } from "#desk/navigation/link.tsx";
import { shortDate } from "#desk/format/times.ts";
import { LoadFailure } from "#desk/parts/load-failure.tsx";
import { Skeleton } from "#desk/parts/skeleton.tsx";
import { useDocumentTitle } from "#desk/parts/use-document-title.ts";
import { figuresQuery } from "#desk/server/queries.ts";
import * as words from "#desk/words/en/figures.ts";
import { type Period, PERIODS } from "#domain/desk/figure-choices.ts";
import { classes } from "#ui/classes.ts";
import { AllFigures } from "./all-figures.tsx";
import { periodUrl, readPeriod } from "./period.ts";

export function Figures() {
  const period = readPeriod(useDeskUrl().query);
  const { data, error, refetch, isPlaceholderData } = useQuery(figuresQuery(period));
  useDocumentTitle(words.title);
  return (
    <div className="relative min-h-0 flex-1 overflow-y-auto">
      <header className="border-b border-rule px-4 py-3 md:px-6">
        <div className="flex flex-wrap items-center gap-x-6">
          <h1 className="text-2xl">{words.title}</h1>
          <PeriodLinks period={period} />
        </div>
        {data && (
          <p className="text-sm text-fg-soft">
            {words.since(shortDate(data.weeks[0]!.start, { year: true }), office.timeZoneName)}
          </p>
        )}
      </header>
      {data ? (
        <div aria-busy={isPlaceholderData} className={classes(isPlaceholderData && "opacity-60")}>
          <AllFigures figures={data} />
        </div>
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={10} />
      )}
    </div>
  );
}

function PeriodLinks({ period }: { period: Period }) {
  return (
    <nav aria-label={words.period}>
      <ul className="flex gap-x-4">
        {PERIODS.map((weeks) => (
          <li key={weeks}>
            <Link
              to={periodUrl(weeks)}
              aria-current={weeks === period ? "page" : undefined}
              className={classes(
                "flex min-h-11 items-center border-b-2 text-sm whitespace-nowrap md:min-h-8.5",
                weeks === period
                  ? "border-highlight font-medium text-fg"
                  : "border-transparent text-fg-soft hover:text-fg",
              )}
            >
              {words.periods[weeks]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
