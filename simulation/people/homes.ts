import type { DeskHomes, HomeView } from "#domain/desk/homes.ts";
import type { Run } from "#simulation/run.ts";
import { ask, type Colleague } from "./staff.ts";

/** So few that people want the same one. */
const WANTED = 1;

export async function changeHome(run: Run, person: Colleague): Promise<void> {
  const { random } = run;
  if (person.homes.length === 0 || random.chance(0.3)) await listHomes(run, person);
  if (person.homes.length === 0) return;
  const home = random.pick(person.homes);
  const status = home.status === "available" ? "reserved" : random.pick(["available", "sold"]);
  if (status === home.status) return;
  const [development, number] = home.id.split("/");
  const reply = await ask(run, person, `home ${home.id} ${home.version}`, {
    method: "POST",
    path: `/homes/${development}/${number}`,
    body: { status, reason: "The buyer paid", version: home.version },
  });
  if (reply?.status === 200) run.happened("home");
  if (reply?.status === 409) run.happened("conflict");
  if (reply?.status !== 200 && reply?.status !== 409) return;
  const { home: now } = JSON.parse(reply.body) as HomeView;
  Object.assign(home, { version: now.version, status: now.status });
}

async function listHomes(run: Run, person: Colleague): Promise<void> {
  const reply = await ask(run, person, "homes", { path: "/homes" });
  if (reply?.status !== 200) return;
  const { developments } = JSON.parse(reply.body) as DeskHomes;
  const { key, homes } = developments.find(({ isReleased }) => isReleased)!;
  person.homes = homes.slice(0, WANTED).map(({ number, version, status }) => {
    return { id: `${key}/${number}`, version, status };
  });
}
