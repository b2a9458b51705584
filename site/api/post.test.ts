// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { post } from "./post.ts";
import { startTestApi } from "./test-api.ts";

test("[7.006] [7.001] a file is sent as multipart, with the API key", async () => {
  const api = await startTestApi();
  location.href = `${api.settings.baseUrl}/`;
  const body = new FormData();
  body.append("passport", new File(["%PDF-1.7"], "passport.pdf"));
  const headers = { "X-API-Key": "key" };
  const result = await post(`${api.settings.baseUrl}/upload`, body, { headers, timeout: 2000 });
  await api.stop();

  expect(result).toMatchObject({ state: "responded", status: 200 });
  expect(api.requests[0]?.headers).toMatchObject({ "x-api-key": "key" });
  expect(api.requests[0]?.body).toContain('name="passport"; filename="passport.pdf"');
});
