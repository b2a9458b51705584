import type { ReactNode } from "react";
import type { Stage } from "#domain/desk/stages.ts";
import * as values from "#desk/words/en/values.ts";
import { classes } from "#ui/classes.ts";

const tones = {
  plain: "border-rule text-fg-soft",
  strong: "border-fg/60 text-fg",
  good: "border-success/60 text-success",
  warn: "border-warning/60 text-warning",
  bad: "border-danger/60 text-danger",
  sea: "border-sea/60 text-sea",
  accent: "border-accent/60 text-accent",
};

export type Tone = keyof typeof tones;

export function Tag({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classes(
        "inline-flex items-center rounded-sm border px-1.5 text-xs font-medium whitespace-nowrap",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}

const stageTones: Record<Stage, Tone> = {
  new: "accent",
  contacted: "sea",
  viewing: "sea",
  offer: "strong",
  won: "good",
  lost: "plain",
};

export function StageTag({ stage }: { stage: Stage }) {
  return <Tag tone={stageTones[stage]}>{values.stages[stage]}</Tag>;
}
