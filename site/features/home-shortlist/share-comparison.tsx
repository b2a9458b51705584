import { useState } from "react";
import { Button } from "#ui/button.tsx";
import * as words from "#words/home-shortlist.ts";

export function ShareComparison() {
  const [outcome, setOutcome] = useState<"copied" | "refused">();

  async function share() {
    const url = location.href;
    try {
      if (matchMedia("(pointer: coarse)").matches && "share" in navigator) {
        await navigator.share({ url, title: document.title });
        return;
      }
      await navigator.clipboard.writeText(url);
      setOutcome("copied");
    } catch (error) {
      // A share menu that was closed again is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) setOutcome("refused");
    }
  }

  return (
    <>
      <Button variant="outline" size="sm" onClick={share}>
        {outcome === "copied" ? words.linkCopied : words.share}
      </Button>
      <output className={outcome === "refused" ? "w-full text-sm" : "sr-only"}>
        {outcome === "copied" && words.linkCopied}
        {outcome === "refused" && (
          <>
            {words.copyByHand}
            <span className="break-all select-all">{location.href}</span>
          </>
        )}
      </output>
    </>
  );
}
