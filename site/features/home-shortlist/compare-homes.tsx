import { useEffect, useRef } from "react";
import { rates } from "#catalog/rates.ts";
import { findHomes, type readCompared, writeCompared } from "#domain/homes/compared-homes.ts";
import { type DevelopmentHome, homeId } from "#domain/homes/home-list.ts";
import { addToShortlist, removeFromShortlist, useShortlist } from "#site/store/home-shortlist.ts";
import { changeShownQuery } from "#site/store/shown-query.ts";
import { useUnits } from "#site/homes/use-units.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import * as words from "#words/home-shortlist.ts";
import { CompareNotes } from "./compare-notes.tsx";
import { CompareTable } from "./compare-table.tsx";
import { SavedHomes } from "./saved-homes.tsx";
import { ShareComparison } from "./share-comparison.tsx";

type CompareHomesProps = {
  compared: NonNullable<ReturnType<typeof readCompared>>;
  homes: readonly DevelopmentHome[];
  /** The titles of the developments by key. */
  titles: Record<string, string>;
};

export function CompareHomes({ compared, homes, titles }: CompareHomesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const units = useUnits(rates);
  const shortlist = useShortlist();
  const saved = findHomes(shortlist, homes);
  const ids = compared.homes.map(homeId);
  const unsaved = ids.filter((id) => !shortlist.includes(id));

  useEffect(() => heading.current?.focus(), []);

  function compare(next: string[] | null) {
    changeShownQuery((query) => writeCompared(query, next), { replace: next !== null });
  }

  return (
    <section aria-labelledby="compare-heading" className="page-width pb-12">
      <div className="border-b border-rule pb-10">
        <h2 id="compare-heading" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {words.compare}
        </h2>
        <CompareNotes
          titles={titles}
          compared={compared}
          missing={saved.missing}
          onForget={() => removeFromShortlist(...saved.missing)}
        />
        <div className="mt-6">
          {ids.length > 0 ? (
            <CompareTable
              homes={compared.homes}
              titles={titles}
              units={units}
              onRemove={(id) => compare(ids.filter((other) => other !== id))}
            />
          ) : (
            <EmptyState title={words.nothing} text={words.nothingText} />
          )}
        </div>
        {saved.homes.length > 0 && (
          <SavedHomes
            saved={saved.homes}
            compared={compared.homes}
            titles={titles}
            onCompare={compare}
          />
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          {ids.length > 0 && <ShareComparison key={ids.join()} />}
          {unsaved.length > 0 && (
            <Button variant="outline" size="sm" onClick={() => addToShortlist(...unsaved)}>
              {words.saveAll}
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={() => compare(null)}>
            {words.close}
          </Button>
        </div>
      </div>
    </section>
  );
}
