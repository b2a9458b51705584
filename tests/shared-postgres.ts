import type { TestProject } from "vitest/node";
import { startPostgres } from "#server/testing/test-postgres.ts";
import { systemPrograms } from "./system-programs.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces are merged
  interface ProvidedContext {
    /** Of the PostgreSQL server that all tests share, each with a database of its own. */
    postgresFolder: string;
  }
}

/** Starts PostgreSQL before the first test, where it is installed, and stops it after the last. */
export default async function startSharedPostgres({ provide }: TestProject) {
  if (!systemPrograms.PostgreSQL.isInstalled()) return undefined;
  const postgres = await startPostgres();
  provide("postgresFolder", postgres.folder);
  return () => postgres.stop();
}
