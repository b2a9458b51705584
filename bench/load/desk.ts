import { pino } from "pino";
import { PERIODS } from "#domain/desk/figure-choices.ts";
import type { Role } from "#domain/desk/roles.ts";
import type { Database } from "#server/storage/database.ts";
import { newAccount } from "#server/desk/accounts/account-repository.ts";
import { addWorkedLeads, workedLead, workedLeadId } from "#server/testing/test-worked-leads.ts";
import { indexLeads } from "#server/desk/search/search-index.ts";
import { newSession } from "#server/desk/access/session-repository.ts";
import { openDatabase } from "#server/leads/open-database.ts";
import { inFolder } from "./bench-folder.ts";
import { type BusyDeskFigures, measureBusyDesk } from "./busy-desk.ts";
import { percentile } from "./http-load.ts";
import { withServerOn } from "./measured-process.ts";

export const DESK_LEADS = 100_000;

const AGENTS = 10;

/** Milliseconds of every request of a kind. */
export type DeskFigures = Record<"lists" | "counts" | "searches" | "leads" | "figures", Timing> & {
  intake: BusyDeskFigures;
};

export type Timing = { requests: number; median: number; p95: number; slowest: string };

export async function measureDesk(
  databaseUrl: string | undefined,
  intakeMilliseconds: number,
): Promise<DeskFigures> {
  return inFolder(async (folder) => {
    const cookies = await fillDatabase(databaseUrl, folder);
    const settings = { SERVE_PAGES: "false", ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    return withServerOn(folder, settings, async ({ url, port }) => {
      const [manager = ""] = cookies;
      const desk = { url, port, cookie: manager, searchPaths: searchPaths() };
      const ask = (paths: string[], people = cookies) => time(url, people, paths);
      await ask(listPaths().slice(0, 20)); // compiles the code
      return {
        lists: await ask(await withFollowingPages(url, cookies, listPaths())),
        counts: await ask(Array.from({ length: 50 }, () => "counts")),
        searches: await ask(searchPaths()),
        leads: await ask(leadPaths()),
        figures: await ask(figurePaths(), [manager]), // for managers
        intake: await measureBusyDesk(desk, intakeMilliseconds),
      };
    });
  });
}

async function fillDatabase(databaseUrl: string | undefined, dataFolder: string) {
  const database = await openDatabase({ databaseUrl, dataFolder }, pino({ level: "silent" }));
  try {
    const manager = await addPerson(database, "manager", 0);
    const agents = [];
    for (let number = 0; number < AGENTS; number++) {
      agents.push(await addPerson(database, "agent", number));
    }
    const owners = agents.map(({ id }) => id);
    await addWorkedLeads(database, DESK_LEADS, { owners, now: new Date() });
    while ((await indexLeads(database, 200)) > 0);
    // Autovacuum has run long before a real database holds so many rows.
    if (database.dialect === "postgres") await database.run("vacuum analyze");
    return [manager.cookie, agents[0]!.cookie];
  } finally {
    await database.close();
  }
}

async function addPerson(database: Database, role: Role, number: number) {
  const email = `${role}.${number}@company.example`;
  const account = newAccount({ name: email, email, role }, new Date());
  const session = newSession(account.id, "Bench", new Date());
  await database.transaction([account.statement, session.statement]);
  return { id: account.id, cookie: `__Host-desk=${session.token}; desk=${session.token}` };
}

const VIEWS = ["all", "new", "mine", "due", "waiting", "spam"];

function listPaths(): string[] {
  const filters = ["", "kind=broker", "stage=offer", "stage=won&kind=meeting", "owner=none"];
  return VIEWS.flatMap((view) =>
    ["newest", "oldest", "due"].flatMap((sort) =>
      filters.map((filter) => `leads?view=${view}&sort=${sort}&${filter}`),
    ),
  );
}

/** Later pages take as long as the first. */
async function withFollowingPages(url: string, cookies: string[], paths: string[]) {
  const following: string[] = [];
  for (const path of paths.filter((_, index) => index % 5 === 0)) {
    let after = "";
    for (let page = 0; page < 3; page++) {
      const { next } = (await get(url, cookies[0]!, path + after)) as { next: string | null };
      if (!next) break;
      after = `&after=${next}`;
      following.push(path + after);
    }
  }
  return [...paths, ...following];
}

/** Rare and common words, prefixes, and all notations of a number. */
function searchPaths(): string[] {
  const numbers = Array.from({ length: 30 }, (_, index) => index * 3001);
  const searches = numbers.flatMap((number) => {
    const { name, email, phone, message } = workedLead(number);
    const [first = "", last = ""] = name.split(" ");
    const [word = "", other = ""] = message.split(" ");
    return [
      first,
      `${first} ${last.slice(0, 3)}`,
      last.slice(0, 1),
      last.slice(0, 2),
      email,
      phone,
      phone.replace("+971 ", "0"),
      phone.slice(-8),
      workedLeadId(number).slice(0, 8),
      word,
      `${word} ${other}`,
      `talked ${word} ${first}`,
      "zzz",
    ];
  });
  return searches.map((search) => `leads?search=${encodeURIComponent(search)}`);
}

function leadPaths(): string[] {
  return Array.from({ length: 300 }, (_, index) => `leads/${workedLeadId(index * 331)}`);
}

function figurePaths(): string[] {
  const paths = PERIODS.map((weeks) => `figures?weeks=${weeks}`);
  return Array.from({ length: 25 }, () => paths).flat();
}

async function get(url: string, cookie: string, path: string): Promise<unknown> {
  const response = await fetch(`${url}/api/desk/${path}`, { headers: { cookie } });
  const body: unknown = await response.json();
  if (response.ok) return body;
  if (response.status === 404) return undefined; // another agent's lead
  throw new Error(`${path} responded with ${response.status}`);
}

async function time(url: string, cookies: string[], paths: string[]): Promise<Timing> {
  const times: { milliseconds: number; path: string }[] = [];
  for (const path of paths) {
    for (const [index, cookie] of cookies.entries()) {
      const begin = performance.now();
      const isFound = (await get(url, cookie, path)) !== undefined;
      const who = index === 0 ? "manager" : "agent";
      if (isFound) times.push({ milliseconds: performance.now() - begin, path: `${who} ${path}` });
    }
  }
  const sorted = times.toSorted((a, b) => a.milliseconds - b.milliseconds);
  const milliseconds = sorted.map((one) => one.milliseconds);
  return {
    requests: times.length,
    median: percentile(milliseconds, 0.5),
    p95: percentile(milliseconds, 0.95),
    slowest: sorted.at(-1)?.path ?? "",
  };
}
