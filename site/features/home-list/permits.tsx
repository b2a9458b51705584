import { permitNumber } from "#site/homes/permit-number.ts";
import type { SaleDevelopmentView } from "#site/views/sale-development.ts";
import * as words from "#words/homes.ts";

export function Permits({ developments }: { developments: readonly SaleDevelopmentView[] }) {
  const permits = developments.flatMap(({ key, title, permit }) =>
    permit === null ? [] : [{ key, title, permit }],
  );
  if (permits.length === 0) return null;
  return (
    <ul
      aria-label={words.permitsName}
      className="page-width space-y-1 pb-16 text-xs text-fg-soft tabular-nums"
    >
      {permits.map(({ key, title, permit }) => (
        <li key={key}>{words.permit(title, permitNumber(permit))}</li>
      ))}
    </ul>
  );
}
