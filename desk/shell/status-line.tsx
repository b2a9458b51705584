import * as words from "#desk/words/en/desk.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { close } from "#ui/icons.ts";
import { showStatus, useStatus } from "./status.ts";

/** What was done, where its own screen is not shown any more; it stays until it is closed. */
export function StatusLine() {
  const text = useStatus();
  return (
    <div role="status">
      {text && (
        <p className="bg-note flex items-center justify-between gap-4 border-b border-rule ps-4 pe-2 text-sm md:ps-6">
          {text}
          <IconButton label={words.close} shape={close} onClick={() => showStatus(null)} />
        </p>
      )}
    </div>
  );
}
