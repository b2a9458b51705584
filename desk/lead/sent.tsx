import { useId } from "react";
import type { LeadView } from "#domain/desk/lead.ts";
import * as words from "#desk/words/en/lead.ts";
import * as controlWords from "#ui/words/controls.ts";

type SentProps = { title?: string; note?: string; fields: LeadView["fields"] };

export function Sent({ title = words.sent, note, fields }: SentProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {note && <p className="text-sm text-fg-soft">{note}</p>}
      {fields.length === 0 && <p className="mt-2 text-sm text-fg-soft">{words.nothingSent}</p>}
      <dl className="mt-3 grid text-sm">
        {fields.map(({ label, text, path }) => (
          <div
            key={label}
            className="grid gap-x-4 border-t border-rule py-1.5 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <dt className="text-fg-soft">{label}</dt>
            <dd dir="auto" className="break-words whitespace-pre-wrap">
              {path ? (
                <a href={path} target="_blank" rel="noreferrer" className="underline">
                  {text}
                  <span className="sr-only">{controlWords.opensInNewTab}</span>
                </a>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
