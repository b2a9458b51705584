import { dubai } from "#domain/purchase/markets/dubai/dubai.ts";
import type { ShownMarket } from "#site/features/cash-calendar/shown-market.ts";
import { rule, text } from "#words/market-dubai.ts";

export { CashCalendar } from "#site/features/cash-calendar/cash-calendar.tsx";

export const market: ShownMarket = { ...dubai, words: { rule, text } };
