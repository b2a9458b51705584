import { resolve } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { build, type Rolldown } from "vite";
import { findViolations } from "#tests/e2e/support/accessibility-violations.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { homeDialog, homeOf } from "#tests/e2e/support/home-dialog.ts";

const LABEL = "Sample flat: 2 bedrooms, 1,113 sq ft";
const SECTORS = ["#c03030", "#30a030", "#3050c0", "#c0a020"];
/** The viewer's layout needs these, because the site's styles are not on this page. */
const STYLES = `
  * { margin: 0; box-sizing: border-box }
  .relative { position: relative; width: 800px; height: 500px }
  .absolute { position: absolute }
  .inset-0 { inset: 0 }
  .size-full { width: 100%; height: 100% }
  .sr-only { position: absolute; clip-path: inset(50%) }
  .end-3 { inset-inline-end: 12px } .bottom-3 { bottom: 12px }
  .opacity-0 { opacity: 0 }
`;

// A screenshot of a canvas reads it back from the graphics card.
const readBack = /GPU stall due to ReadPixels/;
test.use({ expectedConsole: [readBack] });

let script: Promise<string> | undefined;

test("the panorama turns by dragging and by keys, zooms and returns to the first view", async ({
  page,
}) => {
  const requests = await openViewer(page);
  expect(requests.filter((path) => path.endsWith("2048.avif"))).toEqual([]);
  await page.getByRole("button", { name: "Look around in 360°" }).click();
  const room = page.getByRole("group", {
    name: `Living room, a view in all directions. ${LABEL}`,
  });
  await expect(page.getByRole("button", { name: "Zoom in" })).toBeVisible();
  await expect(room).toBeFocused();
  await expect.poll(() => requests.includes("/test/living-4096.avif")).toBe(true);
  expect(requests.indexOf("/test/living-2048.avif")).toBeLessThan(
    requests.indexOf("/test/living-4096.avif"),
  );

  // The middle of the picture is where the second sector meets the third.
  const first = await colours(page);
  expect([first.left, first.right]).toEqual([SECTORS[1], SECTORS[2]]);

  const box = await boxOf(room);
  await page.mouse.move(box.x + 100, box.y + 250);
  await page.mouse.down();
  await page.mouse.move(box.x + 700, box.y + 250, { steps: 4 });
  await page.waitForTimeout(100);
  await page.mouse.up();
  await expect.poll(async () => (await colours(page)).middle).toBe(SECTORS[1]);

  await page.keyboard.press("Home");
  for (let turns = 0; turns < 5; turns += 1) await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await colours(page)).middle).toBe(SECTORS[2]);

  await page.keyboard.press("Home");
  await expect.poll(() => colours(page)).toEqual(first);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => borderPlace(page)).toBeLessThan(300);
  const before = await borderPlace(page);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(() => borderPlace(page)).toBeLessThan(before - 20);
  await page.getByRole("button", { name: "Zoom out" }).click();
  await expect.poll(() => borderPlace(page)).toBe(before);
  await page.getByRole("button", { name: "Turn left" }).click();
  await expect.poll(() => borderPlace(page)).toBeGreaterThan(before + 20);
  await page.getByRole("button", { name: "Turn right" }).click();
  await expect.poll(() => borderPlace(page)).toBe(before);
  expect(await findViolations(page)).toEqual([]);
});

for (const { width, home, label } of [
  {
    width: 390,
    home: homeOf("indus-residence", "sold"),
    label: "Sample flat: 2 bedrooms, 1,377 sq ft",
  },
  {
    width: 1440,
    home: homeOf("warsan-tower", "available"),
    label: "Sample flat: 2 bedrooms, 103.4 m²",
  },
]) {
  test(`a home says on its room at ${width} px whose room it is, clear of every control`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const unit = label.includes("m²") ? "m²" : "sq ft";
    await goto(page, `${home.path}?home=${home.number}&unit=${encodeURIComponent(unit)}`);
    const viewer = homeDialog(page).getByRole("region", { name: "The sample flat" });
    const chip = viewer.getByText(label, { exact: true });
    const lookAround = viewer.getByRole("button", { name: "Look around in 360°" });
    await expectClear(chip, [lookAround]);
    await lookAround.click();
    await expect(viewer.getByRole("button", { name: "Zoom in" })).toBeVisible();
    await expectClear(chip, await viewer.getByRole("button").all());
  });
}

test("the viewer switches between living room and balcony", async ({ page }) => {
  const requests = await openViewer(page);
  await page.getByRole("button", { name: "Look around in 360°" }).click();
  await expect(page.getByRole("button", { name: "Zoom in" })).toBeVisible();
  await page.getByRole("button", { name: "Balcony" }).click();
  await expect(page.getByRole("group", { name: "Balcony, a view" })).toBeVisible();
  await expect.poll(() => requests.includes("/test/balcony-2048.avif")).toBe(true);
  await expect(page.getByRole("button", { name: "Balcony" })).toBeFocused();
});

test.describe("on a screen with fine pixels", () => {
  test.use({ deviceScaleFactor: 2 });

  test("the panorama has every pixel of the screen, also after the frame was resized", async ({
    page,
  }) => {
    await openViewer(page);
    await page.getByRole("button", { name: "Look around in 360°" }).click();
    const canvas = page.locator("canvas");
    await expect(canvas).toHaveAttribute("width", "1600");
    await page.addStyleTag({ content: ".relative { width: 400px; height: 600px }" });
    await expect(canvas).toHaveAttribute("width", "800");
    await expect(canvas).toHaveAttribute("height", "1200");
    const { left, right } = await colours(page);
    expect([left, right]).toEqual([SECTORS[1], SECTORS[2]]);
  });
});

