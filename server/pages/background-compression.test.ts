import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { get as httpGet, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeFolder } from "#server/testing/test-folder.ts";
import { loadSite } from "./load-site.ts";
import { ABOUT_PAGE, writeTestSite } from "#server/testing/test-site.ts";

// The background process has the lowest priority, so on a busy machine it waits for a long time.
vi.setConfig({ testTimeout: 600_000 });

async function startServer(buildFolder: string) {
  const server = spawn(process.execPath, [join(import.meta.dirname, "..", "main.ts")], {
    cwd: makeFolder(),
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATA_DIR: makeFolder(),
      BUILD_DIR: buildFolder,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(server, "exit");
  onTestFinished(async () => {
    server.kill();
    expect(await exit).toEqual([0, null]);
  });
  const lines: string[] = [];
  createInterface(server.stdout).on("line", (line) => lines.push(line));
  const path = () => / is at (http\S+)/.exec(lines.join("\n"))?.[1];
  await expect.poll(path).toBeDefined();
  return { origin: path()!, output: () => lines.join("\n") };
}

async function ask(url: string, headers: Record<string, string>) {
  const [response] = (await once(httpGet(url, { headers }), "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

test("a build without Brotli is served with gzip until the background process is done", async () => {
  const buildFolder = makeFolder();
  writeTestSite(join(buildFolder, "client"));
  const { origin, output } = await startServer(buildFolder);
  const accepted = { "accept-encoding": "gzip, deflate, br, zstd" };

  const before = await ask(`${origin}/about`, accepted);
  expect(before.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
  expect(gunzipSync(before.body).toString()).toBe(ABOUT_PAGE);
  const known = { ...accepted, "if-none-match": before.headers.etag! };
  expect((await ask(`${origin}/about`, known)).status).toBe(304);

  await expect.poll(output, { timeout: 500_000 }).toContain('"msg":"pages compressed"');
  const after = await ask(`${origin}/about`, accepted);
  expect(after.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(after.body).toString()).toBe(ABOUT_PAGE);
  expect(after.headers.etag).not.toBe(before.headers.etag);
  // The gzip's tag names another representation, which the client has to replace.
  expect((await ask(`${origin}/about`, known)).status).toBe(200);
  const gzip = await ask(`${origin}/about`, { "accept-encoding": "gzip" });
  expect(gzip.headers.etag).toBe(before.headers.etag);
  expect(existsSync(join(buildFolder, "policies.conf"))).toBe(true);
});

test("a client that accepts only Brotli gets the plain content where there is no Brotli", async () => {
  const buildFolder = makeFolder();
  writeTestSite(join(buildFolder, "client"));
  const { origin } = await startServer(buildFolder);
  const response = await ask(`${origin}/about`, { "accept-encoding": "br" });
  expect(response.headers["content-encoding"]).toBeUndefined();
  expect(response.body.toString()).toBe(ABOUT_PAGE);
});

test("the server loads no Brotli that has to be compressed first", async () => {
  const [folder, compressedFolder] = [makeFolder(), makeFolder()];
  writeTestSite(folder);
  const options = { folder, compressedFolder, apiOrigin: undefined };
  await loadSite({ ...options, brotli: "cached" });
  expect(readdirSync(compressedFolder).filter((name) => name.endsWith(".br"))).toEqual([]);
});
