import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { onTestFinished } from "vitest";

/** A port of this machine that another program listens on until the test is finished. */
export async function takePort(): Promise<number> {
  const program = createServer((socket) => socket.end()).listen(0, "localhost");
  onTestFinished(() => void program.close());
  await once(program, "listening");
  return (program.address() as AddressInfo).port;
}
