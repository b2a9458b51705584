import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";

type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  label: string;
  shape: string;
  shapeWhenExpanded?: string;
  filled?: boolean;
  variant?: "ghost" | "outline" | "solid";
};

const variants = {
  ghost: "border-transparent text-fg hover:bg-fg/8",
  outline: "border-rule-strong text-fg hover:border-fg hover:bg-fg/8",
  solid: "border-transparent bg-fg text-ground hover:bg-fg-hover",
};

export function IconButton({
  label,
  shape,
  shapeWhenExpanded,
  filled,
  variant = "ghost",
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={classes("icon-button", variants[variant], className)}
      {...rest}
    >
      <Icon
        shape={shape}
        filled={filled}
        className={shapeWhenExpanded && "in-aria-expanded:hidden"}
      />
      {shapeWhenExpanded && (
        <Icon shape={shapeWhenExpanded} className="not-in-aria-expanded:hidden" />
      )}
    </button>
  );
}
