import { useState } from "react";
import type { Me } from "#domain/desk/account.ts";
import { Link } from "#desk/navigation/link.tsx";
import { useMe } from "#desk/state/me.ts";
import * as words from "#desk/words/en/set-up.ts";
import { Button } from "#ui/button.tsx";
import { hasPasskeys } from "./passkeys.ts";
import { isPostponed, postpone } from "./postponed.ts";

const FEW_CODES = 3;

type Reminder = keyof typeof words.reminders;

/** What is still missing from a safe way in, one thing at a time. */
export function FactorReminder() {
  const [dismissed, setDismissed] = useState<Reminder>();
  const missing = missingOf(useMe());
  if (!missing || missing === dismissed || isPostponed(`${missing} reminder`)) return null;

  function dismiss(reminder: Reminder) {
    postpone(`${reminder} reminder`);
    setDismissed(reminder);
  }

  return (
    <section
      aria-label={words.reminder}
      className="bg-note flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule px-4 py-2 text-sm md:px-6"
    >
      <p className="min-w-60 flex-1">{words.reminders[missing]}</p>
      <div className="flex items-center gap-4">
        <Link to="/account" className="font-medium underline">
          {words.toAccount}
        </Link>
        <Button variant="ghost" size="sm" onClick={() => dismiss(missing)}>
          {words.notNow}
        </Button>
      </div>
    </section>
  );
}

function missingOf({ passkeys, recoveryCodes }: Me): Reminder | null {
  if (!hasPasskeys()) return null;
  if (passkeys.length === 0) return "none";
  if (recoveryCodes < FEW_CODES) return "codes";
  return passkeys.length === 1 ? "second" : null;
}
