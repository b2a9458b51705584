import type { Condition } from "#server/storage/database.ts";

/** A number of a switchboard, or of somebody who sends forms without end, may be that of very many leads. */
const MOST_OF_A_KEY = 200;

/** The newest leads with the same e-mail address or phone number, and all of them that have a stop. */
function sharing(key: "email_key" | "phone_key"): string {
  const isShared = `${key} in (select ${key} from merged where ${key} <> '')`;
  return `select id, merged_into from (select id, merged_into from leads where ${isShared}
      order by received_at desc limit ${MOST_OF_A_KEY}) as newest_${key}
    union select id, merged_into from leads where ${isShared} and stopped_at is not null`;
}

/** All leads with the phone number or e-mail address of this lead or of one merged with it, and those merged
 * with them. */
export function samePerson(id: string): Condition {
  return [
    `leads.id in (
       with target as (select coalesce(merged_into, id) as id from leads where id = ?),
       merged as (
         select id, email_key, phone_key from leads where id in (select id from target)
         union select id, email_key, phone_key from leads where merged_into in (select id from target)
       ),
       found as (
         select id, merged_into from leads where id in (select id from merged)
         union ${sharing("email_key")}
         union ${sharing("phone_key")}
       )
       select coalesce(merged_into, id) from found
       union select id from leads
         where merged_into in (select coalesce(merged_into, id) from found)
       union select id from found
     )`,
    id,
  ];
}
