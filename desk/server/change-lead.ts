import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { LeadChangeKind, leadChanges, leadConflict, LeadView } from "#domain/desk/lead.ts";
import type { LeadRow } from "#domain/desk/leads.ts";
import { showStatus } from "#desk/state/status.ts";
import { done } from "#desk/words/en/changes.ts";
import { inTurn, noteOwnStep, withoutResponse, versionAfterOwnSteps } from "./change-queue.ts";
import { askAboutConflict } from "./conflicts.ts";
import { keepLeadView } from "./lead-cache.ts";
import { leadKey } from "./queries.ts";
import { send, ServerError } from "./request.ts";

type Body<Kind extends LeadChangeKind> = Omit<z.input<(typeof leadChanges)[Kind]>, "version">;

/** Changes that overwrite something name the version that the user has seen. */
const VERSIONED: ReadonlySet<LeadChangeKind> = new Set(["stage", "assign", "next-step", "merge"]);

/** The user kept the lead as somebody else has changed it: nothing was changed, and nothing failed. */
export class ChangeWithdrawn extends Error {
  override name = "ChangeWithdrawn";
}

export type ChangeLead = <Kind extends LeadChangeKind>(
  seen: LeadRow,
  kind: Kind,
  body: Body<Kind>,
) => Promise<LeadView>;

/** Where somebody else has changed the lead since, the user chooses. */
export function useChangeLead(): ChangeLead {
  const client = useQueryClient();
  return async (seen, kind, body) => {
    const view = await inTurn(seen.id, () => changeLead(client, seen, kind, body));
    showStatus(done[kind](view));
    return view;
  };
}

async function changeLead<Kind extends LeadChangeKind>(
  client: QueryClient,
  seen: LeadRow,
  kind: Kind,
  body: Body<Kind>,
): Promise<LeadView> {
  const path = `leads/${encodeURIComponent(seen.id)}/${kind}`;
  const before = client.getQueryData<LeadView>(leadKey(seen.id));
  for (let version = versionAfterOwnSteps(seen.id, seen.version); ;) {
    const attempt = JSON.stringify([path, version, body]);
    const changeId = body.changeId ?? withoutResponse.get(attempt) ?? crypto.randomUUID();
    withoutResponse.set(attempt, changeId);
    try {
      const view = await send<LeadView>(path, {
        ...body,
        changeId,
        ...(VERSIONED.has(kind) && { version }),
      });
      withoutResponse.delete(attempt);
      noteOwnStep(version, changeId, view);
      keepLeadView(client, view);
      return view;
    } catch (error) {
      if (isResponse(error)) withoutResponse.delete(attempt);
      const now = leadAfterConflict(error);
      if (!now) throw error;
      keepLeadView(client, now);
      const choice = await askAboutConflict({ seen, before, now });
      if (choice === "theirs") throw new ChangeWithdrawn();
      version = now.lead.version;
    }
  }
}

function isResponse(error: unknown): boolean {
  return error instanceof ServerError && error.status < 500;
}

function leadAfterConflict(error: unknown): LeadView | null {
  if (!(error instanceof ServerError) || error.status !== 409) return null;
  const body = error.body as Partial<z.infer<typeof leadConflict>> | undefined;
  return body?.view ?? null;
}
