import * as words from "#words/cash-calendar.ts";
import { amountText } from "./formats.ts";
import { partyText } from "./line-texts.ts";
import type { YearGroup } from "./month-groups.ts";
import { RuleAndSource } from "./month-rows.tsx";
import { usePurchase } from "./purchase-context.ts";
import { marketText } from "./shown-market.ts";

export function PrintedYear({ group }: { group: YearGroup }) {
  const { year, sums, amount, total } = group;
  const { market } = usePurchase();
  return (
    <tbody className="break-inside-avoid border-t border-rule-strong">
      <tr>
        <th
          scope="rowgroup"
          colSpan={3}
          className="py-1 text-start font-display text-lg font-normal"
        >
          {words.restOfYear(year)}
        </th>
        <td className="py-1 text-end font-semibold">
          {amountText(amount, market)}
          <span className="block text-xs font-normal text-fg-soft">
            {words.totalSoFar(amountText(total, market))}
          </span>
        </td>
      </tr>
      {sums.map(({ line, count, amount: sum }) => (
        <tr key={line.kind} className="border-t border-rule align-baseline">
          <td className="py-0.5 pe-4">{words.times(count)}</td>
          <td className="min-w-72 py-0.5 pe-4">
            {marketText("kind", line.kind, market)}
            <span className="block text-xs text-fg-soft">{partyText(line, market)}</span>
          </td>
          <td className="py-0.5 pe-4 text-xs text-fg-soft">
            <RuleAndSource line={line} />
          </td>
          <td className="py-0.5 text-end whitespace-nowrap">{amountText(sum, market)}</td>
        </tr>
      ))}
    </tbody>
  );
}
