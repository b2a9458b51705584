import { expect, test } from "vitest";
import { allDevelopments } from "#catalog/developments/developments.ts";
import { makeApp } from "#server/testing/test-app.ts";

const PATH = "/api/availability";

test("the response has the state and the time of every development, and may be cached for 50 seconds", async () => {
  const { app } = await makeApp({ apiKey: "secret" });
  const response = await app.inject(PATH);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toContain("application/json");
  expect(response.headers["cache-control"]).toBe("public, max-age=50");
  const developments = Object.fromEntries(
    allDevelopments().map(({ key, availability }) => [key, availability]),
  );
  expect(response.json().developments).toEqual(developments);
  expect(Object.values(developments).map(({ asOf }) => asOf)).toContain(response.json().asOf);
});

test("a response that has not changed is 304 without a body", async () => {
  const { app } = await makeApp();
  const { etag } = (await app.inject(PATH)).headers;
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const response = await app.inject({ url: PATH, headers: { "if-none-match": String(known) } });
    expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, "", etag]);
  }
  const other = await app.inject({ url: PATH, headers: { "if-none-match": '"other"' } });
  expect(other.statusCode).toBe(200);
});

test("only GET and HEAD are allowed", async () => {
  const { app } = await makeApp();
  const head = await app.inject({ method: "HEAD", url: PATH });
  expect([head.statusCode, head.body]).toEqual([200, ""]);
  const post = await app.inject({ method: "POST", url: PATH, payload: {} });
  expect([post.statusCode, post.headers.allow]).toEqual([405, "GET, HEAD"]);
});
