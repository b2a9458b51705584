import { type ReactNode, useEffect, useRef, useState } from "react";
import { leadIdIn, navigate, useDeskUrl } from "#desk/navigation/desk-url.ts";
import { useConnection } from "#desk/server/connection.ts";
import { useLiveUpdates } from "#desk/server/live.ts";
import { FactorReminder } from "#desk/sign-in/factor-reminder.tsx";
import * as words from "#desk/words/en/desk.ts";
import { Icon } from "#ui/icon.tsx";
import { warning } from "#ui/icons.ts";
import { Help } from "./help.tsx";
import { Navigation } from "./navigation.tsx";
import { StatusLine } from "./status-line.tsx";
import { useFocusFallback } from "./use-focus-fallback.ts";
import { useKeys } from "./use-keys.ts";

export function Shell({ children }: { children: ReactNode }) {
  const { path } = useDeskUrl();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useLiveUpdates(leadIdIn(path));
  useFocusFallback(frame);
  useFocusOnScreen(path);
  useKeys({ "?": () => setHelpOpen(true), "/": openSearch });
  return (
    <div ref={frame} className="flex h-dvh flex-col md:grid md:grid-cols-[13.5rem_minmax(0,1fr)]">
      <a
        href={`#${CONTENT}`}
        className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:bg-surface focus:p-2"
      >
        {words.skipToContent}
      </a>
      <Navigation onHelp={() => setHelpOpen(true)} />
      <main
        id={CONTENT}
        tabIndex={-1}
        className="flex min-h-0 min-w-0 flex-1 flex-col outline-none"
      >
        <OfflineNotice />
        {path === "/" && <FactorReminder />}
        {children}
      </main>
      <StatusLine />
      <Help open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}

export const SEARCH_FIELD = "desk-search";
const CONTENT = "content";

function openSearch(): void {
  const field = document.getElementById(SEARCH_FIELD);
  if (field) field.focus();
  else navigate("/?focus=search");
}

/** When the focused link disappears, the focus goes to the new screen, for keys and screen readers. */
function useFocusOnScreen(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (document.activeElement === document.body) document.getElementById(CONTENT)?.focus();
  }, [path]);
}

function OfflineNotice() {
  const isConnected = useConnection();
  return (
    <div role="status">
      {!isConnected && (
        <p className="flex items-center gap-2 bg-warning px-4 py-2 text-sm font-medium text-paper">
          <Icon shape={warning} size={18} />
          {words.offlineNotice}
        </p>
      )}
    </div>
  );
}
