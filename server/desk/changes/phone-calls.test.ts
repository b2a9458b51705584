import { expect, test } from "vitest";
import { DIALECTS } from "#server/testing/test-databases.ts";
import { makeDesk, open, texts } from "#server/testing/test-desk-leads.ts";

const at = (time: string) => new Date(`2026-03-${time}+04:00`); // in Dubai

async function makePhones(dialect: (typeof DIALECTS)[number]) {
  let time = at("10T12:00");
  const desk = await makeDesk(dialect, { now: () => time });
  async function setTime(text: string): Promise<void> {
    time = at(text);
    await desk.database.run(
      "update sessions set created_at = ?, last_used_at = ?",
      time.getTime(),
      time.getTime(),
    );
  }
  return { ...desk, setTime };
}

test.for(DIALECTS)("%s: phone calls to a person count on all of their leads", async (dialect) => {
  const { manager, sara, addLead, setTime } = await makePhones(dialect);
  const first = await addLead({ phone: "+971 50 123 4567", email: "a@example.com" });
  const second = await addLead({ phone: "0501234567", email: "b@example.com" });
  const call = (id: string, body: object = {}) =>
    sara.request("POST", `/leads/${id}/call`, { outcome: "no answer", ...body });
  expect((await call(first, { note: "Rang for a minute" })).status).toBe(200);
  expect(texts(await open(sara, first))).toContain("Call, no answer: Rang for a minute");
  expect((await open(manager, second)).call).toEqual({
    verdict: "warned",
    reason: "Called once today",
    phoneCallsToday: 1,
    phoneCallsThisWeek: 1,
  });
  const warned = await call(second);
  expect(warned).toMatchObject({
    status: 422,
    body: { success: false, message: "Called once today", call: { verdict: "warned" } },
  });
  expect((await call(second, { isConfirmed: true })).status).toBe(200);
  await setTime("12T12:00");
  expect(await call(first)).toMatchObject({
    status: 422,
    body: { message: "Called twice in the last seven days" },
  });
  await setTime("17T12:01");
  expect((await call(first)).status).toBe(200);
});

test.for(DIALECTS)("%s: a phone call outside of the hours is refused", async (dialect) => {
  const { sara, addLead, setTime } = await makePhones(dialect);
  const id = await addLead();
  await setTime("10T18:05");
  const call = (body: object) =>
    sara.request("POST", `/leads/${id}/call`, { outcome: "spoke", ...body });
  expect(await call({ isConfirmed: true })).toMatchObject({
    status: 422,
    body: { message: "Calls are allowed from 09:00 to 18:00 Dubai time" },
  });
  // The phone call began within the allowed hours.
  expect((await call({ at: at("10T17:55").getTime() })).status).toBe(200);
});

test.for(DIALECTS)("%s: phone calls to a person's other number count too", async (dialect) => {
  const { sara, addLead } = await makePhones(dialect);
  const first = await addLead({ phone: "+971 50 123 4567" });
  const second = await addLead({ phone: "+971 55 765 4321" });
  await sara.request("POST", `/leads/${first}/call`, { outcome: "spoke" });
  expect((await open(sara, second)).call).toMatchObject({ verdict: "warned", phoneCallsToday: 1 });
});

test.for(DIALECTS)(
  "%s: an earlier phone call that is logged later is warned about",
  async (dialect) => {
    const { sara, addLead } = await makePhones(dialect);
    const id = await addLead();
    const call = (body: object) =>
      sara.request("POST", `/leads/${id}/call`, { outcome: "spoke", ...body });
    expect((await call({})).status).toBe(200);
    const earlier = { at: at("10T10:00").getTime() };
    expect(await call(earlier)).toMatchObject({
      status: 422,
      body: { message: "Called once today" },
    });
    expect((await call({ ...earlier, isConfirmed: true })).status).toBe(200);
    expect(await call({ at: at("09T11:00").getTime() })).toMatchObject({
      body: { message: "The time of a call must be within the last 24 hours" },
    });
  },
);
