import { createContext, useContext } from "react";
import type { Me } from "#domain/desk/account.ts";

/** Null where nobody is signed in; `endedFor` is the person whose session has ended. */
export type Session = Me | { endedFor: Me } | null;

export function signedIn(session: Session | undefined): Me | null {
  return session && "id" in session ? session : null;
}

export function endedFor(session: Session | undefined): Me | null {
  return session && "endedFor" in session ? session.endedFor : null;
}

/** The signed-in person, for every screen below: a screen never sees the moment of signing out. */
export const SignedIn = createContext<Me | null>(null);

export function useMe(): Me {
  const me = useContext(SignedIn);
  if (!me) throw new Error("useMe is for screens of a signed-in person");
  return me;
}
