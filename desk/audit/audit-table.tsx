import type { AuditEntry } from "#domain/desk/audit.ts";
import { Link } from "#desk/navigation/link.tsx";
import { exactTime } from "#desk/format/times.ts";
import { usePeople } from "#desk/parts/people-names.ts";
import * as words from "#desk/words/en/audit.ts";
import * as values from "#desk/words/en/values.ts";

export function AuditTable({ entries }: { entries: AuditEntry[] }) {
  return (
    <table className="w-full text-start text-sm max-md:block">
      <thead className="text-xs text-fg-soft max-md:sr-only">
        <tr>
          {Object.entries(words.columns).map(([name, label]) => (
            <th key={name} scope="col" className="pe-4 pb-2 text-start font-normal">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ entry }: { entry: AuditEntry }) {
  const people = usePeople();
  const { at, by, action, details } = entry;
  const person = people.find(({ id }) => id === by)?.name ?? values.somebody;
  return (
    <tr className="border-t border-rule align-baseline max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:py-2">
      <td className="pe-4 whitespace-nowrap text-fg-soft max-md:order-last max-md:w-full max-md:text-xs md:py-1.5">
        <time dateTime={new Date(at).toISOString()}>{exactTime(at)}</time>
      </td>
      <td className="pe-4 whitespace-nowrap max-md:order-1 md:py-1.5">
        {by === null ? nobodyOf(entry) : person}
      </td>
      <th scope="row" className="pe-4 text-start font-medium whitespace-nowrap md:py-1.5">
        {words.actions[action]}
      </th>
      <td className="pe-4 max-md:order-2 empty:max-md:hidden md:py-1.5">
        <Subject entry={entry} />
      </td>
      <td className="break-words text-fg-soft max-md:order-3 max-md:w-full md:w-1/3 md:py-1.5">
        {details}
      </td>
    </tr>
  );
}

function nobodyOf({ action, subject }: AuditEntry): string {
  if (action === "lead-erased" && subject === null) return words.retention;
  return action === "sign-in-failed" ? words.notSignedIn : words.commandLine;
}

/** The entry has a link only where the lead or the person still exists. */
function Subject({ entry: { action, subject, reference } }: { entry: AuditEntry }) {
  const person = usePeople().find(({ id }) => id === subject);
  if (subject === null) return null;
  if (reference) {
    return (
      <Link to={`/leads/${subject}`} className="underline">
        {reference}
      </Link>
    );
  }
  if (person) {
    return (
      <Link to="/people" className="underline">
        {person.name}
      </Link>
    );
  }
  if (action === "home-changed") return subject;
  const isOfLead = action.startsWith("lead-") || action === "document-viewed";
  return isOfLead ? words.erasedLead(subject.slice(0, 8).toUpperCase()) : null;
}
