import type { QueryClient } from "@tanstack/react-query";
import type { Account } from "#domain/desk/account.ts";
import type { DeskHome, HomeView } from "#domain/desk/homes.ts";
import type { LiveHome } from "#domain/desk/live.ts";
import { homeKey, homeQuery, homesQuery, peopleKey } from "./queries.ts";

export function keepHome(client: QueryClient, development: string, view: HomeView): void {
  const { home } = view;
  client.setQueryData<HomeView>(homeKey(development, home.number), (known) =>
    known && known.home.version > home.version ? known : view,
  );
  client.setQueryData(homesQuery.queryKey, (homes) => {
    const developments = homes?.developments.map((one) =>
      one.key === development ? { ...one, homes: replaceHome(one.homes, home) } : one,
    );
    return developments && { developments };
  });
  renewNames(client, view);
}

function replaceHome(homes: DeskHome[], home: DeskHome): DeskHome[] {
  return homes.map((known) =>
    known.number === home.number && known.version <= home.version ? home : known,
  );
}

/** The change may come from a colleague whose name is not loaded yet. */
function renewNames(client: QueryClient, { history }: HomeView): void {
  const known = client.getQueryData<Account[]>(peopleKey);
  const isKnown = (id: string | null) => id === null || known?.some((person) => person.id === id);
  if (!history.every(({ by }) => isKnown(by))) {
    void client.invalidateQueries({ queryKey: peopleKey });
  }
}

export async function updateHome(client: QueryClient, changed: LiveHome): Promise<void> {
  const { development, number, version } = changed;
  const home = client
    .getQueryData(homesQuery.queryKey)
    ?.developments.find(({ key }) => key === development)
    ?.homes.find((candidate) => candidate.number === number);
  if (!home || home.version >= version) return;
  const options = { ...homeQuery(development, number), staleTime: 0 };
  const view = await client.fetchQuery(options).catch(() => null); // shown as an error where it is open
  if (view) keepHome(client, development, view);
}
