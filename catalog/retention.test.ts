import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

async function textsWith(retentionDays: string) {
  vi.stubEnv("RETENTION_DAYS", retentionDays);
  vi.resetModules();
  const { retentionText } = await import("./retention.ts");
  const { requireLegalText } = await import("./legal/legal-texts.ts");
  const section = requireLegalText("privacy").sections.find(({ id }) => id === "how-long");
  return { retentionText, policy: section?.paragraphs[0] };
}

test.for([
  ["730", "730 days after it arrived"],
  ["1", "1 day after it arrived"],
  ["", "if you are a broker, for as long as you work with us"],
] as const)("with RETENTION_DAYS=%s all texts name the same period", async ([value, words]) => {
  const { retentionText, policy } = await textsWith(value);
  expect(retentionText).toContain(words);
  expect(policy).toContain(retentionText);
});
