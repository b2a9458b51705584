import type { Market } from "#domain/purchase/market.ts";
import { text as sharedText, type TextList } from "#words/cash-calendar-lines.ts";
import type { RuleValues } from "#words/cash-calendar-rules.ts";

/** Each market has an area of `site/words`. */
export type ShownMarket = Market & { words: MarketWords };

type MarketWords = {
  /** Empty for a key that the market does not have. */
  text: (list: TextList, key: string) => string;
  rule: (key: string, values: RuleValues) => string;
};

/** A text that all markets share, or one of this market. */
export function marketText(list: TextList, key: string, { words }: ShownMarket): string {
  return sharedText(list, key) || words.text(list, key);
}
