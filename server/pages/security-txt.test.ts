import { expect, test } from "vitest";
import { makeApp } from "#server/testing/test-app.ts";

test("security.txt says whom to tell of a vulnerability, and does not expire", async () => {
  for (const now of ["2026-03-10T08:00:00Z", "2029-03-10T08:00:00Z"]) {
    const { app } = await makeApp({ now: () => new Date(now) });
    const response = await app.inject("/.well-known/security.txt");
    expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
    const fields = new Map(
      response.body
        .trimEnd()
        .split("\n")
        .map((line) => line.split(": ") as [string, string]),
    );
    expect(Object.fromEntries(fields)).toEqual({
      Contact: "mailto:security@indusgulf.example.com",
      Expires: expect.any(String),
      "Preferred-Languages": "en",
      Canonical: "https://www.example.com/.well-known/security.txt",
      Policy: "https://www.indusgulf.example.com/privacy",
    });
    const days = (Date.parse(fields.get("Expires")!) - Date.parse(now)) / (24 * 3_600_000);
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  }
});
