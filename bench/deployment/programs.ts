import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { spawnNginx, waitForPort } from "#bench/nginx.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { needPrograms } from "#server/testing/test-needed-programs.ts";

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** `sites` is a file of `sites-enabled`. */
export async function startNginx(sites: string, port: number): Promise<void> {
  needPrograms("nginx");
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  await start(spawnNginx(folder, sites), port, folder);
}

export async function startCaddy(configuration: string, port: number): Promise<void> {
  needPrograms("Caddy");
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const file = join(folder, "Caddyfile");
  writeFileSync(file, configuration);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const options = ["run", "--adapter", "caddyfile", "--config", file];
  await start(spawn("caddy", options, { env, stdio: "ignore" }), port, folder);
}

export function makeCertificate(name: string): { certificate: string; key: string } {
  needPrograms("OpenSSL");
  const folder = makeFolder();
  const [certificate, key] = [join(folder, "fullchain.pem"), join(folder, "privkey.pem")];
  const subject = ["-subj", `/CN=${name}`, "-addext", `subjectAltName=DNS:${name},DNS:localhost`];
  const kind = ["-x509", "-nodes", "-days", "1", "-newkey", "ec", "-pkeyopt"];
  const curve = "ec_paramgen_curve:prime256v1";
  const request = ["req", ...kind, curve, ...subject, "-keyout", key, "-out", certificate];
  execFileSync("openssl", request, { stdio: "ignore" });
  return { certificate, key };
}

async function start(child: ChildProcess, port: number, folder: string): Promise<void> {
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill("SIGTERM")) await once(child, "exit");
    rmSync(folder, { recursive: true });
  });
  const missing = new Promise<never>((_, reject) => child.on("error", reject));
  const ended = once(child, "exit").then(() => {
    throw new Error(`${child.spawnfile} did not start: see above.`);
  });
  await Promise.race([waitForPort(port), missing, ended]);
}
