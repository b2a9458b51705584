export type ApiSettings = {
  /** [7.001] Empty where the pages and the API share one origin. */
  baseUrl: string;
  apiKey: string;
  /** Milliseconds without a response, or without upload progress, after which a request fails. */
  timeout: number;
};

/** [7.022] The timeouts of each mode in milliseconds. */
const TIMEOUTS = { development: 10_000, production: 15_000, test: 5_000 };

/** [9.005] Any other mode counts as production. */
export function timeoutFor(mode: string): number {
  return mode === "development" || mode === "test" ? TIMEOUTS[mode] : TIMEOUTS.production;
}

export const apiSettings: ApiSettings = {
  baseUrl: (process.env.API_BASE_URL || "").replace(/\/+$/, ""),
  apiKey: process.env.API_KEY || "",
  timeout: timeoutFor(import.meta.env.MODE),
};
