import { expect, test } from "vitest";
import { DIALECTS } from "#server/testing/test-databases.ts";
import { type Fault, FAULTS } from "./failing-calls.ts";
import { makeOfficeUnderTest, type OfficeUnderTest } from "./office-under-test.ts";
import { OPERATIONS, type Operation } from "./operations.ts";
import { type Counts, countRows, difference } from "./row-counts.ts";

/** `npm run faults` lets two calls of an operation fail, every pair of them. */
const IS_LONG = Number(process.env.FAULT_ROUNDS ?? 0) > 2;

/** More calls than any operation makes. */
const MOST_CALLS = 60;

const cases = DIALECTS.flatMap((dialect) =>
  Object.entries(OPERATIONS).map(([name, operation]) => ({ dialect, name, operation })),
);

test.for(cases)(
  "$dialect: $name is done once or not at all, whichever call fails",
  async (given) => {
    const office = await makeOfficeUnderTest(given.dialect);
    const whole = await changesOf(office, given.operation);
    for (const fault of FAULTS) {
      for (let first = 1; ; first++) {
        expect(first, "calls of one operation").toBeLessThan(MOST_CALLS);
        if ((await attempt(office, given.operation, fault, [first], whole)) === 0) break;
        if (!IS_LONG) continue;
        for (let second = first + 1; ; second++) {
          if ((await attempt(office, given.operation, fault, [first, second], whole)) < 2) break;
        }
      }
    }
  },
);

/** What the operation changes when nothing fails. */
async function changesOf(office: OfficeUnderTest, { prepare }: Operation): Promise<Counts> {
  const operate = await prepare(office);
  const before = await countRows(office.plain.database);
  expect(await operate()).toBe(200);
  return difference(before, await countRows(office.plain.database));
}

/** Returns how many calls failed. */
async function attempt(
  office: OfficeUnderTest,
  { prepare, repeated, isEachAttemptRecorded, mails = 0 }: Operation,
  fault: Fault,
  numbers: number[],
  whole: Counts,
): Promise<number> {
  const { plain, calls } = office;
  const about = `${fault} of call ${numbers.join(" and ")}`;
  const operate = await prepare(office);
  const mailsBefore = office.mails.length;
  const before = await countRows(plain.database);
  const { status, failed } = await calls.during(fault, numbers, operate);
  const made = difference(before, await countRows(plain.database));
  expect([200, 503], about).toContain(status);
  expect([{}, whole], about).toContainEqual(made);
  if (status === 200) expect(made, about).toEqual(whole);

  const again = await operate();
  expect(Object.keys(made).length > 0 ? repeated : [200], about).toContain(again);
  const both = difference(before, await countRows(plain.database));
  if (isEachAttemptRecorded) expect([1, 2], about).toContain(both.audit);
  else expect(both, about).toEqual(whole);
  expect(await office.strayFiles(), about).toEqual([]);
  const sent = office.mails.slice(mailsBefore);
  expect(new Set(sent).size, about).toBe(mails);
  checkRepeatedMails(sent, failed, about);
  return failed;
}

/** A mail goes out again only for a call that failed. */
function checkRepeatedMails(sent: string[], failed: number, about: string): void {
  for (const id of new Set(sent)) {
    const times = sent.filter((each) => each === id).length;
    expect(times, about).toBeLessThanOrEqual(1 + failed);
  }
}
