import type { Market } from "#domain/purchase/market.ts";
import { dubai } from "./dubai/dubai.ts";

/** Every market in which developments may be, by the name that content gives it. */
export const markets = { dubai } satisfies Record<string, Market>;

export type MarketKey = keyof typeof markets;

export const marketKeys = Object.keys(markets) as MarketKey[];
