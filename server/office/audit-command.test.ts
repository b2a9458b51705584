import { expect, test } from "vitest";
import { auditStatement } from "#server/storage/audit-statement.ts";
import { openTestDatabase } from "#server/testing/test-databases.ts";
import { findAuditHead } from "#server/storage/audit-head.ts";
import { readAuditLine, verifyCommand } from "./audit-command.ts";

async function makeAudit() {
  const database = await openTestDatabase("sqlite");
  const lines: string[] = [];
  const print = async (line: string) => lines.push(line) > 0;
  const add = (details: string) =>
    database.run(
      ...auditStatement({ at: new Date(1_900_000_000_000), by: null, action: "sign-in", details }),
    );
  const verify = (...args: string[]) =>
    verifyCommand(readAuditLine(["verify", ...args]), { database, print });
  return { database, lines, add, verify };
}

test("a whole audit and the place of a mailed hash are said", async () => {
  const { database, lines, add, verify } = await makeAudit();
  await add("a");
  const { hash } = await findAuditHead(database);
  await add("b");
  await verify(hash.slice(0, 16), hash.slice(16));
  expect(lines[0]).toMatch(/^This is the hash of entry 1, of /);
  expect(lines[1]).toMatch(/^The audit is whole: 2 entries\. The newest hash is [0-9a-f]{64}\.$/);
});

test("a hash that is not in the audit, and an entry that was removed, are errors", async () => {
  const { database, add, verify } = await makeAudit();
  for (const details of ["a", "b", "c"]) await add(details);
  await expect(verify("0".repeat(64))).rejects.toThrow("No entry has this hash");
  await database.script("drop trigger audit_entries_no_delete");
  await database.run("delete from audit_entries where details = 'b'");
  await expect(verify()).rejects.toThrow(
    "The audit was tampered with: entry 2 was removed. Entries 1 to 1 are as they were written.",
  );
});

test("a wrong command or hash is refused", () => {
  expect(() => readAuditLine([])).toThrow("npm run audit -- verify");
  expect(() => readAuditLine(["verify", "123"])).toThrow("not a hash");
});
