import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LEAD_KINDS, type LeadKind } from "#domain/lead-kinds.ts";
import { FAILURE_TEXTS, successText } from "#domain/lead-texts.ts";
import type { ApiSettings } from "./api-settings.ts";
import { startTestApi } from "./test-api.ts";

const amina = { name: "Amina", email: "amina@example.com", message: "" };

let api: Awaited<ReturnType<typeof startTestApi>>;
const log = vi.spyOn(console, "info");

beforeEach(async () => {
  log.mockReset().mockReturnValue();
  vi.resetModules(); // a new page: earlier requests are not counted
  api = await startTestApi();
});

afterEach(() => api.stop());

async function send(
  kind: LeadKind,
  fields: Record<string, string> = amina,
  settings: Partial<ApiSettings> = {},
) {
  const { sendLead } = await import("./send-lead.ts");
  return sendLead(kind, { fields }, { fillTime: 41_000.4 }, { ...api.settings, ...settings });
}

test("[7.001] [7.004] a meeting goes to its path below the API base, as JSON, with the API key", async () => {
  expect(await send("meeting")).toEqual({
    state: "sent",
    text: successText("meeting"),
    reference: "M-3F9A02C1",
  });
  expect(api.requests).toMatchObject([
    {
      method: "POST",
      path: "/api/send-meeting-request",
      headers: {
        "x-api-key": "key of the test",
        "content-type": "application/json",
        "x-form-fill-time": "41000",
      },
      body: JSON.stringify(amina),
    },
  ]);
});

test("[7.019] [7.021] a response without success is a failure, whatever its status says", async () => {
  const unclear = [{ success: "true" }, { success: 1 }, { message: "fine" }, "<p>Log in</p>", ""];
  for (const body of [{ success: false }, ...unclear]) {
    api.willRespond(200, body);
    expect(await send("contact")).toEqual({ state: "failed", text: FAILURE_TEXTS.unknown });
  }
  api.willRespond(200, { success: false, message: "rate limit" });
  expect(await send("contact")).toEqual({ state: "failed", text: FAILURE_TEXTS.rateLimit });
});

test("[7.020] an error response shows the message of the body, or else the status", async () => {
  api.willRespond(429, { success: false, message: "rate limit exceeded" });
  expect(await send("meeting")).toMatchObject({ text: FAILURE_TEXTS.rateLimit });
  api.willRespond(403, "Forbidden");
  expect(await send("meeting")).toMatchObject({ text: FAILURE_TEXTS.authentication });
  api.willRespond(503, { success: true, message: "network down" });
  expect(await send("meeting")).toMatchObject({ state: "failed", text: FAILURE_TEXTS.network });
});

test("a response that names a field gives its error", async () => {
  api.willRespond(415, { success: false, message: "Passport is no PDF", field: "passport" });
  expect(await send("broker")).toEqual({
    state: "failed",
    text: FAILURE_TEXTS.unknown,
    fieldError: { field: "passport", message: "Passport is no PDF" },
  });
});

test("[8.019] a refused broker registration has the same text as other forms", async () => {
  api.willRespond(401, {});
  expect(await send("broker")).toMatchObject({ text: FAILURE_TEXTS.authentication });
});

test("[7.022] a request that times out is a network failure", async () => {
  api.willBeSilent();
  const outcome = await send("meeting", amina, { timeout: 50 });
  expect(outcome).toEqual({ state: "failed", text: FAILURE_TEXTS.network });
});

test("[8.008] an unreachable server is a network failure", async () => {
  const outcome = await send("meeting", amina, { baseUrl: "http://localhost:9" });
  expect(outcome).toEqual({ state: "failed", text: FAILURE_TEXTS.network });
});

test.each(LEAD_KINDS)(
  "[7.002] [8.013] past the local limit of its path no %s is sent, and other paths are free",
  async (kind) => {
    for (let count = 0; count < 10; count += 1) await send(kind);
    expect(await send(kind)).toEqual({ state: "failed", text: FAILURE_TEXTS.rateLimit });
    expect(api.requests).toHaveLength(10);
    const other = kind === "meeting" ? "contact" : "meeting";
    expect(await send(other)).toMatchObject({ state: "sent" });
  },
);

test("retries of the same content keep their key, new content and a second request get another", async () => {
  api.willRespond(503, {});
  await send("meeting");
  await send("meeting", { ...amina, message: "At noon, please" });
  await send("meeting", { ...amina, message: "At noon, please" });
  api.willRespond(200, { success: true });
  await send("meeting", { ...amina, message: "At noon, please" });
  await send("meeting", { ...amina, message: "At noon, please" });

  const keys = api.requests.map(({ headers }) => headers["idempotency-key"]);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys.slice(1, 4)).toEqual([keys[1], keys[1], keys[1]]);
  expect(keys[4]).not.toBe(keys[1]);
});

test("[7.003] the console logs request and response without typed text", async () => {
  await send("meeting");
  expect(log.mock.calls).toEqual([
    [
      "POST /api/send-meeting-request",
      {
        body: "json",
        fields: ["name", "email", "message"],
        status: 200,
        milliseconds: expect.any(Number),
      },
    ],
  ]);
});
