import type { TestProject } from "vitest/node";
import { createTemplate, startPostgres } from "#server/testing/test-postgres.ts";
import { systemPrograms } from "./test-programs.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces are merged
  interface ProvidedContext {
    /** The folder of the PostgreSQL server that all tests share. */
    postgresFolder: string;
    /** An empty database of the newest shape, to be copied. */
    postgresTemplate: string;
  }
}

/** PostgreSQL runs from before the first test until after the last, if it is installed. */
export default async function startSharedPostgres({ provide }: TestProject) {
  if (!systemPrograms.PostgreSQL.isInstalled()) return undefined;
  // Nothing outlives the tests, so nothing waits for the disk.
  const postgres = await startPostgres(["fsync=off", "full_page_writes=off"]);
  provide("postgresFolder", postgres.folder);
  provide("postgresTemplate", await createTemplate(postgres.folder));
  return () => postgres.stop();
}
