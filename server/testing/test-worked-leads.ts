import { createHash } from "node:crypto";
import { type Stage, STAGES } from "#domain/desk/stages.ts";
import type { Database, SqlValue } from "#server/storage/database.ts";
import { emailKey } from "#server/leads/email-key.ts";
import { originOf } from "#server/leads/origin.ts";
import { phoneKey } from "#server/leads/phone-key.ts";

const ROWS_PER_STATEMENT = 500;
const HOUR = 3_600_000;

const FIRST_NAMES =
  "Amina Omar Sara Ali Fatima Hassan Layla Yusuf Noor Bilal Zainab Imran Maryam Tariq Huda Adeel Rania Kamran Salma Faisal".split(
    " ",
  );
const LAST_NAMES =
  "Khan Aziz Malik Haddad Sheikh Farooq Rahman Siddiqui Nasser Qureshi Mirza Chaudhry Saleh Iqbal Hussain Baig Mansour Butt Karim Javed Darwish Anwar Raza Habib Shah".split(
    " ",
  );
const WORDS =
  "apartment villa studio balcony creek marina view bedroom bathroom parking school metro mortgage payment plan handover furnished garden pool investment rent family visit weekend brochure price discount floor corner tower".split(
    " ",
  );

/** As an office has them after some years: most are closed, few are new, each agent owns a share. */
const SHARES: [Stage, share: number][] = [
  ["new", 0.02],
  ["contacted", 0.03],
  ["viewing", 0.02],
  ["offer", 0.01],
  ["won", 0.07],
  ["lost", 0.85],
];

/** Leads of different people, the newest now, one an hour. `owners` are ids of accounts. */
export async function addWorkedLeads(
  database: Database,
  count: number,
  { owners, now }: { owners: string[]; now: Date },
): Promise<void> {
  for (let first = 0; first < count; first += ROWS_PER_STATEMENT) {
    const length = Math.min(ROWS_PER_STATEMENT, count - first);
    const numbers = Array.from({ length }, (_, index) => first + index);
    await insert(
      database,
      `leads (id, kind, received_at, name, email, email_key, phone, phone_key, details, suspicion,
         fingerprint, stage, stage_since, owner_id, next_step_at, due_order, version, answered_at, furthest_stage,
         origin)`,
      numbers.map((number) => leadRow(number, owners, now.getTime())),
    );
    await insert(
      database,
      "messages (id, lead_id, purpose, state, attempts, due_at, sent_at)",
      numbers.flatMap((number) => messageRows(number, now.getTime())),
    );
    await insert(
      database,
      "lead_events (id, lead_id, at, by_id, kind, text)",
      numbers.flatMap((number) => eventRows(number, owners, now.getTime())),
    );
  }
}

async function insert(database: Database, table: string, rows: SqlValue[][]): Promise<void> {
  const values = rows.map((row) => `(${row.map(() => "?").join(", ")})`).join(", ");
  await database.run(`insert into ${table} values ${values}`, ...rows.flat());
}

/** Between 0 and 1, the same for the same number and purpose. */
function chance(number: number, purpose: string): number {
  return createHash("md5").update(`${purpose}${number}`).digest().readUInt32BE() / 2 ** 32;
}

function pick<Item>(items: readonly Item[], number: number, purpose: string): Item {
  return items[Math.floor(chance(number, purpose) * items.length)]!;
}

export function workedLeadId(number: number): string {
  const digits = createHash("md5").update(`lead${number}`).digest("hex");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}

/** What a lead can be searched by. */
export function workedLead(number: number) {
  const first = pick(FIRST_NAMES, number, "first");
  const last = pick(LAST_NAMES, number, "last");
  const digits = String(Math.floor(chance(number, "phone") * 1e7)).padStart(7, "0");
  const words = Array.from({ length: 15 }, (_, index) => pick(WORDS, number, `word${index}`));
  return {
    name: `${first} ${last}`,
    email: `${first}.${last}.${number % 60_000}@example.com`.toLowerCase(),
    phone: `+971 5${number % 7} ${digits.slice(0, 3)} ${digits.slice(3)}`,
    message: words.join(" "),
  };
}

function stageOf(number: number): Stage {
  let rest = chance(number, "stage");
  for (const [stage, share] of SHARES) {
    rest -= share;
    if (rest < 0) return stage;
  }
  return "lost";
}

const KINDS = ["meeting", "contact", "contact", "contact", "broker"] as const;

/** Half of the enquiries come from the page of one of 44 projects. */
function pageOf(number: number): string | undefined {
  const project = Math.ceil(chance(number, "project") * 88);
  return project > 44 ? undefined : `/project-single/${project}`;
}

function leadRow(number: number, owners: string[], now: number): SqlValue[] {
  const kind = pick(KINDS, number, "kind");
  const fields = workedLead(number);
  const details = {
    ...fields,
    ...(kind === "meeting" && { date: "2026-03-12", time: "10:30 AM" }),
    ...(kind === "contact" && {
      subject: "Studio",
      pageTitle: "Palm Residence",
      page: pageOf(number),
    }),
    ...(kind === "broker" && { registrationType: "individual" }),
  };
  const at = now - number * HOUR * chance(number, "time");
  const stage = stageOf(number);
  const isOpen = stage !== "won" && stage !== "lost";
  const isOwned = stage !== "new" || chance(number, "owned") < 0.3;
  const step =
    isOpen && chance(number, "step") < 0.4
      ? Math.round(now + (chance(number, "due") - 0.3) * 500 * HOUR)
      : null;
  return [
    workedLeadId(number),
    kind,
    Math.round(at),
    fields.name,
    fields.email,
    emailKey(fields.email),
    fields.phone,
    phoneKey(fields.phone),
    JSON.stringify(details),
    chance(number, "spam") < 0.05 ? "honeypot" : null,
    String(number),
    stage,
    Math.round(at + (now - at) * chance(number, "since")),
    isOwned ? pick(owners, number, "owner") : null,
    step,
    step ?? Number.MAX_SAFE_INTEGER,
    3,
    stage === "new" ? null : Math.round(at + chance(number, "answer") ** 4 * 72 * HOUR),
    stage === "lost" ? STAGES[Math.floor(chance(number, "reached") * 4)]! : stage,
    originOf(kind, details),
  ];
}

function messageRows(number: number, now: number): SqlValue[][] {
  return ["office-notice", "visitor-receipt"].map((purpose) => [
    `${purpose}-${number}`,
    workedLeadId(number),
    purpose,
    "sent",
    1,
    now - number * HOUR,
    now - number * HOUR,
  ]);
}

function eventRows(number: number, owners: string[], now: number): SqlValue[][] {
  return ["assigned", "call", "note"].map((kind, index) => [
    `${kind}-${number}`,
    workedLeadId(number),
    now - number * HOUR + index,
    pick(owners, number, "owner"),
    kind,
    `Talked about the ${pick(WORDS, number, kind)}`,
  ]);
}
