import { createContext, useContext } from "react";
import type { Me } from "#domain/desk/account.ts";

/** The signed-in person, for every screen below: a screen never sees the moment of signing out. */
export const SignedIn = createContext<Me | null>(null);

export function useMe(): Me {
  const me = useContext(SignedIn);
  if (!me) throw new Error("useMe is for screens of a signed-in person");
  return me;
}
