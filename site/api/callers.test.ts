import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = globSync("site/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] });

function filesWith(pattern: RegExp): string[] {
  return sources.filter((file) => pattern.test(readFileSync(file, "utf8"))).toSorted();
}

/** These send with LIVE_FORMS=on; `tests/live-forms.test.ts` proves that no other build has them. */
const liveForms = new Set([
  "site/features/page-form/use-live-page-form.ts",
  "site/shell/newsletter-sending.tsx",
]);

/** Any other form of the site is one that [7.026] forbids to send, until it is listed here. */
test("[7.026] only the forms of lead kinds reach the server, and only through this folder", () => {
  const senders = filesWith(/"#site\/api\/(use-inquiry|use-lead|send-lead|post|upload)\.ts"/);
  expect(senders.filter((file) => !liveForms.has(file))).toEqual([
    "site/features/broker-registration/use-registration.ts",
    "site/features/contact-form/use-contact-form.ts",
    "site/features/meeting-popup/use-meeting-form.ts",
  ]);
  expect(filesWith(/\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource/)).toEqual([
    "site/api/post.ts",
    "site/api/read-availability.ts", // reads which homes are sold
    "site/api/upload.ts",
    "site/boot/inline/fetch-full-stylesheet.ts", // reads a file of the site
    "site/boot/inline/open-when-reachable.ts", // checks whether a page can be reached
    "site/boot/inline/reload-for-missing-chunk.ts", // checks whether this page can be reached
    "site/features/home-sheet/use-home-details.ts", // reads a file of the site
    "site/features/office-map/use-reachability.ts", // checks whether the map's host is reachable
    "site/features/project-filters/load-search.ts", // reads a file of the site
  ]);
});
