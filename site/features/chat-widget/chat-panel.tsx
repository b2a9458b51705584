import { useEffect, useEffectEvent, useId, useRef } from "react";
import { company } from "#catalog/company.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { close } from "#ui/icons.ts";
import * as words from "#words/chat.ts";
import * as controlWords from "#ui/words/controls.ts";
import { ChatForm } from "./chat-form.tsx";

/** A dialog or menu over the page closes first. */
const OVER_THE_PAGE = "dialog:modal, [popover=auto]:popover-open";

/** [2.123] [2.124] [9.023] Not modal: the page stays usable. */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const panelRef = useRef<HTMLDialogElement>(null);
  const shut = useEffectEvent(onClose);

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector(OVER_THE_PAGE)) shut();
    };
    document.addEventListener("keydown", onKeyDown);
    // The title gets the focus: screen readers announce it, and phones show no keyboard.
    panelRef.current?.querySelector("h2")?.focus({ preventScroll: true });
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <dialog
      ref={panelRef}
      open
      aria-labelledby={titleId}
      className="on-paper static m-0 me-[14px] flex h-[450px] max-h-[calc(100dvh-var(--spacing-header)-6rem)] w-[350px] flex-col overflow-hidden rounded-sm border border-rule bg-paper shadow-overlay transition-[opacity,translate] duration-300 ease-calm starting:translate-y-3 starting:opacity-0 [@media(width<=480px)]:h-[400px] [@media(width<=768px)]:w-[calc(100vw-40px)]"
    >
      <header className="on-ink flex items-center gap-3 bg-ink py-1.5 ps-5 pe-1.5">
        <div className="min-w-0 flex-1">
          <h2
            id={titleId}
            tabIndex={-1}
            className="truncate font-display text-lg leading-snug outline-none"
          >
            {company.chatName}
          </h2>
          <p className="flex items-center gap-2 text-xs text-fg-soft">
            <span aria-hidden="true" className="size-2 rounded-full bg-highlight" />
            {words.online}
          </p>
        </div>
        <IconButton label={controlWords.close} shape={close} onClick={onClose} />
      </header>
      <ChatForm onClose={onClose} />
    </dialog>
  );
}
