import { expect, test } from "vitest";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { contact, makeApp, meeting } from "#server/testing/test-app.ts";

test("a repeated key with the same content gets the same response and counts once", async () => {
  const { send, count } = await makeApp();
  const key = { "idempotency-key": "0b7d2c1e" };
  const responses = await Promise.all([1, 2, 3, 4, 5].map(() => send("meeting", meeting, key)));
  for (const response of responses)
    expect(response).toMatchObject({
      status: 200,
      headers: { "x-lead-reference": expect.stringMatching(/^M-[\dA-F]{8}$/) },
      body: responses[0]!.body,
    });
  expect(new Set(responses.map(({ headers }) => headers["x-lead-reference"])).size).toBe(1);
  expect(await count("leads")).toBe(1);
  expect(await count("messages")).toBe(2);
});

test.for(DIALECTS)(
  "%s: a retry after the meeting's day gets the first response",
  async (dialect) => {
    let time = new Date("2026-03-10T08:00:00Z");
    const database = await openTestDatabase(dialect);
    const { send, count } = await makeApp({ database, now: () => time });
    const key = { "idempotency-key": "0b7d2c1e" };
    const first = await send("meeting", meeting, key);
    time = new Date("2026-03-20T08:00:00Z");
    expect(await send("meeting", meeting, key)).toMatchObject({ status: 200, body: first.body });
    const changed = { ...meeting, time: "11:00 AM" };
    expect(await send("meeting", changed, key)).toMatchObject({ status: 409 });
    expect(await send("meeting", { ...meeting, email: "" }, key)).toMatchObject({ status: 422 });
    expect(await send("meeting", meeting)).toMatchObject({ status: 422 });
    expect(await send("meeting", meeting, { "idempotency-key": "other" })).toMatchObject({
      status: 422,
    });
    expect(await count("leads")).toBe(1);
  },
);

test("a repeated key with other content is refused, and keys of other kinds are independent", async () => {
  const { send, count } = await makeApp();
  const key = { "idempotency-key": "0b7d2c1e" };
  await send("meeting", meeting, key);
  const changed = await send("meeting", { ...meeting, time: "11:00 AM" }, key);
  expect(changed).toMatchObject({ status: 409, body: { success: false } });
  expect(await send("contact", contact, key)).toMatchObject({ status: 200 });
  expect(await count("leads")).toBe(2);
});

test("without a key every submit counts", async () => {
  const { send, count } = await makeApp();
  await send("contact", contact);
  await send("contact", contact);
  expect(await count("leads")).toBe(2);
});

test("a key that is too long or not printable ASCII is refused", async () => {
  const { send } = await makeApp();
  for (const key of ["k".repeat(256), "a b", ""]) {
    const response = await send("meeting", meeting, { "idempotency-key": key });
    expect(response.status).toBe(400);
  }
});
