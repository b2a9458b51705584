/** This script runs in the head of every page, before anything is painted. */
import { parts } from "#catalog/parts.ts";
import { deferFonts } from "./defer-fonts.ts";
import { markSavedShop } from "./mark-saved-shop.ts";

deferFonts();
if (parts.shop) markSavedShop();
