import { checkLiveEvent, type LiveData } from "#simulation/checks/visibility-check.ts";
import { HOST } from "#simulation/process/server-process.ts";
import type { Run } from "#simulation/run.ts";
import type { Colleague } from "./staff.ts";

/** Opens the stream of live events; every event that arrives is checked. */
export async function openLive(run: Run, person: Colleague): Promise<void> {
  const response = await run.machine.app()?.inject({
    url: "/api/desk/live",
    headers: { host: HOST, cookie: person.cookie },
    payloadAsStream: true,
  });
  if (response?.statusCode !== 200) return;
  run.trace.add(`live ${person.id}`);
  response.stream().on("data", (chunk: Buffer) => receive(run, person, String(chunk)));
}

function receive(run: Run, person: Colleague, text: string): void {
  for (const [, name = "", data = "{}"] of text.matchAll(/event: (.*)\ndata: (.*)\n/g)) {
    run.trace.add(`event ${person.id} ${name} ${data}`);
    run.happened("live event");
    run.afterLook(() => checkLiveEvent(run, person.id, name, JSON.parse(data) as LiveData));
  }
}
