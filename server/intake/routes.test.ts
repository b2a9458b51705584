import { pino } from "pino";
import { expect, test } from "vitest";
import { idRow } from "#server/testing/test-rows.ts";
import { StoreFailure } from "#server/storage/store-failure.ts";
import { agency, individual } from "#domain/test-brokers.ts";
import { readSettings } from "#server/settings/settings.ts";
import { LEAD_PATHS } from "#domain/lead-kinds.ts";
import { contact, makeApp, meeting } from "#server/testing/test-app.ts";
import { requireLead } from "#server/leads/lead-repository.ts";
import { noLimits } from "#server/testing/test-listening.ts";

async function onlyLead(server: Awaited<ReturnType<typeof makeApp>>) {
  const rows = await server.deps.database.all(idRow, "select id from leads");
  expect(rows).toHaveLength(1);
  return requireLead(server.deps.database, rows[0]!.id);
}

test.for([
  [
    "[7.004] [8.014]",
    "meeting",
    meeting,
    "Meeting request sent successfully! We will contact you shortly to confirm.",
  ],
  [
    "[7.005] [8.015]",
    "contact",
    contact,
    "Message sent successfully! We will get back to you soon.",
  ],
  [
    "[7.006] [8.016]",
    "broker",
    individual,
    "Registration submitted successfully! We will contact you shortly.",
  ],
  [
    "[7.007] [8.016]",
    "broker",
    agency,
    "Registration submitted successfully! We will contact you shortly.",
  ],
] as const)(
  "%s a %s is stored with its two mails before its response",
  async ([, kind, body, message]) => {
    const server = await makeApp();
    const response = await server.send(kind, body);
    expect(response).toMatchObject({ status: 200, body: { success: true, message } });
    expect(await onlyLead(server)).toMatchObject({ kind, details: { email: body.email } });
    expect(await server.count("messages")).toBe(2);
  },
);

test("[3.001] a meeting is stored with its fields and no others", async () => {
  const server = await makeApp();
  await server.send("meeting", { ...meeting, admin: true });
  const lead = await onlyLead(server);
  expect(lead.details).toEqual(meeting);
  expect(lead.receivedAt).toEqual(server.deps.now());
});

test("[3.002] an enquiry without a subject has its property type as subject", async () => {
  const server = await makeApp();
  await server.send("contact", contact);
  expect((await onlyLead(server)).details).toMatchObject({ subject: "Studio" });
});

test.for([
  ["meeting", { ...meeting, name: "", email: "no" }, "Name is required; Valid email is required"],
  [
    "meeting",
    { ...meeting, date: "2026-03-08" },
    "Choose a date from 10 March 2026 to 10 March 2027.",
  ],
  ["contact", { ...contact, phone: "12" }, "Please enter a valid phone number"],
  ["broker", { ...individual, nationality: "" }, "Please fill all required fields!"],
  ["broker", { ...agency, city: undefined }, "Please fill all required fields!"],
] as const)(
  "[7.019] an invalid %s is refused with the texts of the form",
  async ([kind, body, message]) => {
    const server = await makeApp();
    const response = await server.send(kind, body);
    expect(response).toMatchObject({ status: 422, body: { success: false, message } });
    expect(await server.count("leads")).toBe(0);
  },
);

test("[5.007] a date a year ahead in Auckland is accepted", async () => {
  const morning = await makeApp({ now: () => new Date("2026-03-10T12:00:00Z") }); // the 10th in Dubai
  expect(await morning.send("meeting", { ...meeting, date: "2027-03-11" })).toMatchObject({
    status: 200,
  });
});

test.for([
  ["date", { date: "2026-03-08" }, "Choose a date from 10 March 2026 to 10 March 2027."],
  ["date", { date: "2026-03-09" }, "No time is left on this day in Dubai. Choose a later date."],
  ["time", { date: "2026-03-10" }, "This time has passed in Dubai. Choose a later one."],
  [undefined, { date: "", time: "" }, "Date is required; Time is required"],
] as const)("a refused meeting names the field %s", async ([field, changes, message]) => {
  const { send } = await makeApp();
  const { body } = await send("meeting", { ...meeting, ...changes });
  expect(body).toEqual({ success: false, message, ...(field && { field }) });
});

test("a malformed body is refused", async () => {
  const { send, count } = await makeApp({ rateLimits: noLimits });
  const damaged = ["", "{", '{"name":', "\u0000", "nul"];
  const noObjects = ["[]", "[1]", "null", "7", '"text"'];
  const prototypes = ['{"__proto__":{"a":1}}', '{"constructor":{"prototype":1}}'];
  for (const body of [...damaged, ...noObjects, ...prototypes]) {
    expect(await send("meeting", body), body).toMatchObject({
      status: 400,
      body: { success: false, message: "Please check your input and try again." },
    });
  }
  expect(await send("meeting", { ...meeting, message: "m".repeat(70_000) })).toMatchObject({
    status: 413,
    body: { success: false, message: "The request is too large" },
  });
  expect(await send("meeting", "a=b", { "content-type": "text/plain" })).toMatchObject({
    status: 415,
  });
  expect(
    await send("contact", "x", { "content-type": "multipart/form-data; boundary=x" }),
  ).toMatchObject({ status: 415 });
  expect(await count("leads")).toBe(0);
});

