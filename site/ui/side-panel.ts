/** How a dialog looks that slides in from the end of the line and is as high as the screen. */
export const sidePanel =
  "on-paper inset-y-0 start-auto end-0 m-0 h-dvh max-h-dvh max-w-full flex-col bg-paper shadow-overlay transition-[translate,display,overlay] transition-discrete duration-300 ease-calm backdrop:bg-ink/50 backdrop:opacity-0 backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete backdrop:duration-300 beyond-end open:flex open:translate-none open:backdrop:opacity-100 starting:open:beyond-end starting:open:backdrop:opacity-0";

/** With the width of a page, and printed without the page behind it. */
export const widePanel = `printed-alone w-full lg:w-[min(100vw-4rem,84rem)] ${sidePanel}`;
