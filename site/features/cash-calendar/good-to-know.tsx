import type { Note } from "#domain/purchase/notes.ts";
import { RULES } from "#domain/purchase/rules.ts";
import * as lineWords from "#words/cash-calendar-lines.ts";
import * as words from "#words/cash-calendar.ts";
import * as noteWords from "#words/cash-calendar-notes.ts";
import { sourceText } from "./formats.ts";
import { legalText } from "./line-texts.ts";
import { usePurchase } from "./purchase-context.ts";

/** What a reader must know about the figures; that a home is not released is said above them. */
export function GoodToKnow() {
  const { plan, choices } = usePurchase();
  const notes = [
    ...plan.notes.filter((note) => note !== "notReleased").map(noteText),
    ...(choices.buyer === "abroad" ? [noteWords.payFromAbroad] : []),
    words.noGrowth,
  ];
  return (
    <section>
      <h4 className="text-xl">{words.goodToKnow}</h4>
      <ul className="mt-2 max-w-text list-disc space-y-1 ps-5 text-sm">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

function noteText(note: Note): string {
  if (note !== "feesInCash") return noteWords.note(note);
  const source = lineWords.sourceOf(sourceText(RULES.feesInLoan.source));
  return noteWords.withSource(legalText("feesInLoan"), source);
}
