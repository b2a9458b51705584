import { useQuery } from "@tanstack/react-query";
import type { Account } from "#domain/desk/account.ts";
import { peopleQuery } from "#desk/server/queries.ts";
import * as values from "#desk/words/en/values.ts";

const NO_PEOPLE: Account[] = [];

/** Every account of the desk; empty while it is loading. */
export function usePeople(): Account[] {
  return useQuery(peopleQuery).data ?? NO_PEOPLE;
}

export function useNames(): (id: string | null) => string {
  const people = usePeople();
  return (id) => {
    if (id === null) return values.nobody;
    return people.find((person) => person.id === id)?.name ?? values.somebody;
  };
}

export function useOwners(): Account[] {
  return usePeople().filter(({ isDisabled }) => !isDisabled);
}
