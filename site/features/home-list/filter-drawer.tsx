import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Drawer } from "#site/ui/drawer.tsx";
import * as words from "#words/home-list.ts";

type FilterDrawerProps = {
  open: boolean;
  found: number;
  onClose: () => void;
  /** Brings the homes into view. */
  onShow: () => void;
  onClear?: (() => void) | undefined;
  children: ReactNode;
};

export function FilterDrawer(props: FilterDrawerProps) {
  const { open, found, onClose, onShow, onClear, children } = props;

  function show() {
    onClose();
    onShow();
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={words.filters}
      foot={
        <div className="flex flex-wrap gap-3">
          <Button onClick={show} className="flex-1">
            {words.showHomes(found)}
          </Button>
          {onClear && (
            <Button variant="outline" onClick={onClear}>
              {words.clearFilters}
            </Button>
          )}
        </div>
      }
    >
      <div className="space-y-8">{children}</div>
    </Drawer>
  );
}
