import { classes } from "./classes.ts";
import { arrowBack, arrowForward } from "./icons.ts";

const pointingSideways = new Set<string>([arrowBack, arrowForward]);

type IconProps = {
  shape: string;
  /** In CSS pixels; the line stays 1.5 px at every size. */
  size?: number;
  filled?: boolean;
  /** Only for an icon that no text explains; without a label it is hidden from screen readers. */
  label?: string;
  className?: string;
};

export function Icon({ shape, size = 20, filled, label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={classes("shrink-0", pointingSideways.has(shape) && "mirrored", className)}
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={shape} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
