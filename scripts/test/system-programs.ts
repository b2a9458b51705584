import { spawnSync } from "node:child_process";
import { findChromium } from "#tests/chromium.ts";
import { findCommand } from "#tests/find-command.ts";
import { findPostgres } from "#tests/postgres.ts";

type Part = { name: string; isThere: () => boolean; packages: string[]; purpose: string };

const parts: Part[] = [
  {
    name: "Chromium",
    isThere: () => findChromium() !== null,
    packages: ["chromium-headless-shell"],
    purpose: "the browser tests",
  },
  {
    name: "PostgreSQL",
    isThere: () => findPostgres() !== null,
    packages: ["postgresql"],
    purpose: "the server's tests on its second database",
  },
  {
    name: "nginx, Caddy, sqlite3 and openssl",
    isThere: () => ["nginx", "caddy", "sqlite3", "openssl"].every(findCommand),
    packages: ["nginx-light", "caddy", "sqlite3", "openssl"],
    purpose: "the configurations in docs/operations",
  },
];

/** Installs from Debian what the tests need and the machine lacks; where it may not, says what to do. */
export function ensureSystemParts(): void {
  const missing = parts.filter((part) => !part.isThere());
  if (missing.length === 0) return;
  const packages = missing.flatMap((part) => part.packages);
  const names = missing.map((part) => `${part.name} (for ${part.purpose})`).join(" and ");
  const prefix = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  if (!findCommand("apt-get")) throw new Error(`Please install ${names}, then run npm test again.`);

  console.log(`Installing ${names} from Debian's packages …`);
  const installed =
    run([...prefix, "apt-get", "update", "-qq"]) &&
    run([...prefix, "apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages]);
  if (!installed) {
    throw new Error(
      `${names} could not be installed here. Run: sudo apt-get install ${packages.join(" ")}`,
    );
  }
}

function run([command = "", ...options]: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, options, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
}
