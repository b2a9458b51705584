import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  replaceEqualDeep,
} from "@tanstack/react-query";
import type { Account, Me } from "#domain/desk/account.ts";
import type { AuditPage, AuditQuery } from "#domain/desk/audit.ts";
import type { Period } from "#domain/desk/figure-choices.ts";
import type { Figures } from "#domain/desk/figures.ts";
import type { DeskHomes, HomeView } from "#domain/desk/homes.ts";
import type { LeadView } from "#domain/desk/lead.ts";
import type { LeadPage, LeadQuery, ViewCounts } from "#domain/desk/leads.ts";
import type { Stage } from "#domain/desk/stages.ts";
import type { Session } from "#desk/state/me.ts";
import { read, ServerError } from "./request.ts";

export const meKey = ["me"];
export const listsKey = ["leads"];
export const countsKey = ["counts"];
export const peopleKey = ["people"];
export const boardKey = ["board"];
export const homesKey = ["homes"];

export const leadsKey = ["lead"];

export function leadKey(id: string) {
  return [...leadsKey, id];
}

/** Null where nobody is signed in. */
export const meQuery = queryOptions({
  queryKey: meKey,
  queryFn: ({ signal }): Promise<Session> => read<Me>("me", signal).catch(nullIfSignedOut),
  staleTime: Number.POSITIVE_INFINITY,
});

export const countsQuery = queryOptions({
  queryKey: countsKey,
  queryFn: ({ signal }) => read<ViewCounts>("counts", signal),
  refetchInterval: 60_000,
});

export const peopleQuery = queryOptions({
  queryKey: peopleKey,
  queryFn: ({ signal }) => read<Account[]>("people", signal),
  staleTime: 5 * 60_000,
});

export function figuresQuery(weeks: Period) {
  return queryOptions({
    queryKey: ["figures", weeks],
    queryFn: ({ signal }) => read<Figures>(`figures?weeks=${weeks}`, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

export function leadQueryOptions(id: string) {
  return queryOptions({
    queryKey: leadKey(id),
    queryFn: ({ signal }) => read<LeadView>(`leads/${encodeURIComponent(id)}`, signal),
    structuralSharing: newerLeadView,
    // Whether the person may be called and whether a mail was sent change without a change of the lead.
    refetchInterval: 60_000,
  });
}

/** A response that was requested before a change, and comes after it, is older than what is known. */
function newerLeadView(known: unknown, response: unknown): unknown {
  const versionOf = (view: unknown) => (view as LeadView | undefined)?.lead.version ?? 0;
  return versionOf(known) > versionOf(response) ? known : replaceEqualDeep(known, response);
}

export function leadListQuery(filters: Omit<LeadQuery, "after">) {
  return infiniteQueryOptions({
    queryKey: [...listsKey, filters],
    queryFn: ({ pageParam, signal }) =>
      read<LeadPage>(`leads?${queryText({ ...filters, after: pageParam })}`, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // A list keeps its rows while it is read: live events update them, and the user asks for new ones.
    refetchOnMount: ({ state }) => state.isInvalidated, // after an interruption
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    // j and k in a lead follow the list that it was opened from, for as long as it is read.
    gcTime: Number.POSITIVE_INFINITY,
  });
}

export function auditPagesQuery(filters: Omit<AuditQuery, "after">) {
  return infiniteQueryOptions({
    queryKey: ["audit", filters],
    queryFn: ({ pageParam, signal }) =>
      read<AuditPage>(`audit?${queryText({ ...filters, after: pageParam })}`, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnWindowFocus: false,
    staleTime: 0,
  });
}

export function boardQuery(stage: Stage) {
  // Suspected spam has a view of its own.
  const filters = { view: stage === "new" ? "new" : "all", stage } as const;
  return infiniteQueryOptions({
    ...leadListQuery(filters),
    queryKey: [...boardKey, stage],
    refetchOnMount: true,
  });
}

export const homesQuery = queryOptions({
  queryKey: [...homesKey, "all"],
  queryFn: ({ signal }) => read<DeskHomes>("homes", signal),
});

export function homeKey(development: string, number: string) {
  return [...homesKey, development, number];
}

export function homePath(development: string, number: string): string {
  return `homes/${encodeURIComponent(development)}/${encodeURIComponent(number)}`;
}

export function homeQuery(development: string, number: string) {
  return queryOptions({
    queryKey: homeKey(development, number),
    queryFn: ({ signal }) => read<HomeView>(homePath(development, number), signal),
  });
}

export function queryText(query: LeadQuery | AuditQuery): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  return new URLSearchParams(given as [string, string][]).toString();
}

function nullIfSignedOut(error: unknown): null {
  if (error instanceof ServerError && error.status === 401) return null;
  throw error;
}
