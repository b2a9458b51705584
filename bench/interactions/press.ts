import type { Browser, Locator, Page } from "@playwright/test";
import { waitForHydration } from "#tests/wait-for-hydration.ts";

export type Press = {
  name: string;
  path?: string;
  target: (page: Page) => Locator;
  outcome: (page: Page) => Locator;
};

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SLOWER = 4;

/** The machine's own share of the time. */
export const emptyPress: Press = {
  name: "an empty page",
  target: (page) => page.getByRole("button"),
  outcome: (page) => page.getByRole("button"),
};

export const presses: Press[] = [
  openMenu("open the menu", "/about"),
  // Without a graphics processor, every frame of the screen includes a frame of the film.
  openMenu("open the menu over the film", "/"),
  {
    name: "open the meeting popup",
    path: "/project-single/1",
    target: (page) => page.getByRole("button", { name: "Schedule Meeting" }).first(),
    outcome: (page) => page.getByRole("dialog", { name: "Schedule Meeting" }),
  },
  {
    name: "open the gallery",
    path: "/project-single/1",
    target: (page) => page.getByRole("button", { name: /^View picture: / }).first(),
    outcome: (page) => page.getByRole("dialog"),
  },
  {
    name: "add to the cart",
    path: "/shop",
    target: (page) => page.getByRole("button", { name: "Add to cart" }).first(),
    outcome: (page) => page.getByRole("link", { name: /^Cart, 1 / }),
  },
];

function openMenu(name: string, path: string): Press {
  return {
    name,
    path,
    target: (page) => page.getByRole("button", { name: "Menu", exact: true }),
    outcome: (page) => page.getByRole("navigation", { name: "Menu" }),
  };
}

export async function timePress(browser: Browser, origin: string, press: Press): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    if (press.path) {
      await page.goto(origin + press.path);
      await waitForHydration(page);
    } else {
      await page.setContent("<button>Press</button>");
    }
    await press.target(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    await page.waitForFunction(areFilmsPlaying);
    const client = await context.newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const durations = await page.evaluateHandle(watchEvents);
    await press.target(page).tap();
    await press.outcome(page).waitFor();
    return await durations.evaluate(longest);
  } finally {
    await context.close();
  }
}

function areFilmsPlaying(): boolean {
  const films = [...document.querySelectorAll<HTMLVideoElement>("video[autoplay]")];
  return films.every((film) => film.currentTime > 0);
}

/** The list is filled as events happen. */
function watchEvents(): number[] {
  const durations: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) durations.push(entry.duration);
  });
  observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  return durations;
}

/** The browser reports entries after the frame, so the last one needs a moment. */
async function longest(durations: number[]): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (durations.length === 0) return 16; // shorter than the browser reports
  return Math.max(...durations);
}
