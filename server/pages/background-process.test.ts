import type { ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import type { FastifyBaseLogger } from "fastify";
import { beforeEach, expect, test, vi } from "vitest";
import { compressInBackground } from "./background-compression.ts";
import type { MemoryFile, Site } from "./site.ts";

class Child extends EventEmitter {
  pid = 2 ** 31 - 1;
  kill() {
    this.emit("exit", null, "SIGTERM");
  }
}

let child = new Child();
vi.mock("node:child_process", () => ({ spawn: () => child as unknown as ChildProcess }));

const page: MemoryFile = {
  place: "memory",
  type: "text/html",
  bytes: 1,
  content: null,
  compressed: { gzip: Buffer.from("a") },
  tag: "tag",
  policy: null,
};
const site: Site = { files: new Map([["/", page]]), notFound: page };
const warn = vi.fn<(fields: { err: Error }) => void>();
const log = { warn, info: vi.fn<() => void>() } as unknown as FastifyBaseLogger;

beforeEach(() => {
  child = new Child();
  warn.mockClear();
});

test("a compression process that was killed from outside is logged with its signal", async () => {
  compressInBackground(site, log);
  child.emit("exit", null, "SIGKILL");
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  expect(warn.mock.calls[0]?.[0].err.message).toContain("ended with SIGKILL");
});

test("a compression process that the server stops is not logged", async () => {
  compressInBackground(site, log).stop();
  await new Promise(setImmediate);
  expect(warn).not.toHaveBeenCalled();
});
