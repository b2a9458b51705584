import type { SaleDevelopment } from "#catalog/developments/developments.ts";
import { isPlaceholderNumber } from "#domain/placeholder-number.ts";
import { markets } from "#domain/purchase/markets/markets.ts";
import * as words from "#words/development-record.ts";
import { dayOf } from "#words/homes.ts";
import { recordWord } from "#words/market-records.ts";

type Fact = { label: string; value: string };

export type DevelopmentRecord = {
  facts: Fact[];
  completion: Fact;
  lookUp: string;
  isDemonstration: boolean;
};

/** What a buyer is told to check of a development before paying, as far as its market knows it. */
export function toDevelopmentRecord({
  market,
  projectNumber,
  permit,
  escrow,
  construction,
}: SaleDevelopment): DevelopmentRecord {
  const bank = escrow ?? (markets[market].needsEscrow ? words.noBank : undefined);
  const facts = [
    { label: recordWord(market, "projectNumber"), value: projectNumber },
    { label: recordWord(market, "permit"), value: permit },
    { label: words.bank, value: bank },
    { label: words.progress, value: progressText(construction) },
  ];
  return {
    facts: facts.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }])),
    completion: { label: words.completion, value: dayOf(construction.handover) },
    lookUp: recordWord(market, "lookUp"),
    isDemonstration: [projectNumber, permit].some((number) => isPlaceholderNumber(number ?? "")),
  };
}

function progressText({ started, progress }: SaleDevelopment["construction"]): string {
  const { built, on } = progress;
  if (built === 0) return words.notBegun(dayOf(on), dayOf(started));
  return built === 100 ? words.complete(dayOf(on)) : words.builtOn(built, dayOf(on));
}
