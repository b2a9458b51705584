import { type MutationState, useMutation, useMutationState } from "@tanstack/react-query";
import { useState } from "react";
import type { LeadView } from "#domain/desk/lead.ts";
import type { LeadRow } from "#domain/desk/leads.ts";
import type { LostReason, Stage } from "#domain/desk/stages.ts";
import { ChangeWithdrawn, useChangeLead } from "#desk/server/change-lead.ts";

export type Move = { row: LeadRow; stage: Stage; lostReason?: LostReason };

const MOVES = ["moves"];

/** A card is shown in its new column at once, and in the old one again if the server refuses. */
export function useMoves() {
  const changeLead = useChangeLead();
  const [openedAt] = useState(() => Date.now());
  const { mutate } = useMutation({
    mutationKey: MOVES,
    mutationFn: ({ row, ...change }: Move) => changeLead(row, "stage", change),
  });
  const states = useMutationState({
    filters: { mutationKey: MOVES },
    select: ({ state }) => state as MutationState<LeadView, Error, Move>,
  });
  const latest = [...new Map(states.map((state) => [state.variables?.row.id, state])).values()];
  return {
    move: mutate,
    /** Moves that wait for a response, at most one for each card. */
    moves: latest.flatMap(({ status, variables }) =>
      status === "pending" && variables ? [variables] : [],
    ),
    failures: latest.flatMap(({ error, variables, submittedAt }) =>
      error && variables && submittedAt >= openedAt && !(error instanceof ChangeWithdrawn)
        ? [{ row: variables.row, error }]
        : [],
    ),
  };
}
