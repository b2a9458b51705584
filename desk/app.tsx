import { useQuery } from "@tanstack/react-query";
import { ConflictDialog } from "./shell/conflict-dialog.tsx";
import { CrashScreen } from "./shell/crash-screen.tsx";
import { Shell } from "./shell/shell.tsx";
import { endedFor, SignedIn, signedIn } from "./server/me.ts";
import { meQuery } from "./server/queries.ts";
import { Screen } from "./screen.tsx";
import { LoadFailure } from "./parts/load-failure.tsx";
import { SignIn } from "./sign-in/sign-in.tsx";

export function App() {
  return (
    <CrashScreen alone>
      <Desk />
    </CrashScreen>
  );
}

function Desk() {
  const me = useQuery(meQuery);
  if (me.isPending) return null;
  if (me.error) return <LoadFailure error={me.error} onRetry={() => void me.refetch()} alone />;
  const person = signedIn(me.data);
  if (!person) return <SignIn formerly={endedFor(me.data)} />;
  return (
    <SignedIn value={person}>
      <Shell>
        <Screen />
        <ConflictDialog />
      </Shell>
    </SignedIn>
  );
}
