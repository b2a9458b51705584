/** This script runs in the head of every page, before anything is painted. */
import { parts } from "#catalog/parts.ts";
import { deferFonts } from "./defer-fonts.ts";
import { holdPictures } from "./hold-pictures.ts";
import { markSavedShop } from "./mark-saved-shop.ts";
import { waitForUrl } from "./wait-for-url.ts";

deferFonts();
holdPictures();
waitForUrl();
if (parts.shop) markSavedShop();