test.describe("where the room cannot be shown", () => {
  test.use({ expectedConsole: [/404|GPU stall/] });

  test("the still remains and a message says that the view could not be loaded", async ({
    page,
  }) => {
    await openViewer(page, { missing: true });
    await page.getByRole("button", { name: "Look around in 360°" }).click();
    await expect(page.getByText("The view could not be loaded.")).toBeVisible();
    await expect(page.getByRole("img", { name: "living-still" })).toBeVisible();
  });

  test("the still remains and a message says that the browser cannot show it", async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await openViewer(page);
    await page.getByRole("button", { name: "Look around in 360°" }).click();
    await expect(page.getByText("This browser cannot show the room")).toBeVisible();
    await expect(page.getByRole("img", { name: "living-still" })).toBeVisible();
  });
});

/** The label lies on top of the picture, and none of the controls is under it. */
async function expectClear(label: Locator, controls: readonly Locator[]) {
  const isOnTop = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    // The label lets the pointer through to the picture, so hit testing needs it to take part.
    (element as HTMLElement).style.pointerEvents = "auto";
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    (element as HTMLElement).style.pointerEvents = "";
    return hit === element;
  };
  await label.scrollIntoViewIfNeeded();
  await expect.poll(() => label.evaluate(isOnTop)).toBe(true);
  const box = await boxOf(label);
  for (const control of controls) {
    const other = await boxOf(control);
    const apart =
      other.x >= box.x + box.width ||
      box.x >= other.x + other.width ||
      other.y >= box.y + box.height ||
      box.y >= other.y + other.height;
    expect(apart, `${await control.textContent()} is clear of the label`).toBe(true);
  }
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} has no place on the page`);
  return box;
}

/** Opens the viewer on a page of its own; returns the paths of the pictures it asks for. */
async function openViewer(page: Page, { missing = false } = {}): Promise<string[]> {
  const requests: string[] = [];
  script ??= bundle();
  const code = await script;
  await page.route("**/test/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/test/page") {
      const body = `<!doctype html><html lang="en"><title>Room</title><style>${STYLES}</style><main><h1>Room</h1><div id="root"></div></main><script type="module" src="/test/page.js"></script>`;
      return route.fulfill({ contentType: "text/html; charset=utf-8", body });
    }
    if (pathname === "/test/page.js") {
      return route.fulfill({ contentType: "text/javascript; charset=utf-8", body: code });
    }
    requests.push(pathname);
    if (missing && !pathname.includes("still")) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: "image/png", body: await drawSectors() });
  });
  await page.goto("/test/page");
  return requests;
}

/** Four upright sectors of one colour each, in whatever size the viewer asks for. */
function drawSectors(): Promise<Buffer> {
  const bars = SECTORS.map(
    (colour, index) => `<rect x="${index * 128}" width="128" height="256" fill="${colour}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="256">${bars.join("")}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The nearest of the sectors' colours at three places across the canvas's middle. */
async function colours(page: Page) {
  const row = await middleRow(page);
  const at = (share: number) => row[Math.round(share * (row.length - 1))];
  return { left: at(0.3), middle: at(0.5), right: at(0.7) };
}

/** How far from the left the third sector begins: zooming moves it away from the middle. */
async function borderPlace(page: Page): Promise<number> {
  return (await middleRow(page)).indexOf(SECTORS[2] ?? "");
}

async function middleRow(page: Page): Promise<string[]> {
  const canvas = page.locator("canvas");
  const { data, info } = await sharp(await canvas.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const y = Math.floor(info.height / 2);
  return Array.from({ length: info.width }, (_, x) => {
    const start = (y * info.width + x) * 3;
    return nearest([data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0]);
  });
}

function nearest(pixel: readonly number[]): string {
  const distance = (colour: string) =>
    pixel.reduce((sum, value, index) => {
      const part = Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
      return sum + (part - value) ** 2;
    }, 0);
  return SECTORS.toSorted((a, b) => distance(a) - distance(b))[0] ?? "";
}

/** The viewer alone on a page: `tests/` may not import components, but their bundle may. */
const PAGE = `
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { RoomViewer } from "#site/features/room-viewer/room-viewer.tsx";

const picture = (name, width, height, widths) =>
  ({ src: "/test/" + name, width, height, widths, color: "#808080", blur: "", alt: name, version: "1" });
const rooms = ["living", "balcony"].map((kind) => ({
  kind,
  still: picture(kind + "-still", 1280, 800, [640, 1280]),
  panorama: picture(kind, 4096, 2048, [2048, 4096]),
}));
createRoot(document.querySelector("#root")).render(createElement(RoomViewer, { rooms, label: "${LABEL}" }));
`;

/** One script, so that the test needs no page of the site. */
async function bundle(): Promise<string> {
  const input = resolve("room-viewer-page.ts");
  const output = (await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    plugins: [
      {
        name: "room-viewer-page",
        resolveId: (id) => (id === input ? id : null),
        load: (id) => (id === input ? PAGE : null),
      },
    ],
    build: { write: false, rolldownOptions: { input, output: { codeSplitting: false } } },
  })) as Rolldown.RolldownOutput;
  return output.output[0].code;
}
