import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { DESK_API } from "#domain/desk/addresses.ts";
import type { LeadSheet } from "#domain/desk/lead.ts";
import type { LiveHome, LiveLead, LiveViewers } from "#domain/desk/live.ts";
import { discardDraftsOf } from "#desk/drafts/drafts.ts";
import { updateHome } from "./home-cache.ts";
import { findRow, forgetLead, keepRow } from "./lead-cache.ts";
import { countsKey, homesKey, leadKey, leadQueryOptions } from "./queries.ts";

type Live = {
  /** Leads that arrived since the lists were loaded. */
  newLeads: ReadonlySet<string>;
  /** The accounts that have the open lead open. */
  viewers: readonly string[];
};

const NOBODY: readonly string[] = [];
const listeners = new Set<() => void>();
let live: Live = { newLeads: new Set(), viewers: NOBODY };

export function useLive(): Live {
  return useSyncExternalStore(subscribe, () => live);
}

export function forgetNewLeads(): void {
  update({ newLeads: new Set() });
}

/** Follows what happens on the server, as long as the desk is shown. */
export function useLiveUpdates(openLead: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    const query = openLead ? `?lead=${encodeURIComponent(openLead)}` : "";
    const source = new EventSource(`${DESK_API}/live${query}`);
    let wasInterrupted = false;
    source.addEventListener("error", () => (wasInterrupted = true));
    source.addEventListener("open", () => {
      // What happened meanwhile was not sent.
      if (wasInterrupted) void client.invalidateQueries({ queryKey: countsKey });
      if (wasInterrupted) void client.invalidateQueries({ queryKey: homesKey });
      if (wasInterrupted && openLead)
        void client.invalidateQueries({ queryKey: leadKey(openLead) });
      wasInterrupted = false;
    });
    source.addEventListener("lead", (event) => onLead(client, dataOf<LiveLead>(event)));
    source.addEventListener("hidden", (event) => {
      const { id } = dataOf<Pick<LiveLead, "id">>(event);
      void client.invalidateQueries({ queryKey: countsKey });
      if (id === openLead) void client.invalidateQueries({ queryKey: leadKey(id) });
    });
    source.addEventListener("erased", (event) => {
      forgetErasedLead(client, dataOf<Pick<LiveLead, "id">>(event).id);
    });
    source.addEventListener("home", (event) => void updateHome(client, dataOf<LiveHome>(event)));
    source.addEventListener("viewers", (event) => {
      const { leadId, accountIds } = dataOf<LiveViewers>(event);
      if (leadId === openLead) update({ viewers: accountIds });
    });
    return () => {
      source.close();
      update({ viewers: NOBODY });
    };
  }, [client, openLead]);
}

function onLead(client: QueryClient, { id, version, isNew }: LiveLead): void {
  const row = client.getQueryData<LeadSheet>(leadKey(id))?.lead ?? findRow(client, id);
  if (row && row.version >= version) return;
  void client.invalidateQueries({ queryKey: countsKey });
  if (row) void updateLead(client, id);
  else if (isNew) update({ newLeads: new Set([...live.newLeads, id]) });
}

/** Nothing about an erased lead stays in the browser: neither what was read nor what was typed. */
export function forgetErasedLead(client: QueryClient, id: string): void {
  update({ newLeads: new Set([...live.newLeads].filter((other) => other !== id)) });
  discardDraftsOf(id);
  forgetLead(client, id);
}

/** A lead that is shown gets its new values in place. */
async function updateLead(client: QueryClient, id: string): Promise<void> {
  const options = { ...leadQueryOptions(id), staleTime: 0 };
  const sheet = await client.fetchQuery(options).catch(() => null); // shown as an error where it is open
  if (sheet) keepRow(client, sheet.lead);
}

function dataOf<Data>(event: MessageEvent<string>): Data {
  return JSON.parse(event.data) as Data;
}

function update(change: Partial<Live>): void {
  live = { ...live, ...change };
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
