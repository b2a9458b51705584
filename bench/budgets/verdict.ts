import { excesses, limitOf, type Weights } from "./limits.ts";
import { kindOf } from "./page-kinds.ts";
import type { PageWeight } from "./page-weight.ts";

/** Faults fail the check; growth by content is only reported. */
export type Verdict = { faults: string[]; growth: string[] };

export function judge(
  weights: Map<string, PageWeight>,
  deskBytes: number,
  accepted: Weights,
): Verdict {
  const faults: string[] = [];
  const growth: string[] = [];
  for (const [path, weight] of weights) {
    if (!accepted.pages[kindOf(path)])
      faults.push(`${path}: this kind of page has no limits: npm run budgets -- --accept`);
    for (const { part, limit, isOfContent } of excesses(path, weight, accepted)) {
      (isOfContent ? growth : faults).push(`${path}: ${part} ${weight[part]} of ${limit}`);
    }
  }
  if (deskBytes > limitOf(accepted.desk)) {
    faults.push(`/desk: first load ${deskBytes} of ${limitOf(accepted.desk)} B`);
  }
  return { faults, growth };
}
