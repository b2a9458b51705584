import { expect, test } from "vitest";
import { homeChange } from "./homes.ts";
import { leadChanges } from "./lead.ts";
import { newPerson, personChange } from "./people.ts";
import { passkeyChange } from "./sign-in.ts";

const role = "agent";
const email = "sara@company.example";

/** What each one-line field of the desk becomes. */
const FIELDS: [name: string, read: (text: string) => unknown][] = [
  ["a new person's name", (name) => newPerson.parse({ name, email, role }).name],
  ["a person's name", (name) => personChange.parse({ name }).name],
  ["a passkey's name", (name) => passkeyChange.parse({ name }).name],
  ["a home's reason", (reason) => homeChange.parse({ reason, status: "sold", version: 0 }).reason],
  [
    "a next step",
    (note) =>
      leadChanges["next-step"].parse({ nextStep: { at: 1, note }, version: 0 }).nextStep?.note,
  ],
  [
    "the subject of a reply",
    (subject) => leadChanges.reply.parse({ subject, text: "Hello" }).subject,
  ],
];

test.for(FIELDS)("%s has one line", ([, read]) => {
  for (const lineBreak of ["\n", "\r\n", "\u2028", "\u2029", "\u0085", "\0", "\t"]) {
    expect(read(` Sara${lineBreak}Malik\n`)).toBe("Sara Malik");
  }
  expect(read("سارہ ملک")).toBe("سارہ ملک");
});

test.for(FIELDS)("%s has no characters that reorder text", ([, read]) => {
  expect(read("Sara \u202efdp.exe\u2066\u200f")).toBe("Sara fdp.exe");
});

test("a name of spaces and line breaks is refused", () => {
  expect(personChange.safeParse({ name: "\n \u2028" }).success).toBe(false);
});
