import { forgetLists } from "#desk/navigation/last-list.ts";
import { showStatus } from "#desk/state/status.ts";
import { forgetChanges } from "./change-queue.ts";
import { withdrawConflicts } from "./conflicts.ts";

export function forgetPerson(): void {
  withdrawConflicts();
  forgetChanges();
  forgetLists();
  showStatus(null);
}
