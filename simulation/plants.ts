import type { Database } from "#server/storage/database.ts";
import type { Plant } from "#simulation/process/machine.ts";

/** Bugs that the simulation has to find, each made by rewriting what the server asks of its database. */
export const PLANTS: Record<string, () => Plant> = {
  "marks a mail as sent before it is sent": () => ({
    rewrite: ([sql, ...values]) => [
      sql.replace("update messages set lease = ?", "update messages set state = 'sent', lease = ?"),
      ...values,
    ],
  }),
  "acknowledges a lead before it is stored": () => ({ wrap: storeLater }),
  "reserves a home that another person holds": () => ({
    rewrite: ([sql, ...values]) =>
      sql.includes("home_status")
        ? [
            sql.replace("home = ? and version = ?", "home = ? and ? >= 0").replace(
              "on conflict (development, home) do nothing",
              `on conflict (development, home) do update set status = excluded.status,
                   version = home_status.version + 1, change_id = excluded.change_id`,
            ),
            ...values,
          ]
        : [sql, ...values],
  }),
  "lists leads of other agents": () => ({
    rewrite: ([sql, ...values]) =>
      sql.includes("as page join leads")
        ? [sql.replaceAll("coalesce(leads.owner_id, '') = ?", "? is not null"), ...values]
        : [sql, ...values],
  }),
  "keeps what the audit says of an erased lead": () => ({
    rewrite: ([sql, ...values]) =>
      /set (salt = null|details = '')/.test(sql) ? null : [sql, ...values],
  }),
  "moves a lead without an audit entry": () => ({
    rewrite: ([sql, ...values]) =>
      sql.includes("audit_entries") &&
      values.some((value) => String(value).startsWith("Moved from"))
        ? null
        : [sql, ...values],
  }),
};

const CALLS_LATER = 6;

/** Leads are stored some calls after the server was told that they are. */
function storeLater(database: Database): Database {
  let waiting: { statements: Parameters<Database["transaction"]>[0]; calls: number }[] = [];

  async function storeDue(): Promise<void> {
    for (const each of waiting) each.calls--;
    const due = waiting.filter(({ calls }) => calls <= 0);
    waiting = waiting.filter(({ calls }) => calls > 0);
    for (const { statements } of due) await database.transaction(statements);
  }

  return {
    ...database,
    async first(schema, ...statement) {
      await storeDue();
      return database.first(schema, ...statement);
    },
    async transaction(statements) {
      await storeDue();
      if (!/^\s*insert into leads\b/.test(statements[0]?.[0] ?? "")) {
        return database.transaction(statements);
      }
      waiting.push({ statements, calls: CALLS_LATER });
      return statements.map(() => 1);
    },
  };
}
