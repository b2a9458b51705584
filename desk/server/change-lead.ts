import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { LeadChange, leadChanges, leadConflict, LeadSheet } from "#domain/desk/lead.ts";
import type { LeadRow } from "#domain/desk/leads.ts";
import { askAboutConflict } from "./conflicts.ts";
import { keepSheet } from "./lead-cache.ts";
import { leadKey } from "./queries.ts";
import { send, ServerError } from "./request.ts";

type Body<Kind extends LeadChange> = Omit<z.input<(typeof leadChanges)[Kind]>, "version">;

type LeadConflict = z.infer<typeof leadConflict>;

/** Changes that overwrite something name the version that the user has seen. */
const VERSIONED: ReadonlySet<LeadChange> = new Set(["stage", "assign", "next-step", "merge"]);

/** The ids of changes that may have been made, because no answer came. The same change again has the same id. */
const unanswered = new Map<string, string>();

export type ChangeLead = <Kind extends LeadChange>(
  seen: LeadRow,
  kind: Kind,
  body: Body<Kind>,
) => Promise<LeadSheet>;

export function useChangeLead(): ChangeLead {
  const client = useQueryClient();
  return (seen, kind, body) => changeLead(client, seen, kind, body);
}

/**
 * Where somebody else has changed the lead since, the user chooses: the own change is made on the lead as
 * it is now, or left. Both give the lead as it is then.
 */
async function changeLead<Kind extends LeadChange>(
  client: QueryClient,
  seen: LeadRow,
  kind: Kind,
  body: Body<Kind>,
): Promise<LeadSheet> {
  const path = `leads/${encodeURIComponent(seen.id)}/${kind}`;
  const before = client.getQueryData<LeadSheet>(leadKey(seen.id));
  const attempt = `${path} ${JSON.stringify(body)}`;
  const changeId = unanswered.get(attempt) ?? crypto.randomUUID();
  for (let { version } = seen; ;) {
    unanswered.set(attempt, changeId);
    try {
      const sheet = await send<LeadSheet>(path, {
        ...body,
        changeId,
        ...(VERSIONED.has(kind) && { version }),
      });
      unanswered.delete(attempt);
      keepSheet(client, sheet);
      return sheet;
    } catch (error) {
      if (isAnswer(error)) unanswered.delete(attempt);
      const now = leadAfterConflict(error);
      if (!now) throw error;
      keepSheet(client, now);
      const choice = await askAboutConflict({ seen, before, now });
      if (choice === "theirs") return now;
      version = now.lead.version;
    }
  }
}

function isAnswer(error: unknown): boolean {
  return error instanceof ServerError && error.status < 500;
}

function leadAfterConflict(error: unknown): LeadSheet | null {
  if (!(error instanceof ServerError) || error.status !== 409) return null;
  const body = error.body as Partial<LeadConflict> | undefined;
  return body?.sheet ?? null;
}
