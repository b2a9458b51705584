import type { Role } from "#domain/desk/roles.ts";
import { newSession } from "#server/desk/access/session-repository.ts";
import { HOST } from "#simulation/process/server-process.ts";
import type { Reply, Run } from "#simulation/run.ts";
import { untilAnswered } from "./retry.ts";

export type KnownLead = { id: string; version: number; reference: string; kind: string };

export type Colleague = {
  id: string;
  role: Role;
  cookie: string;
  /** As the last list showed them. */
  leads: KnownLead[];
  homes: { id: string; version: number; status: string }[];
};

const PATIENCE = 0.8;

type Asking = { method?: "GET" | "POST"; path: string; body?: object };

/** A request to the desk, repeated until it is answered; signs in again when the session has ended. */
export async function ask(
  run: Run,
  person: Colleague,
  what: string,
  { method = "GET", path, body }: Asking,
): Promise<Reply | null> {
  const send = async () => {
    const reply = await run.network.request({
      by: person.id,
      what,
      method,
      url: `/api/desk${path}`,
      headers: { host: HOST, "sec-fetch-site": "same-origin", cookie: person.cookie },
      ...(body && { payload: body }),
    });
    const cookies = [reply?.headers["set-cookie"] ?? []].flat().map(String);
    const session = cookies.find((cookie) => cookie.startsWith("__Host-desk="));
    if (session) person.cookie = session.split(";")[0]!;
    return reply;
  };
  for (let tries = 0; tries < 5; tries++) {
    const reply = await untilAnswered(run, send, PATIENCE);
    // What cannot be taken back asks for a sign-in of the last minutes.
    const needsTouch = reply?.status === 403 && reply.body.includes('"reason":"touch"');
    if (reply?.status !== 401 && !needsTouch) return reply;
    await signIn(run, person);
  }
  run.violated(`${what}: a new session was refused`);
  return null;
}

export async function signIn(run: Run, person: Colleague): Promise<void> {
  const { token, statement } = newSession(person.id, "Simulation", run.clock.now());
  await run.disk.current().database.run(...statement);
  person.cookie = `__Host-desk=${token}`;
}
