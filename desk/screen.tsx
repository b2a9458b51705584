import { lazy, Suspense } from "react";
import { isManager } from "#domain/desk/roles.ts";
import { leadIdIn, useDeskUrl } from "./navigation/desk-url.ts";
import { Inbox } from "./inbox/inbox.tsx";
import { Lead } from "./lead/lead.tsx";
import { NotFound } from "./parts/not-found.tsx";
import { Skeleton } from "./parts/skeleton.tsx";
import { useMe } from "#desk/state/me.ts";
import { CrashScreen } from "./shell/crash-screen.tsx";

const Audit = lazy(async () => ({ default: (await import("./audit/audit.tsx")).Audit }));
const Board = lazy(async () => ({ default: (await import("./board/board.tsx")).Board }));
const Export = lazy(async () => ({ default: (await import("./export/export.tsx")).Export }));
const Figures = lazy(async () => ({ default: (await import("./figures/figures.tsx")).Figures }));
const Homes = lazy(async () => ({ default: (await import("./homes/homes.tsx")).Homes }));
const People = lazy(async () => ({ default: (await import("./people/people.tsx")).People }));
const YourAccount = lazy(async () => ({
  default: (await import("./account/your-account.tsx")).YourAccount,
}));

export function Screen() {
  const { path } = useDeskUrl();
  return (
    <CrashScreen path={path}>
      <Suspense fallback={<Skeleton rows={8} />}>{useScreen(path)}</Suspense>
    </CrashScreen>
  );
}

function useScreen(path: string) {
  const manages = isManager(useMe());
  const leadId = leadIdIn(path);
  if (leadId) return <Lead key={leadId} id={leadId} />;
  if (path === "/") return <Inbox />;
  if (path === "/board") return <Board />;
  if (path === "/figures" && manages) return <Figures />;
  if (/^\/homes(\/[^/]+)?$/.test(path)) return <Homes />;
  if (path === "/people" && manages) return <People />;
  if (path === "/export" && manages) return <Export />;
  if (path === "/audit" && manages) return <Audit />;
  if (path === "/account") return <YourAccount />;
  return <NotFound />;
}
