import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import type { Me } from "#domain/desk/account.ts";
import { meKey } from "./queries.ts";
import { ConnectionError, ServerError } from "./request.ts";

const MAX_RETRIES = 2;

/** Keeps what the server said, shared by all screens. */
export function createDeskClient(): QueryClient {
  /** A session that has ended shows the sign-in screen in place; the address and the drafts stay. */
  function onError(error: Error): void {
    const isSignedOut = error instanceof ServerError && error.status === 401;
    if (isSignedOut && client.getQueryData(meKey)) client.setQueryData(meKey, null);
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        networkMode: "always",
        retry: (failures, error) => error instanceof ConnectionError && failures < MAX_RETRIES,
      },
      mutations: { networkMode: "always" },
    },
  });
  return client;
}

/** Nothing of the person who was signed in before is kept. */
export function changePerson(client: QueryClient, me: Me | null): void {
  client.setQueryData(meKey, me);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] });
}
