import { lazy, Suspense } from "react";
import { isManager } from "#domain/desk/roles.ts";
import { leadIdIn, useDeskUrl } from "./navigation/desk-url.ts";
import { Inbox } from "./inbox/inbox.tsx";
import { Lead } from "./lead/lead.tsx";
import { NotFound } from "./parts/not-found.tsx";
import { Skeleton } from "./parts/skeleton.tsx";
import { useMe } from "#desk/state/me.ts";
import { CrashScreen } from "./shell/crash-screen.tsx";

const Audit = lazy(() => import("./audit/audit.tsx").then(({ Audit }) => ({ default: Audit })));
const Board = lazy(() => import("./board/board.tsx").then(({ Board }) => ({ default: Board })));
const Export = lazy(() =>
  import("./export/export.tsx").then(({ Export }) => ({ default: Export })),
);
const Figures = lazy(() =>
  import("./figures/figures.tsx").then(({ Figures }) => ({ default: Figures })),
);
const Homes = lazy(() => import("./homes/homes.tsx").then(({ Homes }) => ({ default: Homes })));
const People = lazy(() =>
  import("./people/people.tsx").then(({ People }) => ({ default: People })),
);
const YourAccount = lazy(() =>
  import("./account/your-account.tsx").then(({ YourAccount }) => ({ default: YourAccount })),
);

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
