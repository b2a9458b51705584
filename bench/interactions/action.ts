import type { CDPSession, ElementHandle, Locator, Page } from "@playwright/test";

export type Action = {
  name: string;
  target: (page: Page) => Locator;
  act: (target: ElementHandle, client: CDPSession) => Promise<unknown>;
  /** Selects what moves after the action, so that its frames are counted. */
  moving?: string;
  outcome?: (page: Page) => Locator;
};
