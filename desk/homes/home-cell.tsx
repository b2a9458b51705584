import type { DeskHome } from "#domain/desk/homes.ts";
import type { HomeStatus } from "#domain/homes/status.ts";
import { Link } from "#desk/navigation/link.tsx";
import * as words from "#desk/words/en/homes.ts";
import { classes } from "#ui/classes.ts";
import { StatusMark } from "./status-mark.tsx";

type HomeCellProps = {
  id: string;
  home: DeskHome;
  isHidden: boolean;
  /** The current cell is the one in the tab order. */
  isCurrent: boolean;
  to: string;
  onOpen: () => void;
  onFocus: () => void;
};

const grounds: Record<HomeStatus, string> = {
  available: "border-rule bg-surface",
  reserved: "border-transparent bg-note",
  sold: "border-transparent bg-fg/8 text-fg-soft",
  "not-released": "border-rule",
};

const size = "h-12 w-full min-w-17 rounded-sm border md:min-w-14";

export function HomeCell({ id, home, isHidden, isCurrent, to, onOpen, onFocus }: HomeCellProps) {
  const { number, bedrooms, study, status } = home;
  if (isHidden) return <div className={classes(size, "border-dashed border-rule")} />;
  return (
    <Link
      id={id}
      aria-label={words.cell(number, words.homeType(bedrooms, study), status)}
      to={to}
      onClick={onOpen}
      onFocus={onFocus}
      tabIndex={isCurrent ? 0 : -1}
      className={classes(
        size,
        grounds[status],
        "grid content-center gap-1 px-1.5 leading-none hover:border-rule-strong focus-visible:outline-offset-0 md:px-1 2xl:px-1.5",
      )}
    >
      <span className="font-medium whitespace-nowrap tabular-nums">{number}</span>
      <span className="flex items-center justify-between gap-1 text-xs whitespace-nowrap text-fg-soft">
        {words.shortType(bedrooms, study)}
        <StatusMark status={status} />
      </span>
    </Link>
  );
}
