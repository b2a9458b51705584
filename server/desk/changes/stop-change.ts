import { randomUUID } from "node:crypto";
import { isManager } from "#domain/desk/roles.ts";
import type { Condition, SqlValue, Statement } from "#server/storage/database.ts";
import { auditLeads } from "#server/storage/audit-statement.ts";
import { samePerson } from "#server/leads/same-person.ts";
import { findStop } from "#server/leads/stops.ts";
import { joinConditions, visibleTo } from "#server/desk/leads/visible.ts";
import { HttpError } from "#server/http/http-error.ts";
import { eventStatement } from "./apply-change.ts";
import { type Changing, type LeadChange, plainText } from "./lead-change.ts";

/** The person's other leads that a change writes to, the newest. The stop counts for the rest too: see
 * server/leads/stops.ts. */
const MOST_OTHER_LEADS = 50;

type Column = readonly [name: string, value: SqlValue];
type Change = { text: string; columns: Column[] };

/** What a manager notes holds for all leads of the person. What an agent notes holds for the lead, and is stored on
 * those that the agent may see; the owners of the others are asked. */
export async function stopChange(changing: Changing, isStopped: boolean): Promise<LeadChange> {
  const { by, now, lead, database } = changing;
  if (isStopped) return stop(changing);
  if (isManager(by)) return lift(changing);
  const noted = await findStop(database, lead.id);
  if (!noted || noted.isBinding) throw new HttpError(403, "Only a manager may allow calls again");
  const text = `Not confirmed: ${noted.name ?? "A colleague"} noted that this person asked not to be called`;
  return changeOf(changing, { text, columns: [["stop_dismissed_at", now.getTime()]] }, [
    visibleTo(by),
  ]);
}

function stop(changing: Changing): LeadChange {
  const { by, now } = changing;
  const columns: Column[] = [
    ["stopped_at", now.getTime()],
    ["stopped_by", by.id],
    ["stop_reach", isManager(by) ? "all" : "lead"],
  ];
  const text = "Asked not to be called";
  const change = changeOf(changing, { text, columns }, [
    visibleTo(by),
    ["leads.stopped_at is null"],
  ]);
  if (isManager(by)) return change;
  const [visible, ...values] = visibleTo(by);
  const asked = onOtherLeads(
    changing,
    {
      text: "A colleague noted that this person asked not to be called: confirm it or not",
      columns: [],
    },
    [[`not (${visible})`, ...values], ["leads.stopped_at is null"]],
  );
  return { ...change, after: (isChanged) => [...change.after!(isChanged), ...asked(isChanged)] };
}

/** Every stop of the person goes, however many leads have one. */
function lift(changing: Changing): LeadChange {
  const columns: Column[] = [
    ["stopped_at", null],
    ["stopped_by", null],
    ["stop_reach", null],
  ];
  const change = changeOf(changing, { text: "May be called again", columns }, [
    ["leads.stopped_at is not null"],
  ]);
  const [isPerson, ...person] = samePerson(changing.lead.id);
  return {
    ...change,
    after: (isChanged) => [
      ...change.after!(isChanged),
      [
        `update leads set stopped_at = null, stopped_by = null, stop_reach = null
         where ${isPerson} and leads.stopped_at is not null
           and exists (select 1 from leads where ${isChanged[0]})`,
        ...person,
        ...isChanged.slice(1),
      ],
    ],
  };
}

function changeOf(changing: Changing, change: Change, others: Condition[]): LeadChange {
  return {
    set: change.columns.map(([name, value]): Condition => [`${name} = ?`, value]),
    event: { kind: "stop", text: plainText(change.text) },
    audit: change.text,
    after: onOtherLeads(changing, change, others),
  };
}

function onOtherLeads(
  { lead, by: { id: by }, now }: Changing,
  { text, columns }: Change,
  conditions: Condition[],
): (isChanged: Condition) => Statement[] {
  const [isPerson, ...person] = samePerson(lead.id);
  const changeId = randomUUID();
  const idPrefix = `${changeId.slice(0, 8)}-`;
  const [isOther, ...others] = joinConditions([
    [isPerson, ...person],
    ["leads.id <> ?", lead.id],
    ...conditions,
  ]);
  // A merged lead's events are shown with those of its target.
  const changedLeads: Condition = [
    `${isPerson} and leads.change_id = ? and leads.merged_into is null`,
    ...person,
    changeId,
  ];
  const set = columns.map(([name, value]) =>
    typeof value === "number" ? `${name} = cast(? as bigint), ` : `${name} = ?, `,
  );
  return ([condition, ...values]) => [
    [
      `update leads set ${set.join("")}version = version + 1, changed_at = ?, change_id = ?, is_indexed = 0
       where leads.id in (
           select leads.id from leads where ${isOther}
           order by leads.received_at desc, leads.id desc limit ${MOST_OTHER_LEADS})
         and exists (select 1 from leads where ${condition})`,
      ...columns.map(([, value]) => value),
      now.getTime(),
      changeId,
      ...others,
      ...values,
    ],
    eventStatement(
      { id: ["? || leads.id", idPrefix], kind: "stop", text: plainText(text), by, now },
      changedLeads,
    ),
    auditLeads({ at: now, by, action: "lead-changed", details: text, idPrefix }, changedLeads),
  ];
}
