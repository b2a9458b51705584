import { useEffect, useRef } from "react";

const COUNT_MS = 1600;

/** Counts up once when the figure becomes visible, unless reduced motion is requested. The HTML has
 * the full value, for visitors without script. */
export function CountUp({ figure }: { figure: string }) {
  const ref = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const shown = ref.current;
    if (!shown || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let frame = 0;
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      const start = performance.now();
      const count = (now: number) => {
        const progress = Math.min(Math.max(now - start, 0) / COUNT_MS, 1);
        shown.textContent = partOf(figure, easeOut(progress));
        if (progress < 1) frame = requestAnimationFrame(count);
      };
      frame = requestAnimationFrame(count);
    });
    seen.observe(shown);
    return () => {
      seen.disconnect();
      cancelAnimationFrame(frame);
      shown.textContent = figure;
    };
  }, [figure]);

  return <span ref={ref}>{figure}</span>;
}

/** The figure with its number multiplied by the share; the text around the number is unchanged. */
function partOf(figure: string, share: number): string {
  return figure.replace(/\d+/, (number) => String(Math.round(Number(number) * share)));
}

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}
