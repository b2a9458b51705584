import { useQuery } from "@tanstack/react-query";
import { mark } from "#catalog/brand/mark.ts";
import { company } from "#catalog/company.ts";
import { Wordmark } from "#ui/brand-mark.tsx";
import { ConflictDialog } from "./shell/conflict-dialog.tsx";
import { CrashScreen } from "./shell/crash-screen.tsx";
import { Shell } from "./shell/shell.tsx";
import { endedFor, SignedIn, signedIn } from "#desk/state/me.ts";
import { meQuery } from "./server/queries.ts";
import { Screen } from "./screen.tsx";
import { LoadFailure } from "./parts/load-failure.tsx";
import { SetUpFirst } from "./sign-in/set-up.tsx";
import { TouchDialog } from "./sign-in/touch-dialog.tsx";
import { SignIn } from "./sign-in/sign-in.tsx";

export function App() {
  return (
    <CrashScreen alone>
      <Desk />
    </CrashScreen>
  );
}

function Loading() {
  return (
    <div className="grid min-h-dvh place-content-center" aria-busy="true">
      <Wordmark mark={mark} name={company.name} className="text-lg" />
    </div>
  );
}

function Desk() {
  const me = useQuery(meQuery);
  if (me.isPending) return <Loading />;
  // A failed renewal keeps the person who is known, so the error is looked at last.
  if (me.data === undefined) {
    return <LoadFailure error={me.error} onRetry={() => void me.refetch()} alone />;
  }
  const person = signedIn(me.data);
  if (!person) return <SignIn formerly={endedFor(me.data)} />;
  return (
    <SignedIn value={person}>
      <SetUpFirst key={person.id}>
        <Shell>
          <Screen />
          <ConflictDialog />
        </Shell>
      </SetUpFirst>
      <TouchDialog />
    </SignedIn>
  );
}
