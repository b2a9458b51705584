import type { Page } from "@playwright/test";
import { test as base } from "./fixtures.ts";
import { watchFailedRequests, watchPageErrors } from "./page-errors.ts";

type Visit = { page: Page; errors: string[] };

/** One browser context for all pages, so that shared files are fetched once. */
export const test = base.extend<object, { visit: Visit }>({
  visit: [
    async ({ browser }, provide, { project }) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL,
        // An animation would be checked or measured before its end.
        reducedMotion: "reduce",
      });
      // The live map comes from another host, which tests cannot reach.
      await context.route("https://www.openstreetmap.org/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "A map" }),
      );
      const page = await context.newPage();
      const errors = watchPageErrors(page);
      watchFailedRequests(page, errors);
      await provide({ page, errors });
      await context.close();
    },
    { scope: "worker" },
  ],
});
