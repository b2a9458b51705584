import { useId } from "react";
import { classes } from "#ui/classes.ts";
import * as words from "#words/team.ts";
import { initials } from "./initials.ts";
import { motifs } from "./monogram-motifs.ts";

type MonogramProps = {
  /** Neighbours differ in motif and colours. */
  id: string;
  name: string;
  className?: string;
};

/** Background and letters, then lines. */
const tones = [
  ["bg-ink text-ivory", "text-accent-on-ink"],
  ["bg-accent text-ivory", "text-accent-on-ink"],
  ["bg-paper-deep text-ink", "text-brass"],
  ["bg-sea text-ivory", "text-ivory-soft"],
] as const;

/** Stands for the photograph of a person who has none. */
export function Monogram({ id, name, className }: MonogramProps) {
  const pattern = useId();
  const index = Number(id) - 1;
  const { width, height, lines } = motifs[index % motifs.length] ?? motifs[0];
  const [tone, lineTone] = tones[index % tones.length] ?? tones[0];
  return (
    <div
      role="img"
      aria-label={words.monogramOf(name)}
      className={classes("@container relative aspect-27/35 overflow-hidden", tone, className)}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 270 350"
        className={classes(
          "absolute inset-0 size-full mask-linear-0 mask-linear-from-5% mask-linear-to-75%",
          lineTone,
        )}
      >
        <pattern id={pattern} width={width} height={height} patternUnits="userSpaceOnUse">
          <path d={lines} fill="none" stroke="currentColor" />
        </pattern>
        <rect width="270" height="350" fill={`url(#${pattern})`} />
      </svg>
      <span
        aria-hidden="true"
        className="absolute start-[8cqw] top-[7cqw] font-display text-[36cqw] leading-none tracking-[-0.04em]"
      >
        {initials(name)}
      </span>
    </div>
  );
}
