import type { z } from "zod";
import type { Queryable, Statement } from "./database.ts";

type Read = (statement: Statement) => Promise<unknown[]>;

export function parsedRows(read: Read): Pick<Queryable, "all" | "first"> {
  return {
    async all(schema, ...statement) {
      const rows = await read(statement);
      return rows.map((row) => parseRow(schema, row, statement));
    },
    async first(schema, ...statement) {
      const [row] = await read(statement);
      return row === undefined ? undefined : parseRow(schema, row, statement);
    },
  };
}

/** Enough words of a statement to find it. */
const NAMED_WORDS = 8;

/** The error names fields, never their values, because it is logged. */
function parseRow<Row>(schema: z.ZodType<Row>, row: unknown, [sql]: Statement): Row {
  const { success, data, error } = schema.safeParse(row);
  if (success) return data;
  const words = sql.trim().split(/\s+/, NAMED_WORDS).join(" ");
  const problems = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new Error(`a row of "${words}" does not fit its schema: ${problems.join("; ")}`);
}
