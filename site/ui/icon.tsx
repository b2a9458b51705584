import { classes } from "./classes.ts";

type IconProps = {
  /** One of the drawings in icons.ts. */
  shape: string;
  /** In CSS pixels; the line stays 1.5 px at every size. */
  size?: number;
  filled?: boolean;
  /** Only where the icon stands alone and means something; beside words it stays silent. */
  label?: string;
  className?: string;
};

export function Icon({ shape, size = 20, filled, label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={classes("shrink-0", className)}
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={shape} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
