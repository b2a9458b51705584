import { rates } from "#catalog/rates.ts";
import type { DevelopmentHome } from "#domain/homes/home-list.ts";
import { useHomeDetails } from "#site/home-details/use-home-details.ts";
import { useUnits } from "#site/homes/use-units.ts";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import * as words from "#words/home-shortlist.ts";
import * as homeWords from "#words/homes.ts";
import { PlanRow, SunRow, ViewRow } from "./compare-pictures.tsx";
import { CompareRow } from "./compare-row.tsx";
import { type CompareRow as TextRow, homeRows, moneyRows } from "./compare-rows.ts";
import { CompareTable } from "./compare-table.tsx";

type ComparedRowsProps = {
  homes: readonly DevelopmentHome[];
  titles: Record<string, string>;
  /** The day of the booking. */
  today: string;
  onRemove: (id: string) => void;
};

/** What the list knows of the homes is shown before their details are loaded. */
export function ComparedRows({ homes, titles, today, onRemove }: ComparedRowsProps) {
  const units = useUnits(rates);
  const { state, details, retry } = useHomeDetails(homes.map(({ development }) => development));
  const compared = homes.flatMap((home, index) => {
    const own = details?.[index];
    return own ? [{ home, details: own }] : [];
  });
  return (
    <>
      <CompareTable homes={homes} onRemove={onRemove}>
        {details && <ViewRow compared={compared} />}
        {details && <PlanRow compared={compared} />}
        <TextRows rows={homeRows(homes, titles, units)} />
        {details && <SunRow compared={compared} />}
        {details && <TextRows rows={moneyRows(compared, units, today)} />}
      </CompareTable>
      <div className="compare-pane py-4">
        {details ? (
          <p className="max-w-text text-xs text-fg-soft print:max-w-none">
            {words.assumptions(homeWords.dayOf(today))}{" "}
            {words.rentSource([...new Set(details.map(({ rents }) => rentText(rents)))])}
            {units.ratesDay && ` ${words.converted(units.ratesDay)}`}
          </p>
        ) : (
          <div className="flex flex-wrap items-center gap-4 text-sm">
            <p role="status" className="flex items-center gap-3">
              {state === "loading" && <Spinner />}
              {state === "loading" ? words.loading : words.notLoaded}
            </p>
            {state === "failed" && (
              <Button variant="outline" size="sm" onClick={retry}>
                {words.tryAgain}
              </Button>
            )}
          </div>
        )}
      </div>
    </>
  );
}

function TextRows({ rows }: { rows: readonly TextRow[] }) {
  return rows.map(({ label, values, differs }) => (
    <CompareRow
      key={label}
      label={label}
      differs={differs}
      cells={values.map(({ id, text }) => ({ id, content: text }))}
    />
  ));
}

function rentText({ source, asOf }: { source: string; asOf: string }): string {
  return words.sourceOf(source, homeWords.dayOf(asOf));
}
