import { useEffect, useRef } from "react";
import type { Notice } from "#domain/notice.ts";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { check, warning } from "#ui/icons.ts";

/** [4.020] Shows the result under the button, and scrolls to it where the button is at the end of the screen. The live
 * region is always rendered, so that screen readers announce the text. */
export function FormNotice({ notice }: { notice: Notice | null }) {
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (notice) shown.current?.scrollIntoView({ block: "nearest" });
  }, [notice]);

  return (
    <div aria-live="polite">
      {notice && (
        <p
          ref={shown}
          className={classes(
            "mt-6 flex scroll-mb-8 items-start gap-3 border-s-2 py-1 ps-4 text-sm font-medium",
            notice.kind === "success"
              ? "border-success text-success in-[.on-ink]:border-highlight in-[.on-ink]:text-fg"
              : "border-alert text-alert",
          )}
        >
          <Icon shape={notice.kind === "success" ? check : warning} className="mt-px" />
          {notice.text}
        </p>
      )}
    </div>
  );
}
