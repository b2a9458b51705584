import { expect, test } from "vitest";
import { z } from "zod";
import { anyRow } from "#server/testing/test-rows.ts";
import type { AppDeps } from "#server/app.ts";
import { HONEYPOT_FIELD } from "#domain/spam-signals.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { makeApp, meeting } from "#server/testing/test-app.ts";

async function makeServer(dialect: (typeof DIALECTS)[number], changes: Partial<AppDeps> = {}) {
  const database = await openTestDatabase(dialect);
  const server = await makeApp({ database, rateLimits: [], ...changes });

  async function ask(changes: Partial<typeof meeting> & Record<string, string> = {}) {
    const response = await server.send("meeting", { ...meeting, ...changes });
    expect(response).toMatchObject({ status: 200, body: { success: true } });
    return response.headers["x-lead-reference"];
  }

  async function messages(): Promise<unknown[]> {
    const rows = await server.deps.database.all(
      z.object({ details: z.string() }),
      "select details from leads",
    );
    return rows.map(({ details }) => (JSON.parse(details) as typeof meeting).message);
  }

  async function purposes(): Promise<string[]> {
    const rows = await database.all(
      z.object({ purpose: z.string() }),
      "select purpose from messages",
    );
    return rows.map(({ purpose }) => purpose).toSorted();
  }

  return { ...server, ask, messages, purposes };
}

test.for(DIALECTS)(
  "%s stores one meeting of simultaneous requests by one person for one day and time",
  async (dialect) => {
    const { ask, count, messages } = await makeServer(dialect);
    const spellings = ["amina@example.com", "Amina@Example.com", "AMINA@EXAMPLE.COM"];
    const asked = Array.from({ length: 20 }, (_, index) => ask({ email: spellings[index % 3]! }));
    const references = await Promise.all(asked);
    expect(new Set(references).size).toBe(1);
    expect(await ask({ email: "amina@example.com" })).toBe(references[0]);
    expect(await count("leads")).toBe(1);
    expect(await count("messages")).toBe(2);
    expect(await messages()).toHaveLength(1);
  },
);

test.for(DIALECTS)("%s stores meetings that differ in person, day or time", async (dialect) => {
  const { ask, count } = await makeServer(dialect);
  const references = await Promise.all([
    ask(),
    ask({ email: "omar@example.com" }),
    ask({ date: "2026-03-13" }),
    ask({ time: "11:00 AM" }),
  ]);
  expect(new Set(references).size).toBe(4);
  expect(await count("leads")).toBe(4);
});

test.for(DIALECTS)(
  "%s stores the changes of a repeated request, with the values before",
  async (dialect) => {
    const { ask, messages, deps } = await makeServer(dialect);
    await ask();
    await ask({ phone: "+971 50 765 4321", message: "With a balcony.", name: "Amina Z. Khan" });
    expect(await messages()).toEqual([
      [
        "Two bedrooms, please.",
        "Sent again with",
        "Name: Amina Z. Khan (before: Amina Khan)",
        "Phone: +971 50 765 4321 (before: +971 50 123 4567)",
        "Message: With a balcony.",
      ].join("\n"),
    ]);
    expect(await deps.database.all(anyRow, "select name, phone from leads")).toEqual([
      { name: "Amina Z. Khan", phone: "+971 50 765 4321" },
    ]);
  },
);

test.for(DIALECTS)("%s stores all different requests that arrive together", async (dialect) => {
  const { ask, messages, count } = await makeServer(dialect);
  await ask();
  const wishes = ["With a balcony.", "With a view.", "On the ground floor.", "With parking."];
  await Promise.all(wishes.map((message) => ask({ message })));
  const lines = String((await messages())[0]).split("\n");
  expect(lines[0]).toBe("Two bedrooms, please.");
  for (const wish of wishes) {
    expect(lines.filter((line) => line === `Message: ${wish}`)).toHaveLength(1);
  }
  expect(await count("messages")).toBe(2 + wishes.length);
});

test.for(DIALECTS)(
  "%s notifies the office once of the changes of a repeated request",
  async (dialect) => {
    const { ask, purposes } = await makeServer(dialect, { hasCrm: true });
    await ask();
    const first = ["crm-notice", "office-notice", "visitor-receipt"];
    expect(await purposes()).toEqual(first);
    await ask();
    expect(await purposes(), "an identical request adds nothing").toEqual(first);
    const changes = { phone: "+971 50 765 4321", message: "With a balcony." };
    await Promise.all(Array.from({ length: 10 }, () => ask(changes)));
    const both = ["crm-notice", "crm-notice", "office-notice", "office-notice", "visitor-receipt"];
    expect(await purposes()).toEqual(both);
    await ask({ phone: changes.phone });
    expect(await purposes(), "the first message again is no change").toEqual(both);
  },
);

test("simultaneous equal changes notify the office once in PostgreSQL", async () => {
  const { ask, count, deps } = await makeServer("postgres");
  await ask();
  const lock = deps.database.transaction([
    ["update leads set details = details"],
    ["select pg_sleep(1)"],
  ]);
  await Promise.all([lock, ...Array.from({ length: 5 }, () => ask({ message: "With a view." }))]);
  expect(await count("messages")).toBe(3);
});

test("a change after many others causes no mail", async () => {
  const { ask, count } = await makeServer("sqlite");
  for (let index = 0; index < 12; index++) await ask({ message: `${index} `.padEnd(1000, "x") });
  const queued = await count("messages");
  await ask({ message: "One more wish." });
  expect(await count("messages")).toBe(queued);
});

test.for(DIALECTS)(
  "%s stores a visitor's meeting beside the same meeting of a bot",
  async (dialect) => {
    const { ask, count } = await makeServer(dialect);
    const machine = await ask({ [HONEYPOT_FIELD]: "x" });
    expect(await ask()).not.toBe(machine);
    expect(await count("leads")).toBe(2);
    expect(await count("messages"), "a machine's victim gets no receipt").toBe(3);
  },
);

test("an idempotency key that was used for something else is still refused", async () => {
  const { ask, send, count } = await makeServer("sqlite");
  await ask();
  const key = { "idempotency-key": "0b7d2c1e" };
  await send("meeting", { ...meeting, time: "11:00 AM" }, key);
  expect(await send("meeting", meeting, key)).toMatchObject({ status: 409 });
  expect(await count("leads")).toBe(2);
});
