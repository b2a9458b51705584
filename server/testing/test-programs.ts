import { findCommand } from "./test-commands.ts";
import { findPostgres } from "./test-postgres-folder.ts";

export type SystemProgram = {
  isInstalled: () => boolean;
  /** Whether a faster program is in the packages. */
  isSlow?: () => boolean;
  /** Debian's packages; none if tests do without the program. */
  packages: string[];
  purpose: string;
};

const documented = "the configurations in docs/operations";

export const systemPrograms = {
  PostgreSQL: {
    isInstalled: () => findPostgres() !== null,
    packages: ["postgresql"],
    purpose: "the server's tests on its second database",
  },
  nginx: program("nginx", "nginx-light", documented),
  Caddy: program("caddy", "caddy", documented),
  OpenSSL: program("openssl", "openssl", documented),
  ClamAV: { ...program("clamd", "clamav-daemon", "a real virus scanner"), packages: [] },
} satisfies Record<string, SystemProgram>;

export type ProgramName = keyof typeof systemPrograms;

function program(command: string, debianPackage: string, purpose: string): SystemProgram {
  return { isInstalled: () => findCommand(command) !== null, packages: [debianPackage], purpose };
}
