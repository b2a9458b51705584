import type { DevelopmentHome } from "#domain/homes/home-list.ts";
import { homeStatuses } from "#domain/homes/status.ts";
import * as homeWords from "#words/homes.ts";
import * as words from "#words/home-facade.ts";

export function FacadeLegend({ homes }: { homes: readonly DevelopmentHome[] }) {
  const counts = homeStatuses
    .map((status) => [status, homes.filter((home) => home.status === status).length] as const)
    .filter(([, count]) => count > 0);
  return (
    <ul aria-label={words.legend} className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-fg-soft">
      {counts.map(([status, count]) => (
        <li key={status} data-status={status}>
          {homeWords.statusName(status)} {count}
        </li>
      ))}
    </ul>
  );
}
