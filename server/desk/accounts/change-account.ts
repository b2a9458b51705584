import type { PersonChange } from "#domain/desk/people.ts";
import { isManager } from "#domain/desk/roles.ts";
import type { Condition, Database, SqlValue, Statement } from "#server/storage/database.ts";
import { auditStatement } from "#server/storage/audit-statement.ts";
import { findAccount } from "./account-repository.ts";
import { roleMails } from "./role-mails.ts";

/** Two managers may demote each other at the same time, so the second waits here for the first. */
const LOCK_MANAGERS: Statement = ["update accounts set role = role where role = 'manager'"];

const ANOTHER_MANAGER = `(role <> 'manager' or disabled_at is not null or exists (
  select 1 from accounts other
  where other.role = 'manager' and other.disabled_at is null and other.id <> accounts.id))`;

/** False if no manager would be left, or the account does not exist. */
export async function changeAccount(
  database: Database,
  id: string,
  change: PersonChange,
  by: string | null,
  now: Date,
  also: readonly Statement[] = [],
): Promise<boolean> {
  const columns = columnsOf(change, now);
  if (columns.length === 0) return true;
  const before = await findAccount(database, id);
  if (!before) return false;
  const removesManager = change.isDisabled || (change.role && !isManager({ role: change.role }));
  const [, changed] = await database.transaction([
    LOCK_MANAGERS,
    [
      `update accounts set ${columns.map(([name]) => `${name} = ?`).join(", ")}
       where id = ? ${removesManager ? `and ${ANOTHER_MANAGER}` : ""}`,
      ...columns.map(([, value]) => value),
      id,
    ],
    ...endSessions(id),
    auditStatement(
      { at: now, by, action: "person-changed", subject: id, details: detailsOf(change) },
      wasChanged(id, change),
    ),
    ...roleMails(before, change, now),
    ...also,
  ]);
  return changed === 1;
}

function columnsOf(change: PersonChange, now: Date): [name: string, value: SqlValue][] {
  const { name, role, isPresent, isDisabled } = change;
  const present = isDisabled ? false : isPresent;
  return [
    ...(name === undefined ? [] : [["name", name] as [string, SqlValue]]),
    ...(role === undefined ? [] : [["role", role] as [string, SqlValue]]),
    ...(present === undefined ? [] : [["is_present", Number(present)] as [string, SqlValue]]),
    ...(isDisabled === undefined
      ? []
      : [["disabled_at", isDisabled ? now.getTime() : null] as [string, SqlValue]]),
  ];
}

/** An account that is enabled again starts without sessions and codes. */
function endSessions(id: string): Statement[] {
  const isDisabled =
    "account_id in (select id from accounts where id = ? and disabled_at is not null)";
  return ["sessions", "desk_codes"].map((table) => [
    `delete from ${table} where ${isDisabled}`,
    id,
  ]);
}

/** Only a change of these two can be refused. */
function wasChanged(id: string, { role, isDisabled }: PersonChange): Condition {
  const [isRole, ...roles]: Condition = role === undefined ? ["1 = 1"] : ["role = ?", role];
  const isSet =
    isDisabled === undefined ? "1 = 1" : `disabled_at is ${isDisabled ? "not " : ""}null`;
  const sql = `exists (select 1 from accounts where id = ? and ${isRole} and ${isSet})`;
  return [sql, id, ...roles];
}

function detailsOf({ name, role, isPresent, isDisabled }: PersonChange): string {
  return [
    ...(name === undefined ? [] : ["name"]),
    ...(role === undefined ? [] : [`role: ${role}`]),
    ...(isPresent === undefined ? [] : [isPresent ? "present" : "not present"]),
    ...(isDisabled === undefined ? [] : [isDisabled ? "disabled" : "enabled"]),
  ].join(", ");
}
