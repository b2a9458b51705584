import { reducesMotion } from "#site/ui/reduces-motion.ts";

const COUNT_MS = 1600;

/** Figures count up once when they come into view, unless reduced motion is requested. The HTML has
 * the full value, for visitors without script. */
export function countUp(): void {
  if (reducesMotion()) return;
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      start(target);
    }
  });
  for (const figure of document.querySelectorAll("[data-count-up]")) seen.observe(figure);
}

function start(shown: Element): void {
  const figure = shown.textContent;
  const begin = performance.now();
  requestAnimationFrame(function count(now) {
    const progress = Math.min(Math.max(now - begin, 0) / COUNT_MS, 1);
    shown.textContent = partOf(figure, easeOut(progress));
    if (progress < 1) requestAnimationFrame(count);
  });
}

/** The figure with its number multiplied by the share; the text around the number is unchanged. */
function partOf(figure: string, share: number): string {
  return figure.replace(/\d+/, (number) => String(Math.round(Number(number) * share)));
}

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}
