import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { makeApp } from "./test-app.ts";

type Server = Awaited<ReturnType<typeof makeApp>>;

/** Reads the live events of a listening server until the test ends; `text` is all that was received. */
export async function listenForEvents(
  { app }: Pick<Server, "app">,
  person: { cookie: string } | null,
  query = "",
) {
  const { address, port } = app.server.address() as AddressInfo;
  const aborting = new AbortController();
  onTestFinished(() => aborting.abort());
  const response = await fetch(`http://${address}:${port}/api/desk/live${query}`, {
    headers: person ? { cookie: person.cookie } : {},
    signal: aborting.signal,
  });
  const connection = { response, received: "", isOpen: true };
  void (async () => {
    try {
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
        connection.received += chunk;
      }
    } catch {
      // aborted by the test
    }
    connection.isOpen = false;
  })();
  return {
    response,
    text: () => connection.received,
    isOpen: () => connection.isOpen,
    close: () => aborting.abort(),
  };
}
