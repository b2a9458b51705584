import { expect, test, vi } from "vitest";

test("a broker is told the period after which the server erases documents", async () => {
  vi.stubEnv("RETENTION_DAYS", "730");
  const { documentRetention } = await import("./document-retention.ts");
  vi.unstubAllEnvs();
  expect(documentRetention).toBe("Our server erases them 730 days after they arrive.");
});
