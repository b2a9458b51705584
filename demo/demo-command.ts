import { parseArgs } from "node:util";
import { DESK_PATH } from "#domain/desk/urls.ts";
import type { EraseDeps } from "#server/leads/erasure/erase-lead.ts";
import { OfficeError } from "#server/office/office-error.ts";
import type { Print } from "#server/office/output.ts";
import { fillDemo } from "./fill-demo.ts";
import { DEMO_LEAD_COUNT } from "./leads.ts";
import { DEMO_AGENTS, DEMO_MANAGER, DEMO_PEOPLE } from "./people.ts";
import { countLeadsOfDemo, removeDemo } from "./remove-demo.ts";

const USAGE = `npm run demo                fills a database without leads with made-up ones
npm run demo -- --remove    removes them`;

type DemoLine = { remove: boolean };

type Deps = EraseDeps & {
  uploadsFolder: string;
  localOrigin: string;
  now: () => Date;
  print: Print;
};

export function readDemoLine(args: string[]): DemoLine {
  try {
    const { values } = parseArgs({
      args,
      options: { remove: { type: "boolean", default: false } },
    });
    return values;
  } catch (error) {
    throw new OfficeError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

export async function runDemo({ remove }: DemoLine, deps: Deps): Promise<void> {
  const { database, now, print } = deps;
  const { demo: present, others } = await countLeadsOfDemo(database);
  if (remove) {
    await removeDemo(deps, now());
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
    await fillDemo({ ...deps, now: now() });
    await print(`Added ${DEMO_LEAD_COUNT} made-up leads and ${DEMO_PEOPLE.length} people.`);
  }
  await print(howToGetIn(deps.localOrigin));
}

function howToGetIn(localOrigin: string): string {
  const { email } = DEMO_MANAGER;
  return [
    `To get in, enter ${email} (manager) at ${localOrigin}${DESK_PATH}, then the code from`,
    `  npm run office -- code ${email}`,
    `Agents: ${DEMO_AGENTS.map((agent) => agent.email).join(", ")}`,
    "To remove it all: npm run demo -- --remove",
  ].join("\n");
}
