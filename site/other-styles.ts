/**
 * A page that was opened directly has the styles of its own scripts only (scripts/finish-build). Before
 * another one is shown, the whole sheet must be there; when it cannot be had, a newer version of the
 * site has replaced it, and the other page is opened directly too.
 */
export async function withOtherStyles({ request }: { request: Request }): Promise<void> {
  if (new URL(request.url).pathname === location.pathname) return;
  const sheet = document.querySelector<HTMLLinkElement>("link[data-for][disabled]");
  if (!sheet) return;
  await new Promise((onload) => {
    const onerror = () => location.assign(request.url);
    Object.assign(sheet, { onload, onerror, disabled: false });
  });
}
