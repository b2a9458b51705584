import { DatabaseSync } from "node:sqlite";
import type { Claim, Observer, Run, Sight } from "#simulation/run.ts";
import { checkAuditKept } from "./audit-check.ts";
import { checkAuthors } from "./author-check.ts";
import { checkChange } from "./change-check.ts";
import { marksIn } from "./marks.ts";
import { NOTHING_OBSERVED, type Observed, TABLES } from "./observed.ts";

export function createObserver(run: Run): Observer {
  let { database, version, statements } = open(run);
  let lastVersion: unknown;
  let observed = NOTHING_OBSERVED;
  const sights = new Map<string, Sight[]>();
  const leadsOfMark = new Map<string, Set<string>>();
  const claims = new Map<string, Claim[]>();

  function read(): Observed {
    return Object.fromEntries(
      Object.entries(statements).map(([name, statement]) => {
        return [name, new Map(statement.all().map((row) => [row.id, row]))];
      }),
    ) as unknown as Observed;
  }

  function rememberClaims({ messages }: Observed): void {
    const [step, at] = [run.trace.step(), run.clock.now().getTime()];
    for (const { id, lease, due_at: until } of messages.values()) {
      const known = claims.get(id) ?? [];
      const last = known.at(-1);
      if (!lease && last) last.isReleased = true;
      // A lease ends earlier where the clock was set back.
      if (last?.lease === lease) last.until = until;
      else if (lease) claims.set(id, [...known, { step, at, lease, until, isReleased: false }]);
    }
  }

  function remember({ leads }: Observed): void {
    for (const [id, seen] of sights) {
      if (leads.has(id) || seen.at(-1)?.isErased) continue;
      seen.push({ ...seen.at(-1)!, step: run.trace.step(), isErased: true });
    }
    for (const lead of leads.values()) {
      const target = lead.merged_into ? leads.get(lead.merged_into) : lead;
      const ownerId = target?.owner_id ?? null;
      const seen = sights.get(lead.id) ?? [];
      const last = seen.at(-1);
      if (last?.ownerId !== ownerId || last.version !== lead.version) {
        const sight = { step: run.trace.step(), version: lead.version, ownerId, isErased: false };
        sights.set(lead.id, [...seen, sight]);
      }
      if (last?.version === lead.version) continue;
      for (const mark of marksIn(lead.text)) {
        leadsOfMark.set(mark, (leadsOfMark.get(mark) ?? new Set()).add(lead.id));
      }
    }
  }

  return {
    observed: () => observed,
    sightsOf: (leadId) => sights.get(leadId) ?? [],
    claimsOf: (messageId) => claims.get(messageId) ?? [],
    leadsOf: (mark) => leadsOfMark.get(mark) ?? new Set<string>(),
    rows: (sql) => database.prepare(sql).all(),
    look() {
      const nextVersion = version.get()?.data_version;
      if (nextVersion === lastVersion) return;
      lastVersion = nextVersion;
      const before = observed;
      observed = read();
      remember(observed);
      rememberClaims(observed);
      if (before === NOTHING_OBSERVED) return;
      for (const check of [checkChange, checkAuthors, checkAuditKept]) check(run, before, observed);
    },
    reopen() {
      database.close();
      ({ database, version, statements } = open(run));
      lastVersion = undefined;
    },
    close: () => database.close(),
  };
}

function open(run: Run) {
  const database = new DatabaseSync(run.disk.current().file, { readOnly: true });
  const statements = Object.fromEntries(
    Object.entries(TABLES).map(([name, sql]) => [name, database.prepare(sql)]),
  );
  return { database, version: database.prepare("pragma data_version"), statements };
}
