import { expect, test } from "vitest";
import { localUrl, requireFreePort } from "./free-port.ts";
import { takePort } from "./test-taken-port.ts";

test.for(["", "METRICS_"])("the error about a taken port names %sPORT", async (prefix) => {
  const port = await takePort();
  await expect(requireFreePort({ port, host: "localhost" }, prefix)).rejects.toThrow(
    `Port ${port} is taken by another program. Set ${prefix}PORT to another port, in the environment or in .env.`,
  );
});

test("the error about a HOST of another machine says what to set instead", async () => {
  await expect(requireFreePort({ port: 0, host: "192.0.2.1" })).rejects.toThrow(
    "HOST is 192.0.2.1, which is not this machine. Set it to localhost, or to 0.0.0.0 for all networks.",
  );
});

test.for([
  ["localhost", "http://localhost:3000"],
  ["0.0.0.0", "http://localhost:3000"],
  ["::1", "http://[::1]:3000"],
] as const)("a browser on this machine reaches the host %s at %s", ([host, url]) => {
  expect(localUrl({ port: 3000, host })).toBe(url);
});
