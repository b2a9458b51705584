import { type ReactNode, useId } from "react";
import { NavLink } from "#site/ui/nav-link.tsx";
import type { MenuGroup } from "#site/existing-links.ts";
import { Parked } from "#site/ui/parked.tsx";
import * as words from "#words/submenu.ts";

type SubmenuProps = {
  label: string;
  groups: MenuGroup[];
  children: ReactNode;
};

export function Submenu({ label, groups, children }: SubmenuProps) {
  const id = useId();
  return (
    <li className="relative flex h-header items-center">
      {children}
      <button
        type="button"
        aria-label={words.submenuOf(label)}
        aria-expanded={false}
        aria-controls={id}
        data-menu="toggle"
        className="submenu-toggle"
      />
      <Parked>
        <div id={id} className="submenu on-paper">
          {groups.map((group) => (
            <SubmenuGroup key={group.label ?? label} group={group} />
          ))}
        </div>
      </Parked>
    </li>
  );
}

function SubmenuGroup({ group }: { group: MenuGroup }) {
  return (
    <div>
      {group.label && <p className="pt-2 pb-1 eyebrow text-highlight">{group.label}</p>}
      <ul>
        {group.links.map(({ label, to }) => (
          <li key={to}>
            <NavLink href={to} data-menu="sub" className="submenu-link">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
