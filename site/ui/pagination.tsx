import * as words from "#words/pagination.ts";

type PaginationProps = {
  /** What is paged through, as in "Blog pages". */
  label: string;
  count: number;
  to: string;
  className?: string;
};

/** The numbers are static: all of them lead to the page itself, which is the first. */
export function Pagination({ label, count, to, className }: PaginationProps) {
  if (count < 2) return null;
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex gap-2">
        {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <a
              href={to}
              aria-label={words.page(page)}
              aria-current={page === 1 ? "page" : undefined}
              className="grid size-11 place-items-center rounded-sm border border-rule-strong text-sm font-medium tabular-nums transition-colors duration-300 ease-calm hover:border-fg aria-[current]:border-fg aria-[current]:bg-fg aria-[current]:text-ground"
            >
              {page}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
