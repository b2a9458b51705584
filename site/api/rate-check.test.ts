// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

const path = "/api/send-contact-form";

beforeEach(() => localStorage.clear());

/** Simulates a reload: memory is empty, storage is kept. */
async function freshPage() {
  vi.resetModules();
  return import("./rate-check.ts");
}

test("[9.001] the limit survives a reload", async () => {
  const before = await freshPage();
  for (let request = 0; request < 10; request += 1)
    expect(before.maySend(path, request)).toBe(true);

  const after = await freshPage();
  expect(after.maySend(path, 59_999)).toBe(false);
  expect(after.maySend("/api/send-meeting-request", 59_999)).toBe(true);
  expect(after.maySend(path, 60_000)).toBe(true);
});

test("a damaged store blocks no request", async () => {
  localStorage.setItem("lead-requests", '{"/api/send-contact-form":"often"}');
  const { maySend } = await freshPage();
  expect(maySend(path, 0)).toBe(true);
});
