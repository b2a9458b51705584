import { useRef, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { close, whatsapp } from "#ui/icons.ts";
import { OnDemand } from "#site/ui/on-demand.tsx";
import { chatLink } from "#catalog/contact-links.ts";
import * as words from "#words/chat.ts";
import * as controlWords from "#ui/words/controls.ts";

const round =
  "on-ink grid size-[48px] cursor-pointer place-items-center rounded-full border border-rule bg-ink text-fg shadow-overlay transition-colors duration-300 ease-calm hover:bg-ink-hover";

/** [1.003] [2.032] Without script a link to the same chat stands in its place. */
export function ChatWidget() {
  const [open, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);

  function shut() {
    setOpen(false);
    buttonRef.current?.focus();
  }

  function goToApp() {
    setOpen(false);
    window.open(chatLink, "_blank", "noopener");
  }

  return (
    <>
      <OnDemand wanted={open} load={() => import("./chat-panel.tsx")} onFailure={goToApp}>
        {({ ChatPanel }) => open && <ChatPanel onClose={shut} />}
      </OnDemand>
      <button
        ref={buttonRef}
        type="button"
        aria-label={words.chatWithUs}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={`${round} noscript:hidden`}
      >
        <Icon shape={open ? close : whatsapp} size={open ? 22 : 26} />
      </button>
      <noscript>
        <a
          href={chatLink}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={words.chatWithUs + controlWords.opensInNewTab}
          className={round}
        >
          <Icon shape={whatsapp} size={26} />
        </a>
      </noscript>
    </>
  );
}
