import { z } from "zod";
import type { Condition, Database, Statement } from "#server/storage/database.ts";
import { ROW_COLUMNS, storedRow } from "#server/desk/leads/lead-row.ts";
import { joinConditions } from "#server/desk/leads/visible.ts";
import { alternativesOf, type Expression, fts5Query, tsQuery } from "./search-expression.ts";

export type WordSearch = {
  expression: Expression;
  /** On `leads`. */
  conditions: Condition[];
  /** In the order of the direction. */
  after: string | number | undefined;
  direction: "asc" | "desc";
  count: number;
};

export const foundRow = storedRow.extend({ number: z.number() });

export type Found = z.infer<typeof foundRow>;

/** In the order of arrival, from the index of either database. */
export async function findWords(database: Database, search: WordSearch): Promise<Found[]> {
  if (database.dialect === "sqlite") return database.all(foundRow, ...fts5Statement(search));
  // Common words are found among the next leads, without reading every match.
  const common = await database.all(foundRow, ...nextLeadsStatement(search));
  if (common.length === search.count) return common;
  return database.all(foundRow, ...ginStatement(search));
}

const COLUMNS = `${ROW_COLUMNS}, searched_leads.number`;

/** `cross join` fixes the order of the joins: the index of words is read first, by number. */
export function fts5Statement({
  expression,
  conditions,
  after,
  direction,
  count,
}: WordSearch): Statement {
  const [where, ...values] = joinConditions([
    ["lead_words match ?", fts5Query(expression)],
    ...following("lead_words.rowid", after, direction),
    ...conditions,
  ]);
  return [
    `select ${COLUMNS} from lead_words
     cross join searched_leads on searched_leads.number = lead_words.rowid
     cross join leads on leads.id = searched_leads.lead_id
     where ${where} order by lead_words.rowid ${direction} limit ?`,
    ...values,
    count,
  ];
}

/** PostgreSQL reads this many leads one by one before it asks the index of words. */
const NEXT_LEADS = 4000;

export function nextLeadsStatement(search: WordSearch): Statement {
  const { conditions, after, direction, count } = search;
  const [next, ...nextValues] = joinConditions([
    ["1 = 1"],
    ...following("searched_leads.number", after, direction),
  ]);
  const [where, ...values] = joinConditions([hasWords(search), ...conditions]);
  return [
    `select ${COLUMNS} from (
       select * from searched_leads where ${next} order by number ${direction} limit ${NEXT_LEADS}
     ) as searched_leads join leads on leads.id = searched_leads.lead_id
     where ${where} order by searched_leads.number ${direction} limit ?`,
    ...nextValues,
    ...values,
    count,
  ];
}

/** Reads all matches from the index first: with an order and a limit PostgreSQL would not. */
export function ginStatement(search: WordSearch): Statement {
  const { expression, conditions, after, direction, count } = search;
  const parts = alternativesOf(expression).map((one) =>
    joinConditions([
      hasWords({ expression: one }),
      ...following("searched_leads.number", after, direction),
    ]),
  );
  const found = parts.map(([sql]) => `select number, lead_id from searched_leads where ${sql}`);
  const [where, ...values] = joinConditions(conditions);
  return [
    `with found as materialized (${found.join(" union ")})
     select ${COLUMNS} from found as searched_leads
     join leads on leads.id = searched_leads.lead_id
     where ${where} order by searched_leads.number ${direction} limit ?`,
    ...parts.flatMap(([, ...given]) => given),
    ...values,
    count,
  ];
}

function hasWords({ expression }: Pick<WordSearch, "expression">): Condition {
  return ["searched_leads.words @@ cast(? as tsquery)", tsQuery(expression)];
}

function following(
  column: string,
  after: WordSearch["after"],
  direction: "asc" | "desc",
): Condition[] {
  return after === undefined ? [] : [[`${column} ${direction === "asc" ? ">" : "<"} ?`, after]];
}
