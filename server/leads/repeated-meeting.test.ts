import { expect, test } from "vitest";
import { HONEYPOT_FIELD } from "#domain/spam-signals.ts";
import { DIALECTS, openTestDatabase } from "#server/db/test-databases.ts";
import { makeApp, meeting } from "#server/test-app.ts";

async function makeServer(dialect: (typeof DIALECTS)[number]) {
  const server = await makeApp({ database: await openTestDatabase(dialect), rateLimits: [] });

  async function ask(changes: Partial<typeof meeting> & Record<string, string> = {}) {
    const answer = await server.send("meeting", { ...meeting, ...changes });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    return answer.headers["x-lead-reference"];
  }

  async function messages(): Promise<unknown[]> {
    const rows = await server.deps.database.all<{ details: string }>("select details from leads");
    return rows.map(({ details }) => (JSON.parse(details) as typeof meeting).message);
  }

  return { ...server, ask, messages };
}

test.for(DIALECTS)(
  "%s keeps one meeting of a person, a day and a time, however often it is asked for at once",
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

test.for(DIALECTS)("%s keeps meetings that differ in person, day or time", async (dialect) => {
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

test.for(DIALECTS)("%s adds to a meeting what a repeated request says", async (dialect) => {
  const { ask, messages } = await makeServer(dialect);
  await ask();
  const changes = { phone: "+971 50 765 4321", message: "With a balcony." };
  await Promise.all([ask({ name: "Amina Z. Khan" }), ask(changes), ask(changes)]);
  const [message] = await messages();
  const lines = String(message).split("\n");
  expect(lines[0]).toBe("Two bedrooms, please.");
  for (const line of [
    "Name: Amina Z. Khan",
    "Phone: +971 50 765 4321",
    "Message: With a balcony.",
  ]) {
    expect(lines.filter((text) => text === line)).toEqual([line]);
  }
});

test.for(DIALECTS)(
  "%s keeps a visitor's meeting beside the same one of a machine",
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
