import type { Role } from "#domain/desk/roles.ts";
import type { Actor, People, Run } from "#simulation/run.ts";
import { changeHome } from "./homes.ts";
import { changeInBulk, changeLead, eraseLead } from "./changing.ts";
import { openLive } from "./live.ts";
import { READINGS } from "./reading.ts";
import { ask, type Colleague, signIn } from "./staff.ts";
import { visit } from "./visitors.ts";

/** The office begins when there is something to do. */
const LEADS_AT_FIRST = 3;

const VISITORS = 4;

/** Everybody who uses the site and the desk during a run. */
export function createPeople(run: Run, accounts: { id: string; role: Role }[]): People {
  const colleagues = accounts.map((account): Colleague => {
    return { ...account, cookie: "", leads: [], homes: [] };
  });
  const roles = new Map(accounts.map(({ id, role }) => [id, role]));
  const actors: Actor[] = [
    ...Array.from({ length: VISITORS }, () => {
      return { act: () => visit(run), left: 3, isBusy: false, isVisitor: true };
    }),
    ...colleagues.map((person) => {
      return { act: () => work(run, person), left: 12, isBusy: false, isVisitor: false };
    }),
  ];

  return {
    isManager: (id) => roles.get(id) === "manager",
    agentIds: () => accounts.filter(({ role }) => role === "agent").map(({ id }) => id),
    ids: () => accounts.map(({ id }) => id),
    askAs: (id, what, path) =>
      ask(
        run,
        colleagues.find((each) => each.id === id)!,
        what,
        { path },
      ),
    signInAll: () => Promise.all(colleagues.map((person) => signIn(run, person))),
    idle() {
      const hasWork = run.observer.observed().leads.size >= LEADS_AT_FIRST;
      return actors.filter(
        ({ isBusy, left, isVisitor }) => !isBusy && left > 0 && (isVisitor || hasWork),
      );
    },
    areBusy: () => actors.some(({ isBusy }) => isBusy),
    haveFinished: () => actors.every(({ isBusy, left }) => !isBusy && left === 0),
    sendHome: () => actors.forEach((actor) => (actor.left = 0)),
    begin(actor) {
      actor.left--;
      actor.isBusy = true;
      actor
        .act()
        .catch((error: unknown) => run.report(error))
        .finally(() => (actor.isBusy = false));
    },
  };
}

async function work(run: Run, person: Colleague): Promise<void> {
  const { random } = run;
  if (person.leads.length === 0 && random.chance(0.9)) return READINGS[0]!(run, person);
  const what = random.below(20);
  if (what < 6) return random.pick(READINGS)(run, person);
  if (what < 12) return changeLead(run, person);
  if (what < 13) return changeInBulk(run, person);
  if (what < 17) return changeHome(run, person);
  if (what < 18) return eraseLead(run, person);
  void openLive(run, person); // nobody waits for it: it ends with the process
  return undefined;
}
