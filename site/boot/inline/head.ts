/** This script runs in the head of every page, before anything is painted. */
import { parts } from "#catalog/parts.ts";
import { deferFonts } from "./defer-fonts.ts";
import { holdPictures } from "./hold-pictures.ts";
import { markSavedShop } from "./mark-saved-shop.ts";

deferFonts();
holdPictures();
if (parts.shop) markSavedShop();
