import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { NavLink } from "#site/ui/nav-link.tsx";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { chevronDown } from "#ui/icons.ts";
import type { MenuGroup } from "#site/existing-links.ts";
import * as words from "#words/submenu.ts";
import { isMouse, listenForOpening } from "./submenu-opening.ts";

type SubmenuProps = {
  label: string;
  groups: MenuGroup[];
  children: ReactNode;
};

/** Opens on hover and by its button, for touch and keyboard; focus alone does not open it. */
export function Submenu({ label, groups, children }: SubmenuProps) {
  const id = useId();
  const entry = useRef<HTMLLIElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => (entry.current ? listenForOpening(entry.current, setOpen) : undefined), []);

  // The mouse has already opened it on hover: its click must not close it again.
  function onToggle(event: MouseEvent<HTMLButtonElement>) {
    setOpen(isMouse(event.nativeEvent) || !open);
  }

  return (
    <li ref={entry} className="relative flex h-header items-center">
      {children}
      <button
        type="button"
        aria-label={words.submenuOf(label)}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        data-menu="toggle"
        className="grid h-11 w-6 cursor-pointer place-items-center text-fg-soft hover:text-fg pointer-coarse:w-11"
      >
        <Icon
          shape={chevronDown}
          size={14}
          className={classes("transition-transform duration-300 ease-calm", open && "rotate-180")}
        />
      </button>
      <div
        id={id}
        data-open={open || undefined}
        // Before hydration the style sheet opens the submenu on hover. Without script it also opens
        // on focus, because the button does nothing then.
        className="on-paper invisible absolute -start-5 top-full flex translate-y-1 gap-10 border border-rule border-t-highlight bg-paper px-6 pt-3 pb-4 opacity-0 shadow-overlay transition-[opacity,translate,visibility] duration-200 ease-calm data-open:visible data-open:translate-y-0 data-open:opacity-100 data-open:transition-[opacity,translate] noscript:[li:focus-within_&]:visible noscript:[li:focus-within_&]:translate-y-0 noscript:[li:focus-within_&]:opacity-100 not-hydrated:[li:hover_&]:visible not-hydrated:[li:hover_&]:translate-y-0 not-hydrated:[li:hover_&]:opacity-100"
      >
        {groups.map((group) => (
          <SubmenuGroup key={group.label ?? label} group={group} onLeave={() => setOpen(false)} />
        ))}
      </div>
    </li>
  );
}

function SubmenuGroup({ group, onLeave }: { group: MenuGroup; onLeave: () => void }) {
  return (
    <div>
      {group.label && <p className="pt-2 pb-1 eyebrow text-highlight">{group.label}</p>}
      <ul>
        {group.links.map(({ label, to }) => (
          <li key={to}>
            <NavLink
              href={to}
              data-menu="sub"
              onClick={onLeave}
              className="flex min-h-11 min-w-36 items-center text-sm whitespace-nowrap text-fg-soft transition-colors hover:text-fg aria-[current=page]:text-fg"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
