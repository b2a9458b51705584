import type { Database, Queryable, Statement } from "#server/storage/database.ts";

/** Another statement in its place, or null for one that changes nothing. */
export type Rewrite = (statement: Statement) => Statement | null;

const NOTHING: Statement = ["update leads set id = id where 1 = 0"];

/** The same database, but what it is asked is rewritten: a bug can be planted without changing the product. */
export function rewriteDatabase(database: Database, rewrite: Rewrite): Database {
  const rewritten = (statement: Statement) => rewrite(statement) ?? NOTHING;
  const queryable = (inner: Queryable): Queryable => ({
    all: (schema, ...statement) => inner.all(schema, ...rewritten(statement)),
    first: (schema, ...statement) => inner.first(schema, ...rewritten(statement)),
    run: (...statement) => inner.run(...rewritten(statement)),
  });
  return {
    ...database,
    ...queryable(database),
    nonDurable: queryable(database.nonDurable),
    transaction: (statements) => database.transaction(statements.map(rewritten)),
  };
}
