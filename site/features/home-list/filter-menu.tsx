import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { chevronDown } from "#ui/icons.ts";

type FilterMenuProps = {
  label: string;
  isActive: boolean;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
};

export function FilterMenu({ label, isActive, open, onToggle, children }: FilterMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const close = useEffectEvent((returnFocus: boolean) => {
    onToggle(false);
    if (returnFocus) menu.current?.querySelector("button")?.focus();
  });

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    const isInside = (target: EventTarget | null) => menu.current?.contains(target as Node | null);
    // A click on a label or on empty space moves the focus to an element that contains the menu.
    const isAround = (target: EventTarget | null) =>
      (target as Node | null)?.contains(menu.current);
    document.addEventListener("keydown", ({ key }) => key === "Escape" && close(true), { signal });
    document.addEventListener("pointerdown", ({ target }) => isInside(target) || close(false), {
      signal,
    });
    document.addEventListener(
      "focusin",
      ({ target }) => isInside(target) || isAround(target) || close(false),
      { signal },
    );
    return () => listening.abort();
  }, [open]);

  return (
    <div ref={menu} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        data-chosen={isActive || undefined}
        onClick={() => onToggle(!open)}
        className={classes(
          "flex min-h-11 cursor-pointer items-center gap-1.5 rounded-sm border px-3 text-sm transition-colors duration-200 hover:border-fg",
          isActive ? "border-fg bg-fg text-ground" : "border-rule-strong",
        )}
      >
        {label}
        <Icon
          shape={chevronDown}
          size={14}
          className={classes("transition-transform duration-300 ease-calm", open && "rotate-180")}
        />
      </button>
      <div
        id={id}
        hidden={!open}
        className="absolute start-0 top-full z-10 mt-2 max-h-[70vh] w-72 overflow-y-auto border border-rule bg-paper p-5 shadow-overlay"
      >
        {open && children}
      </div>
    </div>
  );
}
