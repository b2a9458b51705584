import { once } from "node:events";
import { createServer } from "node:net";
import { company } from "#catalog/company.ts";
import { OPENAPI_PATH } from "#server/pages/openapi.ts";

type Place = { port: number; host: string };

const TIMEOUT = 1000;

/** The error says which setting to change. */
export async function requireFreePort(place: Place, prefix = ""): Promise<void> {
  const server = createServer();
  try {
    server.listen(place.port, place.host);
    await once(server, "listening");
  } catch (error) {
    throw new Error(await explain(error as NodeJS.ErrnoException, place, prefix), { cause: error });
  }
  server.close();
  await once(server, "close");
}

async function explain(error: NodeJS.ErrnoException, { port, host }: Place, prefix: string) {
  const [PORT, HOST] = [`${prefix}PORT`, `${prefix}HOST`];
  const another = `Set ${PORT} to another port, in the environment or in .env.`;
  switch (error.code) {
    case "EADDRINUSE": {
      const url = localUrl({ port, host });
      if (await isOurs(url)) return `${company.name} already runs at ${url}. ${another}`;
      return `Port ${port} is taken by another program. ${another}`;
    }
    case "EACCES":
      return `Port ${port} may not be opened by this user. ${another}`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `${HOST} is ${host}, which is not this machine. Set it to localhost, or to 0.0.0.0 for all networks.`;
    default:
      return `${HOST} ${host} with ${PORT} ${port} cannot be used: ${error.message}`;
  }
}

async function isOurs(url: string): Promise<boolean> {
  try {
    const response = await fetch(url + OPENAPI_PATH, { signal: AbortSignal.timeout(TIMEOUT) });
    const { info } = (await response.json()) as { info?: { title?: string } };
    return info?.title?.startsWith(`${company.name}:`) ?? false;
  } catch {
    return false;
  }
}

export function localUrl({ port, host }: Place): string {
  if (["0.0.0.0", "::"].includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
