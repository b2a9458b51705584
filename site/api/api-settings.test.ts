import { expect, test } from "vitest";
import { apiSettings, timeoutFor } from "./api-settings.ts";

test("[7.022] [9.005] requests time out after 10 s in development, 15 s in production, 5 s in tests", () => {
  expect(timeoutFor("development")).toBe(10_000);
  expect(timeoutFor("production")).toBe(15_000);
  expect(apiSettings.timeout).toBe(5_000);
});