test("[7.001] with an API key, only requests with the key are accepted", async () => {
  const { send, count } = await makeApp({ apiKey: "open sesame" });
  for (const headers of [{}, { "x-api-key": "sesame" }] as Record<string, string>[]) {
    const response = await send("contact", contact, headers);
    expect(response).toMatchObject({ status: 401, body: { success: false } });
    expect((response.body as { message: string }).message).toContain("401");
  }
  expect(await count("leads")).toBe(0);
  expect(await send("contact", contact, { "x-api-key": "open sesame" })).toMatchObject({
    status: 200,
  });
});

test("[9.001] [8.007] the eleventh request in a minute is refused with Retry-After", async () => {
  const server = await makeApp();
  for (let times = 0; times < 10; times++) await server.send("contact", contact);
  const eleventh = await server.send("contact", contact);
  expect(eleventh).toMatchObject({
    status: 429,
    headers: { "retry-after": "60" },
    body: { success: false, message: "rate limit exceeded" },
  });
  expect(await server.send("meeting", meeting)).toMatchObject({ status: 200 });
});

test("visitors are distinguished behind a trusted proxy only", async () => {
  const onePerMinute = [{ limit: 1, milliseconds: 60_000 }];
  const from = (ipAddress: string) => ({ "x-forwarded-for": ipAddress });
  const behindProxy = await makeApp({ rateLimits: onePerMinute, trustProxy: ["loopback"] });
  expect((await behindProxy.send("contact", contact, from("203.0.113.1"))).status).toBe(200);
  expect((await behindProxy.send("contact", contact, from("203.0.113.2"))).status).toBe(200);
  expect((await behindProxy.send("contact", contact, from("203.0.113.2"))).status).toBe(429);
  const alone = await makeApp({ rateLimits: onePerMinute });
  expect((await alone.send("contact", contact, from("203.0.113.1"))).status).toBe(200);
  expect((await alone.send("contact", contact, from("203.0.113.2"))).status).toBe(429);
});

test("with TRUST_PROXY=true a visitor in a private network names no other IP address", async () => {
  const { trustProxy } = readSettings({ TRUST_PROXY: "true" });
  const { app } = await makeApp({ rateLimits: [{ limit: 1, milliseconds: 60_000 }], trustProxy });
  const send = async (remoteAddress: string, forwardedFor: string) =>
    (
      await app.inject({
        method: "POST",
        url: LEAD_PATHS.contact,
        remoteAddress,
        headers: { "x-forwarded-for": forwardedFor },
        payload: contact,
      })
    ).statusCode;
  // Behind a proxy that appends, and without a proxy.
  expect(await send("127.0.0.1", "203.0.113.1, 10.1.2.3")).toBe(200);
  expect(await send("127.0.0.1", "203.0.113.2, 10.1.2.3")).toBe(429);
  expect(await send("10.1.2.4", "203.0.113.3")).toBe(200);
  expect(await send("10.1.2.4", "203.0.113.4")).toBe(429);
});

test("a suspected lead is stored and marked; a filled honeypot gets no receipt", async () => {
  const server = await makeApp();
  expect(await server.send("contact", { ...contact, faxNumber: "04 1" })).toMatchObject({
    status: 200,
  });
  const lead = await onlyLead(server);
  expect(lead.suspicion).toBe("honeypot");
  expect(lead.details).not.toHaveProperty("faxNumber");
  expect(await server.count("messages")).toBe(1);
});

test("a form that was filled too fast is marked", async () => {
  const server = await makeApp();
  await server.send("contact", contact, { "x-form-fill-time": "150" });
  expect((await onlyLead(server)).suspicion).toBe("too-fast");
  expect(await server.count("messages")).toBe(2);
});

test("a failure of the store gives 503", async () => {
  const server = await makeApp();
  const { database } = server.deps;
  const broken = await makeApp({
    database: {
      ...database,
      transaction: () => Promise.reject(new StoreFailure("the disk is full")),
    },
  });
  const response = await broken.send("meeting", meeting);
  expect(response).toMatchObject({
    status: 503,
    headers: { "retry-after": "10" },
    body: { success: false, message: "Server error. Please try again later." },
  });
  expect(await broken.count("leads")).toBe(0);
});

test("the outbox is notified of accepted leads only", async () => {
  let notifications = 0;
  const { send } = await makeApp({ outbox: { notify: () => notifications++ } });
  await send("meeting", { ...meeting, name: "" });
  expect(notifications).toBe(0);
  await send("meeting", meeting);
  expect(notifications).toBe(1);
});

test("other methods and other paths of the API get errors in JSON", async () => {
  const { app } = await makeApp();
  const get = await app.inject({ url: "/api/send-meeting-request" });
  expect(get.statusCode).toBe(405);
  expect(get.headers.allow).toBe("POST");
  const description = await app.inject({ method: "POST", url: "/api/openapi.json", payload: "{" });
  expect(description.statusCode).toBe(405);
  expect(description.headers.allow).toBe("GET, HEAD");
  const unknown = await app.inject({ url: "/api/leads" });
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json()).toEqual({ success: false, message: "Not found" });
});

test("the log has the request and no visitor's data", async () => {
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => lines.push(line) });
  const { send } = await makeApp({ log, apiKey: "secret-key" });
  await send("broker", { ...individual, nationality: "" }, { "x-api-key": "secret-key" });
  await send("broker", individual, { "x-api-key": "secret-key" });
  expect(lines.some((line) => line.includes("/api/send-broker-registration"))).toBe(true);
  for (const value of ["Sara", "sara@example.com", "7654321", "secret-key", "127.0.0.1"]) {
    expect(lines.join("")).not.toContain(value);
  }
});
