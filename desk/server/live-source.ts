import type { z } from "zod";
import type { liveEvents } from "#domain/desk/live.ts";
import { noteConnection } from "./connection.ts";

/** A browser reconnects by itself after a lost connection, but not after an error response. */
const REOPEN_AFTER = 5000;

type Events = typeof liveEvents;

type LiveSource = {
  url: string;
  handlers: { [Name in keyof Events]: (data: z.infer<Events[Name]>) => void };
  /** Called after a time in which events may have been missed. */
  onCatchUp: () => void;
  /** Called with an error response: the session may have ended. */
  onRefused: () => void;
  /** Survives the change to another URL. */
  interruption: { isInterrupted: boolean };
};

/** Open only while the window is visible: a browser has six connections for all windows. Returns how
 * to stop. */
export function openLiveSource(live: LiveSource): () => void {
  const { url, handlers, onCatchUp, onRefused, interruption } = live;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    close();
    source = new EventSource(url);
    source.addEventListener("open", () => {
      noteConnection(true);
      if (interruption.isInterrupted) onCatchUp();
      interruption.isInterrupted = false;
    });
    source.addEventListener("error", () => {
      interruption.isInterrupted = true;
      if (source?.readyState !== EventSource.CLOSED) return;
      close();
      timer = setTimeout(open, REOPEN_AFTER);
      onRefused();
    });
    for (const [name, handle] of Object.entries(handlers)) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) =>
        handle(JSON.parse(data) as never),
      );
    }
  }

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  }

  function followVisibility(): void {
    if (!document.hidden) return open();
    interruption.isInterrupted = true;
    close();
  }

  document.addEventListener("visibilitychange", followVisibility);
  followVisibility();
  return () => {
    document.removeEventListener("visibilitychange", followVisibility);
    close();
  };
}
