import { randomUUID } from "node:crypto";
import { IDEMPOTENCY_HEADER, LEAD_PATHS } from "#domain/lead-kinds.ts";
import { AVAILABILITY_PATH } from "#domain/homes/availability-response.ts";
import type { Run, Submission } from "#simulation/run.ts";
import { multipartOf } from "./multipart.ts";
import { untilAnswered } from "./retry.ts";

/** Few people and few times, so that leads have the same person and meetings meet. */
const PEOPLE = 3;
const TIMES = ["10:30 AM", "02:30 PM"];
const DAYS = 2;

const PATIENCE = 0.85;

type Person = { name: string; email: string; phone: string };

export async function visit(run: Run): Promise<void> {
  const { random } = run;
  const number = random.below(PEOPLE);
  const mark = `mark${run.nextNumber()}x`;
  const person = {
    name: `${mark} Visitor`,
    email: `visitor${number}@mail.example`,
    phone: `+971 50 123 450${number}`,
  };
  const what = random.below(10);
  if (what < 4) return meet(run, mark, person);
  if (what < 7) return contact(run, mark, person);
  if (what < 9) return register(run, mark, person);
  await untilAnswered(run, () => look(run), 0.5);
}

async function look(run: Run) {
  const reply = await run.network.request({
    by: null,
    what: "availability",
    url: AVAILABILITY_PATH,
  });
  if (reply?.status === 200) run.happened("availability");
  return reply;
}

async function meet(run: Run, mark: string, person: Person): Promise<void> {
  const { random, clock } = run;
  const time = random.pick(TIMES);
  const day = new Date(clock.now().getTime() + (4 + random.below(DAYS)) * 86_400_000);
  const date = day.toISOString().slice(0, 10);
  const slot = `${person.email} ${date} ${time}`;
  const isAgain = run.model.submissions().some((earlier) => earlier.slot === slot);
  const fields = { ...person, date, time, propertyInterest: "Buy a Property", message: mark };
  const isSent = await submit(run, { mark, kind: "meeting", email: person.email, slot }, fields);
  if (isSent && isAgain) run.happened("meeting again");
}

async function contact(run: Run, mark: string, person: Person): Promise<void> {
  const fields = { ...person, propertyType: "Studio", message: `Please call about ${mark}` };
  await submit(run, { mark, kind: "contact", email: person.email, slot: null }, fields);
}

async function register(run: Run, mark: string, person: Person): Promise<void> {
  const fields = {
    ...person,
    registrationType: "individual",
    whatsappNumber: "+92 300 7654321",
    nationality: "Pakistan",
    experience: "7",
  };
  await submit(run, { mark, kind: "broker", email: person.email, slot: null }, fields);
}

type Filled = Pick<Submission, "mark" | "kind" | "email" | "slot">;

async function submit(run: Run, filled: Filled, fields: Record<string, string>): Promise<boolean> {
  const { mark, kind } = filled;
  const isKeyed = run.random.chance(0.7);
  const key = isKeyed ? { [IDEMPOTENCY_HEADER]: randomUUID() } : {};
  run.model.addSubmission({ ...filled, isKeyed, delivered: 0, acknowledged: 0 });
  const { headers, payload } =
    kind === "broker"
      ? multipartOf(fields, ["passport", "resume"], mark)
      : { headers: { "content-type": "application/json" }, payload: JSON.stringify(fields) };
  const send = () =>
    run.network.request({
      by: null,
      what: `${kind} ${mark}`,
      method: "POST",
      url: LEAD_PATHS[kind],
      headers: { ...headers, ...key },
      payload,
    });
  const reply = await untilAnswered(run, send, PATIENCE);
  if (!reply) return false;
  // The clock may have jumped over the day of the meeting.
  if (reply.status === 422 && kind === "meeting") return false;
  if (reply.status !== 200) run.violated(`${kind} ${mark} got ${reply.status}: ${reply.body}`);
  run.happened(kind);
  // Some press the button again after the answer.
  if (isKeyed && run.random.chance(0.1)) await untilAnswered(run, send, PATIENCE);
  return true;
}
