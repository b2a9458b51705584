/** This script runs in the head of every page, before anything is painted. */
import { parts } from "#catalog/parts.ts";
import { deferFonts } from "./defer-fonts.ts";
import { estimateHeights } from "./estimate-heights.ts";
import { markFirstPaint } from "./mark-first-paint.ts";
import { markSavedShop } from "./mark-saved-shop.ts";

deferFonts();
estimateHeights();
markFirstPaint();
if (parts.shop) markSavedShop();
