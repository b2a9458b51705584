import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

async function privacyWith(settings: Record<string, string>): Promise<string> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  const { requireLegalText } = await import("./legal-texts.ts");
  return JSON.stringify(requireLegalText("privacy"));
}

test("the privacy policy names the newsletter only where its boxes send", async () => {
  const silent = await privacyWith({ LIVE_FORMS: "" });
  expect(silent).toContain("the newsletter boxes, the shop and the account pages send us nothing");
  expect(silent).not.toContain("Newsletter: your e-mail address");
  const live = await privacyWith({ LIVE_FORMS: "on" });
  expect(live).toContain("Newsletter: your e-mail address");
  expect(live).not.toContain("the newsletter boxes, the shop");
});

test("the privacy policy names what the browser's session storage holds", async () => {
  const policy = await privacyWith({});
  expect(policy).toContain("what you typed into a form");
  expect(policy).toContain("the names of the projects whose pages you opened");
});
