import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import type { Me } from "#domain/desk/account.ts";
import { discardDraftsOfOthers } from "#desk/state/drafts.ts";
import { forgetPerson } from "./forget-person.ts";
import { endedFor, type Session, signedIn } from "#desk/state/me.ts";
import { dropRow } from "./lead-cache.ts";
import { leadsKey, meKey } from "./queries.ts";
import { ConnectionError, ServerError } from "./request.ts";

const MAX_RETRIES = 2;

export function createDeskClient(): QueryClient {
  /** A session that has ended shows the sign-in screen in place, so that the URL and the drafts stay. */
  function onError(error: Error): void {
    const isSignedOut = error instanceof ServerError && error.status === 401;
    const me = signedIn(client.getQueryData<Session>(meKey));
    const ended: Session = me && { endedFor: me };
    if (isSignedOut && me) client.setQueryData(meKey, ended);
  }
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error, { queryKey: [name, id] }) {
        onError(error);
        const isMissing = error instanceof ServerError && error.status === 404;
        if (isMissing && name === leadsKey[0]) dropRow(client, String(id));
      },
    }),
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

/** Called when somebody signs in or out; a person whose session had ended goes on where they were. */
export function changePerson(client: QueryClient, me: Me | null): void {
  const former = client.getQueryData<Session>(meKey);
  if (me === null || me.id !== endedFor(former)?.id) forgetPerson();
  discardDraftsOfOthers(me?.id);
  client.setQueryData<Session>(meKey, me);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] });
}
