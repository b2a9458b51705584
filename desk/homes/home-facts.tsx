import { rates } from "#catalog/rates.ts";
import { formatArea } from "#domain/homes/areas.ts";
import { formatAmount } from "#domain/homes/currency.ts";
import type { HomeView } from "#domain/desk/homes.ts";
import { dateAndTime } from "#desk/format/times.ts";
import { publicUrl } from "#desk/navigation/public-url.ts";
import { useNow } from "#desk/format/use-now.ts";
import { useNames } from "#desk/parts/people-names.ts";
import * as words from "#desk/words/en/homes.ts";
import * as controlWords from "#ui/words/controls.ts";
import { StatusText } from "./status-mark.tsx";

type HomeFactsProps = { development: string; view: HomeView };

export function HomeFacts({ development, view: { home } }: HomeFactsProps) {
  const { number, wing, floor, bedrooms, study, area, price, status } = home;
  const { changedAt, changedBy } = home;
  const nameOf = useNames();
  const now = useNow();
  return (
    <div className="grid gap-3 text-sm">
      <div>
        <p className="text-base font-medium">
          <StatusText status={status} />
        </p>
        {changedAt !== null && (
          <p className="text-fg-soft">
            {words.since(
              changedBy === null ? null : nameOf(changedBy),
              dateAndTime(changedAt, now),
            )}
          </p>
        )}
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {[
          [words.facts.type, words.homeType(bedrooms, study)],
          [words.facts.place, words.place(wing, floor)],
          [words.facts.area, formatArea(area, rates.areaUnit)],
          [words.facts.price, formatAmount(price, rates.currency)],
        ].map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-fg-soft">{label}</dt>
            <dd className="tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a
          href={publicUrl(`/homes/${development}?home=${number}#${number}`)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-highlight underline underline-offset-3 hover:text-highlight-hover md:min-h-0"
        >
          {words.publicPage}
          <span className="sr-only">{controlWords.opensInNewTab}</span>
        </a>
      </p>
    </div>
  );
}
