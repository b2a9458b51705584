import { useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { copy } from "#site/ui/contact-icons.ts";
import { Icon } from "#ui/icon.tsx";
import { check } from "#ui/icons.ts";
import * as words from "#words/share.ts";

const FEEDBACK_MS = 4000;

export function CopyLink({ url }: { url: string }) {
  const [outcome, setOutcome] = useState<"copied" | "refused">();

  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome(undefined), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copyUrl() {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome("copied");
    } catch {
      // Browsers refuse it on insecure pages or without permission: the visitor then copies by hand.
      setOutcome("refused");
    }
  }

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        onClick={copyUrl}
        className="[@media(scripting:none)]:hidden"
      >
        <Icon shape={outcome === "copied" ? check : copy} size={18} />
        {outcome === "copied" ? words.linkCopied : words.copyLink}
      </Button>
      <output className={outcome === "refused" ? "order-last w-full text-sm" : "sr-only"}>
        {outcome === "copied" && words.linkCopied}
        {outcome === "refused" && (
          <>
            {words.copyByHand}
            <span className="break-all select-all">{url}</span>
          </>
        )}
      </output>
    </>
  );
}
