import type { TestProject } from "vitest/node";
import { createTemplate, startPostgres } from "#server/testing/test-postgres.ts";
import { systemPrograms } from "./system-programs.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces are merged
  interface ProvidedContext {
    /** Of the PostgreSQL server that all tests share, each with a database of its own. */
    postgresFolder: string;
    /** A database of that server, without rows and of the newest shape, to be copied. */
    postgresTemplate: string;
  }
}

/** Starts PostgreSQL before the first test, where it is installed, and stops it after the last. */
export default async function startSharedPostgres({ provide }: TestProject) {
  if (!systemPrograms.PostgreSQL.isInstalled()) return undefined;
  // Nothing outlives the tests, so nothing waits for the disk.
  const postgres = await startPostgres(["fsync=off", "full_page_writes=off"]);
  provide("postgresFolder", postgres.folder);
  provide("postgresTemplate", await createTemplate(postgres.folder));
  return () => postgres.stop();
}
