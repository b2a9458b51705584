import { classes } from "./classes.ts";
import { arrowBack, arrowForward } from "./icons.ts";

const pointingSideways = new Set<string>([arrowBack, arrowForward]);

type IconProps = {
  shape: string;
  /** In CSS pixels. */
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
      className={classes(
        "icon",
        filled && "fill-current",
        pointingSideways.has(shape) && "mirrored",
        className,
      )}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={shape} />
    </svg>
  );
}
