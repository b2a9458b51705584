import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { NEWSLETTER_FORM } from "#domain/lead-forms.ts";
import { SITE_FOLDER } from "#server/pages/site-folders.ts";

const scripts = join(SITE_FOLDER, "assets");

test("[4.015] [7.026] without LIVE_FORMS no script contains code of the live forms", () => {
  const names = readdirSync(scripts).filter((name) => name.endsWith(".js"));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => /live|newsletter-sending|current-page/.test(name))).toEqual([]);
  const words = new RegExp(`pageTitle|LIVE_FORMS|liveForms|["'\`]${NEWSLETTER_FORM}["'\`]`);
  const found = names.filter((name) => words.test(readFileSync(join(scripts, name), "utf8")));
  expect(found).toEqual([]);
});
