import { useQueryClient } from "@tanstack/react-query";
import type { ChosenStatus, DeskHome, HomeView } from "#domain/desk/homes.ts";
import { keepHome } from "./home-cache.ts";
import { homePath } from "./queries.ts";
import { send, ServerError } from "./request.ts";

type Change = { status: ChosenStatus; reason: string };

/** Resolves with null where somebody else was first: the home is then shown as it is now. */
export function useChangeHome(development: string) {
  const client = useQueryClient();
  return async (seen: DeskHome, change: Change): Promise<HomeView | null> => {
    try {
      const body = { ...change, version: seen.version };
      const view = await send<HomeView>(homePath(development, seen.number), body);
      keepHome(client, development, view);
      return view;
    } catch (error) {
      const now = homeAfterConflict(error);
      if (!now) throw error;
      keepHome(client, development, now);
      return null;
    }
  };
}

function homeAfterConflict(error: unknown): HomeView | null {
  if (!(error instanceof ServerError) || error.status !== 409) return null;
  const { home, history } = (error.body ?? {}) as Partial<HomeView>;
  return home && history ? { home, history } : null;
}
