import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { DESK_API } from "#domain/desk/urls.ts";
import { discardDraftsOf } from "#desk/state/drafts.ts";
import { createStore } from "#desk/state/store.ts";
import { updateHome } from "./home-cache.ts";
import { forgetLead } from "./lead-cache.ts";
import { createLeadUpdates } from "./lead-updates.ts";
import { openLiveSource } from "./live-source.ts";
import { forgetNewLeads } from "./new-leads.ts";
import { countsKey } from "./queries.ts";

const NOBODY: readonly string[] = [];
const viewers = createStore(NOBODY);

export function useViewers(): readonly string[] {
  return viewers.use((accountIds) => accountIds);
}

export function useLiveUpdates(openLead: string | undefined): void {
  const client = useQueryClient();
  const interruption = useRef({ isInterrupted: false });
  const updates = useRef<ReturnType<typeof createLeadUpdates>>(null);
  useEffect(() => {
    updates.current ??= createLeadUpdates(client);
    const { changed, hidden } = updates.current;
    const stop = openLiveSource({
      url: `${DESK_API}/live${openLead ? `?lead=${encodeURIComponent(openLead)}` : ""}`,
      interruption: interruption.current,
      onCatchUp: () => readAgain(client),
      onRefused: () => void client.invalidateQueries({ queryKey: countsKey }),
      handlers: {
        lead: changed,
        hidden,
        erased: ({ id }) => forgetErasedLead(client, id),
        home: (home) => void updateHome(client, home),
        reload: () => readAgain(client),
        viewers({ leadId, accountIds }) {
          if (leadId === openLead) viewers.set(accountIds);
        },
      },
    });
    return () => {
      stop();
      viewers.set(NOBODY);
    };
  }, [client, openLead]);
}

/** What is shown is read again at once, the rest when it is shown. */
function readAgain(client: QueryClient): void {
  forgetNewLeads(client);
  void client.invalidateQueries();
}

/** Neither what was read nor what was typed about an erased lead stays in the browser. */
export function forgetErasedLead(client: QueryClient, id: string): void {
  discardDraftsOf(id);
  forgetLead(client, id);
}
