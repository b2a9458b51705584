import type { Pdf } from "./open-pdf.ts";
import type { ZoomStep } from "./messages.ts";
import { createPage, type ShownPage } from "./shown-page.ts";

const ZOOM_FACTOR = 1.25;
const LEAST_ZOOM = 0.25;
const MOST_ZOOM = 5;

/** A wider page is harder to read, so it is opened smaller than the window. */
const READING_WIDTH = 960;

/** The margin around the pages in pixels, as in pdf.css. */
const MARGIN = 12;

/** Renders pages as they scroll into view, and reports the one that is read. */
export async function showPages(pdf: Pdf, root: HTMLElement, onPage: (page: number) => void) {
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
  const pages: ShownPage[] = [];
  const room = () => root.clientWidth - 2 * MARGIN;
  let zoom = Math.min(1, READING_WIDTH / room());
  let current = 0;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const page = pages.find(({ element }) => element === target);
        if (isIntersecting) void page?.render();
        else page?.release();
      }
    },
    { rootMargin: "50% 0px" },
  );
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = createPage(pdf, number, width / height);
    pages.push(page);
    root.append(page.element);
  }
  layOut();
  for (const { element } of pages) observer.observe(element);

  function layOut(): void {
    // Keeps what is at the top of the window there.
    const place = scrollY / document.documentElement.scrollHeight;
    for (const page of pages) page.resize(room() * zoom);
    scrollTo({ top: place * document.documentElement.scrollHeight });
    tellCurrent();
  }

  function tellCurrent(): void {
    const middle = innerHeight / 2;
    const below = pages.findIndex(({ element }) => element.getBoundingClientRect().bottom > middle);
    const page = (below === -1 ? pages.length - 1 : below) + 1;
    if (page !== current) onPage((current = page));
  }

  addEventListener("scroll", tellCurrent, { passive: true });
  addEventListener("resize", layOut);
  return {
    zoom(step: ZoomStep) {
      const factor = step === "in" ? ZOOM_FACTOR : 1 / ZOOM_FACTOR;
      const wanted = step === "fit" ? 1 : zoom * factor;
      zoom = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, wanted));
      layOut();
    },
  };
}
