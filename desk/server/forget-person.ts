import { forgetLists } from "#desk/navigation/last-list.ts";
import { showStatus } from "#desk/state/status.ts";
import { forgetChanges } from "./change-queue.ts";
import { withdrawConflicts } from "./conflicts.ts";
import { withdrawTouch } from "./touch.ts";

export function forgetPerson(): void {
  withdrawConflicts();
  withdrawTouch();
  forgetChanges();
  forgetLists();
  showStatus(null);
}
