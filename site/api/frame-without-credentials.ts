import { trustedTypes } from "#ui/trusted-types.ts";

const emptyPage = trustedTypes("upload", { createHTML: (html) => html });

/** An empty frame loads at once; an upload does not wait longer than this for it. */
const FRAME_TIMEOUT_MS = 2000;

/** [7.001] A hidden frame whose requests carry none of the cookies of our origin, such as another
 * service on the same domain may have set. Null where the browser does not support credentialless
 * frames: the upload is then sent from the page itself. */
export async function openFrameWithoutCredentials() {
  if (!("credentialless" in HTMLIFrameElement.prototype)) return null;
  const frame = document.createElement("iframe");
  frame.setAttribute("credentialless", "");
  frame.hidden = true;
  // The initial empty document, before `srcdoc` has loaded, still has the credentials.
  frame.srcdoc = emptyPage.createHTML("<!doctype html>");
  const loaded = await new Promise<boolean>((resolve) => {
    frame.addEventListener("load", () => resolve(true));
    setTimeout(() => resolve(false), FRAME_TIMEOUT_MS);
    document.body.append(frame);
  });
  const close = () => frame.remove();
  if (loaded) return { scope: frame.contentWindow as Window & typeof globalThis, close };
  close();
  return null;
}
