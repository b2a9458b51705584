import type { Condition } from "#server/storage/database.ts";

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
         union select id, merged_into from leads
           where email_key in (select email_key from merged where email_key <> '')
         union select id, merged_into from leads
           where phone_key in (select phone_key from merged where phone_key <> '')
       )
       select coalesce(merged_into, id) from found
       union select id from leads
         where merged_into in (select coalesce(merged_into, id) from found)
       union select id from found
     )`,
    id,
  ];
}
