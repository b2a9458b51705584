import { classes } from "./classes.ts";

export type ButtonLook = {
  variant?: "primary" | "accent" | "outline" | "ghost";
  size?: "sm" | "md" | "lg";
  wide?: boolean;
};

// Every variant uses the scope's colours, so the same button works on paper and on ink.
const variants = {
  primary: "border-transparent bg-fg text-ground hover:bg-fg-hover",
  accent: "border-transparent bg-highlight text-ground hover:bg-highlight-hover",
  outline: "border-rule-strong text-fg hover:border-fg hover:bg-fg/8",
  ghost: "border-transparent text-fg hover:bg-fg/8",
};

// The smallest size is 44 px high, the least for a touch target.
const sizes = {
  sm: "min-h-11 px-4 py-2 text-sm",
  md: "min-h-12 px-6 py-2.5 text-sm",
  lg: "min-h-14 px-8 py-3 text-base",
};

export function buttonClasses(
  { variant = "primary", size = "md", wide }: ButtonLook,
  className?: string,
) {
  return classes("button", variants[variant], sizes[size], wide && "w-full", className);
}
