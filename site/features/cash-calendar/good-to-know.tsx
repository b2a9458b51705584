import * as lineWords from "#words/cash-calendar-lines.ts";
import * as words from "#words/cash-calendar.ts";
import * as noteWords from "#words/cash-calendar-notes.ts";
import { AssumptionMark } from "./assumption-mark.tsx";
import { sourceText } from "./formats.ts";
import { legalText } from "./line-texts.ts";
import { usePurchase } from "./purchase-context.ts";
import { marketText, type ShownMarket } from "./shown-market.ts";

type Note = { text: string; isWeak?: boolean };

export function GoodToKnow() {
  const { purchasePlan, choices, market } = usePurchase();
  const notes: Note[] = [
    ...purchasePlan.notes
      .filter((note) => note !== "notReleased")
      .map((note) => noteOf(note, market)),
    ...purchasePlan.unchecked.map((rule) => {
      const { text, isWeak } = noteOf(rule, market);
      return { text: noteWords.notChecked(text), isWeak };
    }),
    { text: market.words.text("buyerHelp", choices.buyer) },
    { text: words.noGrowth },
  ];
  return (
    <section>
      <h4 className="text-xl">{words.goodToKnow}</h4>
      <ul className="mt-2 max-w-text list-disc space-y-1 ps-5 text-sm">
        {notes
          .filter(({ text }) => text)
          .map(({ text, isWeak }) => (
            <li key={text}>
              {isWeak && <AssumptionMark />} {text}
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Law has its source. */
function noteOf(note: string, market: ShownMarket): Note {
  const law = market.rules[note] ?? market.statements[note];
  if (!law) return { text: marketText("note", note, market) };
  const source = lineWords.sourceOf(sourceText(law.source, market));
  return { text: noteWords.withSource(legalText(note, market), source), isWeak: law.weak };
}
