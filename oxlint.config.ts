import { defineConfig } from "oxlint";
import { noParents, noZone, zoneRules } from "./scripts/lint/import-rules.ts";
import { zones } from "./scripts/lint/oxlint-zones.ts";

/** Properties whose value visitors read or hear: it comes from `#words/…`. */
const textAttributes =
  "alt aria-description aria-label aria-roledescription busyLabel description empty eyebrow heading help intro label lead legend line placeholder term text title".split(
    " ",
  );

/** Signs between texts, the same in every language. */
const symbols = ["", ",", ":", "/", "$", "·"];

/** Newer than the oldest browsers that Vite builds for: Chrome 111, Safari 16.4, Firefox 114. */
const tooNew = [
  ["AbortSignal", "any"],
  ["Array", "fromAsync"],
  ["Map", "groupBy"],
  ["Object", "groupBy"],
  ["Promise", "try"],
  ["Promise", "withResolvers"],
  ["RegExp", "escape"],
  ["URL", "canParse"],
  ["URL", "parse"],
].map(([object, property]) => ({
  object,
  property,
  message: "Older browsers that we build for do not have it.",
}));

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "promise", "vitest"],
  jsPlugins: ["./scripts/lint/oxlint-rules.ts"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  ignorePatterns: ["/build", ".react-router", ".results", ".cache", "/data"],
  rules: {
    "no-restricted-imports": ["error", { patterns: [noParents, noZone] }],
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    "oxc/no-barrel-file": ["error", { threshold: 0 }],
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "typescript/no-explicit-any": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/consistent-type-definitions": ["error", "type"],
    "react/exhaustive-deps": "error",
    "react/rules-of-hooks": "error",
    "no-console": ["error", { allow: ["warn", "error", "info"] }],
    // React 19 needs no import for JSX.
    "react/react-in-jsx-scope": "off",
    "import/no-unassigned-import": "off",
    "no-await-in-loop": "off",
    "no-shadow": "off",
    "unicorn/consistent-function-scoping": "off",
    // A property-based test asserts inside its property.
    "vitest/expect-expect": "off",
    "vitest/no-conditional-expect": "off",
    "vitest/valid-expect": ["error", { maxArgs: 2 }],
    // Plain objects are built in loops of dozens; clarity is worth more than the copy.
    "oxc/no-map-spread": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
  },
  overrides: [
    ...Object.entries(zones).flatMap(zoneRules),
    {
      files: ["{desk,site,ui}/**/*.tsx"],
      rules: {
        "react/jsx-no-literals": [
          "error",
          {
            noStrings: true,
            ignoreProps: true,
            restrictedAttributes: textAttributes,
            allowedStrings: symbols,
          },
        ],
      },
    },
    {
      files: ["{desk,site,ui}/**/*.test.tsx"],
      rules: { "react/jsx-no-literals": "off" },
    },
    {
      files: ["desk/**", "domain/**", "site/**", "ui/**"],
      rules: {
        "no-restricted-properties": [
          "error",
          ...tooNew,
          { property: "sendBeacon", message: "Requests are sent by #site/api alone." },
        ],
      },
    },
    {
      files: ["{domain,site}/**/*.{ts,tsx}"],
      excludeFiles: ["**/*.test.{ts,tsx}"],
      rules: { "ours/no-flag-v": "error" },
    },
    {
      // Texts in site/boot are errors of the build and warnings for developers.
      files: ["{desk,site,ui}/**/*.{ts,tsx}"],
      excludeFiles: ["{desk,site,ui}/words/**", "site/boot/**", "**/{*.test,test-*}.{ts,tsx}"],
      rules: { "ours/no-texts": "error" },
    },
    {
      files: ["{bench,server,site,tests}/**/*.{ts,tsx}"],
      excludeFiles: ["site/boot/names.ts", "site/boot/names.test.ts"],
      rules: { "ours/no-boot-names": "error" },
    },
    {
      files: ["site/**/*.{ts,tsx}"],
      excludeFiles: ["**/*.test.{ts,tsx}"],
      rules: { "ours/no-unnamed-events": "error" },
    },
    {
      files: ["{desk,site,ui}/**/*.{ts,tsx}"],
      excludeFiles: ["**/*.test.{ts,tsx}"],
      rules: { "ours/no-physical-classes": "error" },
    },
    {
      files: ["{desk,site,ui}/**/*.test.tsx"],
      rules: {
        "vitest/no-restricted-matchers": [
          "error",
          {
            toBeDefined: "A query that finds nothing throws: use toBeInTheDocument().",
            toBeTruthy: "Say what is expected, such as toBeInTheDocument().",
          },
        ],
      },
    },
    {
      // What the site requests, it requests there: see `sendingFeatures` in oxlint-zones.ts.
      files: ["site/**"],
      excludeFiles: ["site/api/**", "site/boot/inline/**", "**/*.test.{ts,tsx}"],
      rules: {
        "no-restricted-globals": ["error", "EventSource", "fetch", "WebSocket", "XMLHttpRequest"],
      },
    },
    {
      // These run in Node only.
      files: ["site/boot/build/**", "site/seo/**", "site/views/**", "**/*.test.{ts,tsx}"],
      rules: { "no-restricted-properties": "off" },
    },
    // Threads have no origin.
    { files: ["server/**"], rules: { "unicorn/require-post-message-target-origin": "off" } },
    {
      files: ["bench/**", "pictures/**", "scripts/**", "simulation/**", "studio/**"],
      rules: { "no-console": "off" },
    },
  ],
});
