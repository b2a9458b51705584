import { Link } from "react-router";
import * as words from "#words/pagination.ts";

type PaginationProps = {
  /** What is paged through, as in "Blog pages". */
  label: string;
  count: number;
  current: number;
  /** Static lists return the same path for all numbers. */
  to: (page: number) => string;
  className?: string;
};

export function Pagination({ label, count, current, to, className }: PaginationProps) {
  if (count < 2) return null;
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex gap-2">
        {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <Link
              to={to(page)}
              aria-label={words.page(page)}
              aria-current={page === current ? "page" : undefined}
              className="grid size-11 place-items-center rounded-sm border border-rule-strong text-sm font-medium tabular-nums transition-colors duration-300 ease-calm hover:border-fg aria-[current]:border-fg aria-[current]:bg-fg aria-[current]:text-ground"
            >
              {page}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
