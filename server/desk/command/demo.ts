import { DESK_PATH } from "#domain/desk/addresses.ts";
import { DEMO_LEAD_COUNT } from "#server/desk/demo/demo-leads.ts";
import { DEMO_AGENTS, DEMO_MANAGER, DEMO_PEOPLE } from "#server/desk/demo/demo-people.ts";
import { fillDemo } from "#server/desk/demo/fill-demo.ts";
import { countLeadsOfDemo, removeDemo } from "#server/desk/demo/remove-demo.ts";
import { OfficeError } from "#server/office/command-line.ts";
import type { CommandLine } from "./command-line.ts";
import type { CommandDeps } from "./commands.ts";

/** Fills an empty database with made-up leads, or removes them. */
export async function demo({ remove }: CommandLine, deps: CommandDeps): Promise<void> {
  const { database, now, print } = deps;
  const { demo: present, others } = await countLeadsOfDemo(database);
  if (remove) {
    const stores = await deps.openStores();
    await removeDemo({ ...stores, database }, now());
    return void (await print(
      `Removed the demo: ${present} leads and the people of it. The audit keeps its entries.`,
    ));
  }
  if (others > 0) {
    const count = others === 1 ? "1 lead" : `${others} leads`;
    throw new OfficeError(
      `this database has ${count} that the demo did not make: it only fills an empty one`,
    );
  }
  if (present > 0) {
    await print(`The demo is there already, with ${present} leads.`);
  } else {
    const { documents, uploadsFolder } = await deps.openStores();
    await fillDemo({ database, documents, uploadsFolder, now: now() });
    await print(`Added ${DEMO_LEAD_COUNT} made-up leads and ${DEMO_PEOPLE.length} people.`);
  }
  await print(howToGetIn(deps.localOrigin));
}

function howToGetIn(localOrigin: string): string {
  const { email } = DEMO_MANAGER;
  return [
    `To get in, enter ${email} (manager) at ${localOrigin}${DESK_PATH}, then the code from`,
    `  npm run desk -- code ${email}`,
    `Agents: ${DEMO_AGENTS.map((agent) => agent.email).join(", ")}`,
    "To remove it all: npm run desk -- demo --remove",
  ].join("\n");
}
