// Runs a TypeScript program of ours on the pinned Node, whatever the host has, installing the
// locked packages first when they are missing or changed:  node scripts/with-node.mjs scripts/start.ts
// This one file is JavaScript because it must run on Node 20.19, before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

const OLDEST_HOST_NODE = "20.19";
const NODE_MAJOR = 24;
const packages = "node_modules";
const bin = join(packages, ".bin");

requireHostNode();
install();
const node = pinnedNode();
const [program, ...options] = process.argv.slice(2);
// What stands in .env counts for the build as much as for the server.
if (existsSync(".env")) process.loadEnvFile(".env");
const environment = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
const child = spawn(node, [program, ...options], { stdio: "inherit", env: environment });
child.on("error", (error) => fail(`${node} could not be started: ${error.message}`));
child.on("exit", (code) => {
  process.exitCode = code ?? 1;
});
// Whoever stops this process means the program, which closes in its own time.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));

function requireHostNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_HOST_NODE.split(".").map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  fail(`Node ${OLDEST_HOST_NODE} or newer is needed; this is ${process.versions.node}.`);
}

function install() {
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  const stamp = join(packages, ".installed-lock");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing the locked packages (once; about a minute) …");
  // Not `npm ci`: it refuses a lock without the optional builds for other platforms, which not
  // every registry holds. Without saving, `npm install` keeps to the lock just as well.
  const options = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  const result = spawnSync("npm", ["install", ...options], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (result.status !== 0) fail("npm install failed: see above.");
  writeFileSync(stamp, lock);
}

/** The `node` of the locked packages; where none exists for this platform, a host Node new enough. */
function pinnedNode() {
  const own = join(bin, process.platform === "win32" ? "node.cmd" : "node");
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split(".")[0]) >= NODE_MAJOR) return process.execPath;
  return fail(
    `No packaged Node ${NODE_MAJOR} exists for ${process.platform}-${process.arch}: install Node ${NODE_MAJOR} and try again.`,
  );
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
