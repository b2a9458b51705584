import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { arrowStep } from "./arrow-step.ts";
import { belongsToBrowser } from "./belongs-to-browser.ts";

type Tab = { id: string; label: ReactNode; panel: ReactNode };

/** Every panel is in the page, so that search engines find its content. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const groupId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(tabs[0]?.id);

  function moveByKey(event: KeyboardEvent) {
    const index = nextIndex(
      event,
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
    );
    const target = index === null ? undefined : tabs[index];
    if (index === null || !target) return;
    event.preventDefault();
    setSelected(target.id);
    (list.current?.children[index] as HTMLElement | undefined)?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex gap-8 overflow-x-auto border-b border-rule"
      >
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${groupId}-${id}`}
            aria-controls={`${groupId}-${id}-panel`}
            aria-selected={id === selected}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => setSelected(id)}
            onKeyDown={moveByKey}
            className="-mb-px min-h-12 cursor-pointer border-b-2 border-transparent text-base font-medium whitespace-nowrap text-fg-soft outline-offset-[-2px] transition-colors duration-300 ease-calm hover:text-fg aria-selected:border-highlight aria-selected:text-fg"
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${groupId}-${id}-panel`}
          aria-labelledby={`${groupId}-${id}`}
          hidden={id !== selected}
          className="pt-8"
        >
          {panel}
        </div>
      ))}
    </div>
  );
}

function nextIndex(event: KeyboardEvent, current: number, count: number): number | null {
  const step = arrowStep(event);
  if (step) return (current + step + count) % count;
  if (belongsToBrowser(event)) return null;
  if (event.key === "Home") return 0;
  if (event.key === "End") return count - 1;
  return null;
}
