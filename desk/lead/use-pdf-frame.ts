import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { FrameMessage, OpenMessage, ZoomMessage, ZoomStep } from "#desk/pdf/messages.ts";

type State = { kind: "opening" } | Extract<FrameMessage, { kind: "opened" | "failed" }>;

/** Sends the bytes to the frame once, and listens on a port that only this frame has. */
export function usePdfFrame(bytes: ArrayBuffer | undefined, onEscape: () => void) {
  const [state, setState] = useState<State>({ kind: "opening" });
  const [page, setPage] = useState(1);
  const port = useRef<MessagePort>(undefined);
  useEffect(() => () => port.current?.close(), []);

  function onLoad({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    // Another page in the frame must not get the document as well.
    if (port.current || !bytes) return;
    const { port1, port2 } = new MessageChannel();
    port.current = port1;
    port1.addEventListener("message", ({ data }) => {
      const message = readMessage(data);
      if (message?.kind === "page") setPage(message.page);
      else if (message?.kind === "escape") onEscape();
      else if (message) setState(message);
    });
    port1.start();
    // The frame has an opaque origin, which cannot be named.
    const message: OpenMessage = { bytes };
    currentTarget.contentWindow?.postMessage(message, "*", [port2]);
  }

  return {
    state,
    page,
    onLoad,
    zoom: (zoom: ZoomStep) => port.current?.postMessage({ zoom } satisfies ZoomMessage),
  };
}

/** Any other message is null, because the frame shows what a stranger has sent. */
export function readMessage(data: unknown): FrameMessage | null {
  const { kind, pages, page, reason, hasMissingPictures } = (data ?? {}) as Record<string, unknown>;
  if (kind === "opened" && Number.isInteger(pages)) {
    return { kind, pages: pages as number, hasMissingPictures: hasMissingPictures === true };
  }
  if (kind === "page" && Number.isInteger(page)) return { kind, page: page as number };
  if (kind === "failed") return { kind, reason: reason === "encrypted" ? reason : "damaged" };
  return kind === "escape" ? { kind } : null;
}
