import * as words from "#desk/words/en/desk.ts";

export function Skeleton({ rows }: { rows: number }) {
  return (
    <div role="status" className="p-4 md:p-6">
      <span className="sr-only">{words.loading}</span>
      <div aria-hidden="true" className="grid gap-5">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="grid grid-cols-[2fr_3fr_1fr] gap-6">
            <span className="skeleton h-4" />
            <span className="skeleton h-4" />
            <span className="skeleton h-4" />
          </div>
        ))}
      </div>
    </div>
  );
}
