import { z } from "zod";
import { office } from "#catalog/office.ts";
import { BIDI_CONTROLS, isolate } from "#domain/bidi-controls.ts";
import { plainDate } from "#domain/calendar-date.ts";
import { localDay, localTime } from "#domain/time-zone.ts";
import { referenceOf } from "#server/leads/kinds/lead.ts";
import type { AuditHead } from "#server/storage/audit-head.ts";
import { leadRow } from "#server/leads/stored-lead.ts";
import type { Sender } from "./compose.ts";
import { type Letter, renderHtml, renderText } from "./layout.ts";
import type { Mail } from "./mail.ts";

export const dueStep = leadRow
  .pick({ id: true, kind: true, name: true, email: true })
  .extend({ at: z.number(), note: z.string().nullable() });

type DueStep = z.infer<typeof dueStep>;

type MorningMail = {
  id: string;
  date: Date;
  person: { name: string; email: string };
  steps: readonly DueStep[];
  /** Whether not all steps are listed. */
  hasMore: boolean;
  /** Null for an agent. */
  auditHead: AuditHead | null;
  deskUrl: string;
};

/** The mail says of a visitor only what identifies the lead. */
export function composeMorningMail(morning: MorningMail, { company }: Sender): Mail {
  const { id, date, person, steps, hasMore, auditHead, deskUrl } = morning;
  const today = localDay(date.getTime(), office.timeZone);
  const overdue = steps.filter(({ at }) => localDay(at, office.timeZone) < today).length;
  const due =
    overdue === 0
      ? "these are due today."
      : `these are due today or overdue; ${overdue} from earlier days.`;
  const count = steps.length === 1 ? "1 next step" : `${steps.length} next steps`;
  const letter: Letter = {
    eyebrow: plainDate(today),
    heading:
      steps.length === 0
        ? "Nothing is due today"
        : `${hasMore ? "More than " : ""}${count} for today`,
    paragraphs: [
      `Good morning ${isolate(person.name)},`,
      steps.length === 0 ? "no next step of yours is due today." : due,
    ],
    facts: steps.map((step) => [
      timeOf(step, today),
      [`${step.name || step.email} (${referenceOf(step)}, ${step.kind})`, step.note]
        .filter(Boolean)
        .join("\n")
        .replace(BIDI_CONTROLS, ""),
      `${deskUrl}/leads/${step.id}`,
    ]),
    actions: [{ label: "Open the desk", href: `${deskUrl}?view=due` }],
    closing: auditHead ? auditLines(auditHead) : [],
  };
  return {
    id,
    date,
    to: { name: person.name, address: person.email },
    subject: letter.heading,
    text: renderText(letter, company),
    html: renderHtml(letter, company),
    automatic: true,
  };
}

/** A mail is out of reach of somebody who changes the database. */
function auditLines({ number, hash }: AuditHead): string[] {
  return [
    `The audit has ${number} entries. Its newest hash is ${hash.match(/.{16}/g)!.join(" ")}`,
    "Keep this mail: with this hash, npm run audit -- verify shows whether an earlier entry was changed or removed.",
  ];
}

/** The time of today's step, or the day of an overdue one. */
function timeOf({ at }: DueStep, today: string): string {
  const [day = "", time = ""] = localTime(at, office.timeZone).split("T");
  return day < today ? plainDate(day) : time;
}
