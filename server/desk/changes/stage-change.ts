import type { z } from "zod";
import { isReached } from "#domain/desk/figure-choices.ts";
import type { leadChanges } from "#domain/desk/lead.ts";
import { HttpError } from "#server/http/http-error.ts";
import { reachStage } from "./furthest-stage.ts";
import { type Changing, type LeadChange, answeredAt, plainText } from "./lead-change.ts";

export function stageChange(
  { lead, now }: Changing,
  { stage, lostReason }: Omit<z.output<(typeof leadChanges)["stage"]>, "version">,
): LeadChange | null {
  if (stage === "lost" && !lostReason) {
    throw new HttpError(422, "A lost lead needs a reason", { field: "lostReason" });
  }
  const reason = stage === "lost" ? (lostReason ?? null) : null;
  if (stage === lead.stage && reason === lead.lost_reason) return null;
  const moved = `Moved from ${capitalized(lead.stage)} to ${capitalized(stage)}`;
  const text = reason ? `${moved}: ${reason}` : moved;
  return {
    set: [
      ["stage = ?", stage],
      ["stage_since = ?", now.getTime()],
      ["lost_reason = ?", reason],
      ...(isReached(stage) ? [reachStage(stage)] : []),
      answeredAt(now.getTime()),
    ],
    event: { kind: "stage", text: plainText(text) },
    audit: text,
  };
}

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
