import type { ComponentProps } from "react";
import { IconButton } from "#ui/icon-button.tsx";

type PanelToggleProps = Omit<ComponentProps<typeof IconButton>, "onClick"> & {
  panel: string;
  open: boolean;
};

export function PanelToggle({ panel, open, ...rest }: PanelToggleProps) {
  return <IconButton popoverTarget={panel} aria-expanded={open} aria-controls={panel} {...rest} />;
}
