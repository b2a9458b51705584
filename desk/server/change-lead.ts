import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { LeadChange, leadChanges, leadConflict, LeadSheet } from "#domain/desk/lead.ts";
import type { LeadRow } from "#domain/desk/leads.ts";
import { showStatus } from "#desk/shell/status.ts";
import { done } from "#desk/words/en/changes.ts";
import { inTurn, noteOwnStep, unanswered, versionAfterOwnSteps } from "./change-queue.ts";
import { askAboutConflict } from "./conflicts.ts";
import { keepSheet } from "./lead-cache.ts";
import { leadKey } from "./queries.ts";
import { send, ServerError } from "./request.ts";

type Body<Kind extends LeadChange> = Omit<z.input<(typeof leadChanges)[Kind]>, "version">;

type LeadConflict = z.infer<typeof leadConflict>;

/** Changes that overwrite something name the version that the user has seen. */
const VERSIONED: ReadonlySet<LeadChange> = new Set(["stage", "assign", "next-step", "merge"]);

/** The user left the lead as somebody else has changed it: the change was not made, and nothing failed. */
export class ChangeWithdrawn extends Error {
  override name = "ChangeWithdrawn";
}

export type ChangeLead = <Kind extends LeadChange>(
  seen: LeadRow,
  kind: Kind,
  body: Body<Kind>,
) => Promise<LeadSheet>;

/** Makes a change and says so. Where somebody else has changed the lead since, the user chooses. */
export function useChangeLead(): ChangeLead {
  const client = useQueryClient();
  return async (seen, kind, body) => {
    const sheet = await inTurn(seen.id, () => changeLead(client, seen, kind, body));
    showStatus(done[kind](sheet));
    return sheet;
  };
}

async function changeLead<Kind extends LeadChange>(
  client: QueryClient,
  seen: LeadRow,
  kind: Kind,
  body: Body<Kind>,
): Promise<LeadSheet> {
  const path = `leads/${encodeURIComponent(seen.id)}/${kind}`;
  const before = client.getQueryData<LeadSheet>(leadKey(seen.id));
  for (let version = versionAfterOwnSteps(seen.id, seen.version); ;) {
    const attempt = JSON.stringify([path, version, body]);
    const changeId = body.changeId ?? unanswered.get(attempt) ?? crypto.randomUUID();
    unanswered.set(attempt, changeId);
    try {
      const sheet = await send<LeadSheet>(path, {
        ...body,
        changeId,
        ...(VERSIONED.has(kind) && { version }),
      });
      unanswered.delete(attempt);
      noteOwnStep(version, changeId, sheet);
      keepSheet(client, sheet);
      return sheet;
    } catch (error) {
      if (isResponse(error)) unanswered.delete(attempt);
      const now = leadAfterConflict(error);
      if (!now) throw error;
      keepSheet(client, now);
      const choice = await askAboutConflict({ seen, before, now });
      if (choice === "theirs") throw new ChangeWithdrawn();
      version = now.lead.version;
    }
  }
}

function isResponse(error: unknown): boolean {
  return error instanceof ServerError && error.status < 500;
}

function leadAfterConflict(error: unknown): LeadSheet | null {
  if (!(error instanceof ServerError) || error.status !== 409) return null;
  const body = error.body as Partial<LeadConflict> | undefined;
  return body?.sheet ?? null;
}
