import { requireRule } from "#domain/purchase/market.ts";
import * as lineWords from "#words/cash-calendar-lines.ts";
import * as words from "#words/cash-calendar.ts";
import * as noteWords from "#words/cash-calendar-notes.ts";
import { sourceText } from "./formats.ts";
import { legalText } from "./line-texts.ts";
import { usePurchase } from "./purchase-context.ts";
import { marketText, type ShownMarket } from "./shown-market.ts";

export function GoodToKnow() {
  const { purchasePlan, choices, market } = usePurchase();
  const notes = [
    ...purchasePlan.notes
      .filter((note) => note !== "notReleased")
      .map((note) => noteText(note, market)),
    market.words.text("buyerHelp", choices.buyer),
    words.noGrowth,
  ];
  return (
    <section>
      <h4 className="text-xl">{words.goodToKnow}</h4>
      <ul className="mt-2 max-w-text list-disc space-y-1 ps-5 text-sm">
        {notes.filter(Boolean).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

function noteText(note: string, market: ShownMarket): string {
  const { feesInCash } = market.loan;
  if (note !== "feesInCash" || !feesInCash) return marketText("note", note, market);
  const source = lineWords.sourceOf(sourceText(requireRule(market, feesInCash).source, market));
  return noteWords.withSource(legalText(feesInCash, market), source);
}
