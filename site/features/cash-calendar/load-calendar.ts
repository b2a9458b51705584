import type { MarketKey } from "#domain/purchase/markets/markets.ts";
import type { CashCalendar } from "./cash-calendar.tsx";
import type { ShownMarket } from "./shown-market.ts";

type Loaded = { CashCalendar: typeof CashCalendar; market: ShownMarket };

/** Each entry loads the calendar with one market only. */
export const loadCalendar: Record<MarketKey, () => Promise<Loaded>> = {
  dubai: () => import("./markets/dubai.ts"),
};
