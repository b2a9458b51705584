import * as words from "#words/cash-calendar.ts";
import * as noteWords from "#words/cash-calendar-notes.ts";
import { usePurchase } from "./purchase-context.ts";

/** What a reader must know about the figures; that a home is not released is said above them. */
export function GoodToKnow() {
  const { plan, choices } = usePurchase();
  const notes = [
    ...plan.notes.filter((note) => note !== "notReleased").map(noteWords.note),
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
