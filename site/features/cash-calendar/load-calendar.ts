import type { MarketKey } from "#domain/purchase/markets/markets.ts";
import type { CashCalendar } from "./cash-calendar.tsx";
import type { ShownMarket } from "./shown-market.ts";

type Loaded = { CashCalendar: typeof CashCalendar; market: ShownMarket };

/** The calendar, and of all markets the one that it shows. */
export const loadCalendar: Record<MarketKey, () => Promise<Loaded>> = {
  dubai: () => import("./markets/dubai.ts"),
};
