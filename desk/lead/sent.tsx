import { useId } from "react";
import type { LeadView } from "#domain/desk/lead.ts";
import { MaskedField } from "./masked-field.tsx";
import * as words from "#desk/words/en/lead.ts";
import * as controlWords from "#ui/words/controls.ts";

type SentProps = { leadId: string; title?: string; note?: string; fields: LeadView["fields"] };

export function Sent({ leadId, title = words.sent, note, fields }: SentProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {note && <p className="text-sm text-fg-soft">{note}</p>}
      {fields.length === 0 && <p className="mt-2 text-sm text-fg-soft">{words.nothingSent}</p>}
      <dl className="mt-3 grid text-sm">
        {fields.map((field) => (
          <div
            key={field.label}
            className="grid gap-x-4 border-t border-rule py-1.5 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <dt className="text-fg-soft">{field.label}</dt>
            <dd dir="auto" className="break-words whitespace-pre-wrap">
              {field.masked ? (
                <MaskedField key={leadId} leadId={leadId} field={field} />
              ) : field.path ? (
                <a href={field.path} target="_blank" rel="noreferrer" className="underline">
                  {field.text}
                  <span className="sr-only">{controlWords.opensInNewTab}</span>
                </a>
              ) : (
                field.text
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
