import type { Database, Queryable, Statement } from "#server/storage/database.ts";
import type { Call, Intercept } from "./intercept.ts";

function isReading([sql]: Statement): boolean {
  return /^\s*(select|pragma)\b/i.test(sql);
}

function callOf(name: string, statements: readonly Statement[]): Call {
  const isWrite = !statements.every(isReading);
  return { part: "database", name, statements, isWrite, subject: "" };
}

export function interceptDatabase(database: Database, intercept: Intercept): Database {
  const intercepted = (queryable: Queryable): Queryable => ({
    all: (schema, ...statement) =>
      intercept(callOf("all", [statement]), () => queryable.all(schema, ...statement)),
    first: (schema, ...statement) =>
      intercept(callOf("first", [statement]), () => queryable.first(schema, ...statement)),
    run: (...statement) => intercept(callOf("run", [statement]), () => queryable.run(...statement)),
  });
  return {
    ...database,
    ...intercepted(database),
    nonDurable: intercepted(database.nonDurable),
    transaction: (statements) =>
      intercept(callOf("transaction", statements), () => database.transaction(statements)),
    scrub: (tables) => intercept(callOf("scrub", [["vacuum"]]), () => database.scrub(tables)),
    script: (sql) => intercept(callOf("script", [[sql]]), () => database.script(sql)),
  };
}
