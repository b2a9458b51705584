import { useSyncExternalStore } from "react";
import { mail, share } from "#site/ui/contact-icons.ts";
import { CopyLink } from "#site/ui/copy-link.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { whatsapp } from "#ui/icons.ts";
import * as words from "#words/share.ts";
import * as controlWords from "#ui/words/controls.ts";

import { mailShare, type Shared, sharedUrl, whatsappShare } from "./share-urls.ts";

/** WhatsApp and e-mail are plain links; the others need hydration. */
export function ShareLinks(shared: Shared) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <CopyLink url={sharedUrl(shared)} />
      <a
        href={whatsappShare(shared)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={words.shareOnWhatsApp + controlWords.opensInNewTab}
        className={iconLink}
      >
        <Icon shape={whatsapp} />
      </a>
      <a href={mailShare(shared)} aria-label={words.shareByEMail} className={iconLink}>
        <Icon shape={mail} />
      </a>
      <ShareMenu {...shared} />
    </div>
  );
}

/** Rendered where the browser has a share menu. */
function ShareMenu(shared: Shared) {
  const canShare = useSyncExternalStore(
    neverChanges,
    () => "share" in navigator,
    () => false,
  );
  if (!canShare) return null;

  async function openMenu() {
    try {
      const { title, lines } = shared;
      const text = lines && { text: lines.join("\n") };
      await navigator.share({ title, ...text, url: sharedUrl(shared) });
    } catch (error) {
      // Closing the menu is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    }
  }

  return (
    <IconButton
      label={words.shareInAnotherWay}
      shape={share}
      variant="outline"
      onClick={openMenu}
    />
  );
}

function neverChanges() {
  return () => {};
}

const iconLink =
  "grid size-11 place-items-center rounded-sm border border-rule-strong transition-colors duration-300 ease-calm hover:border-fg hover:bg-fg/8";
