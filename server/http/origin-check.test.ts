import { expect, test } from "vitest";
import { contact, makeApp } from "#server/testing/test-app.ts";

const partner = "https://partner.example.com";

test.for([
  ["of our own page", { "sec-fetch-site": "same-origin", origin: "https://anything.example" }, 200],
  [
    "of a page of another site",
    { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
    403,
  ],
  ["of a neighbour", { "sec-fetch-site": "same-site", origin: "https://blog.example.com" }, 403],
  ["of a named origin", { "sec-fetch-site": "cross-site", origin: partner }, 200],
  ["of an old browser on our page", { origin: "http://localhost:80" }, 200],
  ["of our page behind a proxy that changes the host", { origin: "https://www.example.com" }, 200],
  ["of an old browser elsewhere", { origin: "https://evil.example" }, 403],
  ["of a sandbox", { origin: "null" }, 403],
  ["of no browser", {}, 200],
] as [string, Record<string, string>, number][])("a request %s", async ([, headers, status]) => {
  const { send, count } = await makeApp({
    allowedOrigins: [partner],
    siteOrigin: "https://www.example.com",
  });
  const response = await send("contact", contact, headers);
  expect(response.status).toBe(status);
  expect(await count("leads")).toBe(status === 200 ? 1 : 0);
  // [8.009] The page chooses its error text by this number.
  if (status === 403) expect((response.body as { message: string }).message).toContain("403");
});

test("a cross-site form is refused, with or without documents", async () => {
  const { app } = await makeApp();
  for (const type of ["multipart/form-data; boundary=x", "application/x-www-form-urlencoded"]) {
    const response = await app.inject({
      method: "POST",
      url: "/api/send-broker-registration",
      headers: { "content-type": type, origin: "https://evil.example" },
      payload: "--x--",
    });
    expect(response.statusCode).toBe(403);
  }
});
