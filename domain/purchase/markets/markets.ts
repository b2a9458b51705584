import type { Market } from "#domain/purchase/market.ts";
import { dubai } from "./dubai/dubai.ts";

export const markets = { dubai } satisfies Record<string, Market>;

export type MarketKey = keyof typeof markets;

export const marketKeys = Object.keys(markets) as MarketKey[];
