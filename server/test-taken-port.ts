import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { onTestFinished } from "vitest";

export async function takePort(): Promise<number> {
  const program = createServer((socket) => socket.end()).listen(0, "localhost");
  onTestFinished(() => void program.close());
  await once(program, "listening");
  return (program.address() as AddressInfo).port;
}
