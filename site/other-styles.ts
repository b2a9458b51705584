/** The page this document was opened with: its styles stand in it (scripts/finish-build). */
const opened = import.meta.env.SSR ? "" : location.pathname;

let arrival: Promise<unknown> | undefined;

/** Before any other page is shown, the whole style sheet must be there. */
export async function withOtherStyles({ request: { url } }: { request: Request }): Promise<void> {
  if (new URL(url).pathname !== opened) await (arrival ??= otherStyles(url));
}

function otherStyles(url: string): Promise<unknown> {
  const sheet = document.querySelector<HTMLLinkElement>("link[data-for]");
  if (!sheet) return Promise.resolve();
  return new Promise((onload) => {
    const onerror = () => {
      arrival = undefined;
      sheet.disabled = true;
      location.assign(url); // a newer version of the site has replaced it
    };
    Object.assign(sheet, { onload, onerror, disabled: false });
  });
}
