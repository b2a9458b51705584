import { office } from "#catalog/office.ts";
import { dayAndTime } from "#domain/time-zone.ts";
import { type AuditFault, verifyAudit } from "#server/desk/audit/verify-audit.ts";
import { OfficeError } from "./office-error.ts";
import type { OfficeDeps } from "./run-command.ts";

const USAGE = `npm run audit -- verify [hash]

  Checks every entry of the audit and names the first one that was changed, removed or inserted.
  With a hash from a manager's morning mail it also says whether that entry is still there.`;

type AuditLine = { hash: string | undefined };

/** The mail writes the hash in groups. */
export function readAuditLine([command, ...groups]: string[]): AuditLine {
  if (command !== "verify") throw new OfficeError(USAGE);
  if (groups.length === 0) return { hash: undefined };
  const hash = groups.join("").replaceAll(" ", "").toLowerCase();
  if (!/^[0-9a-f]{64}$/.test(hash)) {
    throw new OfficeError(
      `not a hash, which has 64 digits and letters a to f: ${groups.join(" ")}`,
    );
  }
  return { hash };
}

export async function verifyCommand(
  { hash }: AuditLine,
  { database, print }: Pick<OfficeDeps, "database" | "print">,
): Promise<void> {
  const { fault, count, newest, emptied, found } = await verifyAudit(database, hash);
  if (found) {
    const time = dayAndTime(found.at, office.timeZone);
    await print(`This is the hash of entry ${found.number}, of ${time}.`);
  }
  if (fault) {
    const whole = count === 0 ? "" : ` Entries 1 to ${count} are as they were written.`;
    throw new OfficeError(`The audit was tampered with: ${describe(fault)}.${whole}`);
  }
  if (hash && !found) {
    throw new OfficeError(
      `No entry has this hash: if it stood in a mail of this server, entries at the end were removed, or the ` +
        `whole audit was written again. It has ${count} entries now; the newest hash is ${newest}.`,
    );
  }
  const erased = emptied === 0 ? "" : ` (the details of ${emptied} were erased with their leads)`;
  await print(`The audit is whole: ${count} entries${erased}. The newest hash is ${newest}.`);
}

function describe({ fault, numbers, id }: AuditFault): string {
  if (!numbers) return `the entry ${id} was inserted past the chain`;
  const [first, last] = numbers;
  if (fault === "removed") {
    return first === last
      ? `entry ${first} was removed`
      : `entries ${first} to ${last} were removed`;
  }
  if (fault === "changed") return `entry ${first}${id ? ` (${id})` : ""} was changed`;
  return `entry ${first} (${id}) does not follow the one before: it was changed, moved or inserted`;
}
