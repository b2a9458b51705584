import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import { expect, onTestFinished, vi } from "vitest";
import type { Me } from "#domain/desk/account.ts";
import { App } from "./app.tsx";
import { discardDraftsOfOthers } from "#desk/state/drafts.ts";
import { noteConnection } from "./server/connection.ts";
import { createDeskClient } from "./server/desk-client.ts";
import { forgetPerson } from "./server/forget-person.ts";
import { checkRequest, makeResponse } from "./test-contract.ts";

export const sara: Me = {
  id: "sara",
  name: "Sara Malik",
  email: "sara@example.com",
  role: "manager",
  isPresent: true,
  isDisabled: false,
  passkeys: [{ id: "p1", name: "Phone", createdAt: 0, lastUsedAt: null }],
  recoveryCodes: 10,
  isMailAlwaysEnough: false,
};

const { passkeys: _, recoveryCodes: _codes, isMailAlwaysEnough: _mail, ...account } = sara;

/** What others see of her. */
export const saraAccount = account;
const bilal = { ...saraAccount, id: "bilal", name: "Bilal Ahmed", role: "agent" as const };

type GivenResponse =
  { status?: number; body?: unknown; headers?: Record<string, string> } | "no connection";
type Request = { path: string; body: unknown; headers: RequestInit["headers"] };
/** Keys are method and path, such as `POST leads/1/note`; a function may respond differently each time. */
export type GivenResponses = Record<
  string,
  GivenResponse | ((request: Request) => GivenResponse | Promise<GivenResponse>)
>;

const counts = { all: 3, new: 2, mine: 0, due: 1, waiting: 0, spam: 0 };

const NOT_FOUND = { status: 404, body: { success: false, message: "Not found" } };

/** Opens the desk at a path, with a server that sends the given responses. */
export function openDesk(path: string, given: GivenResponses = {}) {
  const responses: GivenResponses = {
    "GET me": { body: sara },
    "GET counts": { body: counts },
    "GET people": { body: [saraAccount, bilal] },
    ...given,
  };
  for (const [name, response] of Object.entries(responses)) {
    if (typeof response === "object") makeResponse(name, response);
  }
  /** Requests and responses that are not as the contract says; the desk takes them for a lost connection. */
  const impossible: unknown[] = [];
  const requests: (Request & { name: string })[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const { method = "GET", body, headers } = init;
    const [name = "", query = ""] = url.replace("/api/desk/", "").split("?");
    const request = {
      name: `${method} ${name}`,
      path: `${name}?${query}`,
      body: body === undefined ? undefined : (JSON.parse(String(body)) as unknown),
      headers,
    };
    requests.push(request);
    try {
      checkRequest(request.name, query, request.body);
      const chosen = responses[request.name] ?? NOT_FOUND;
      const response = typeof chosen === "function" ? await chosen(request) : chosen;
      if (response !== "no connection") return makeResponse(request.name, response);
    } catch (error) {
      impossible.push(error);
    }
    throw new TypeError("Failed to fetch");
  });
  const live = stubEventSource();
  stubLayout();
  // The key keeps the entry apart from those of overlays in earlier tests.
  history.replaceState({ key: crypto.randomUUID() }, "", path);
  sessionStorage.clear();
  noteConnection(true);
  forgetPerson();
  discardDraftsOfOthers(undefined);
  render(
    <QueryClientProvider client={createDeskClient()}>
      <App />
    </QueryClientProvider>,
  );
  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
    expect(impossible).toEqual([]);
  });
  return { requests, live, sent: (name: string) => requests.filter((one) => one.name === name) };
}

function stubEventSource() {
  const sources = new Set<FakeEventSource>();
  class FakeEventSource extends EventTarget {
    static readonly CLOSED = 2;
    readyState = 1;
    constructor() {
      super();
      sources.add(this);
    }
    close() {
      sources.delete(this);
    }
  }
  vi.stubGlobal("EventSource", FakeEventSource);
  const dispatch = (event: Event) =>
    act(() => [...sources].forEach((source) => source.dispatchEvent(event)));
  return {
    connections: () => sources.size,
    open: () => dispatch(new Event("open")),
    /** After an error response the browser does not connect again. */
    interrupt({ isRefused = false } = {}) {
      for (const source of sources) source.readyState = isRefused ? 2 : 0;
      dispatch(new Event("error"));
    },
    send(name: string, data: unknown) {
      dispatch(new MessageEvent(name, { data: JSON.stringify(data) }));
    },
  };
}

/** Without a layout every element would be 0 px high, and a virtual list empty. */
function stubLayout() {
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(40);
}
