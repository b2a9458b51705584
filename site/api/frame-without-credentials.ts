type Scope = Window & typeof globalThis;

/** An empty frame is there at once; where it is not, the upload must not wait for it. */
const PATIENCE_MS = 2000;

/**
 * [7.001] A hidden frame whose requests carry none of the cookies of our origin, such as another
 * service on the same domain may have set. Null where the browser knows no such frame: there an
 * upload is sent as it is, since only so can it be told from a dead line.
 */
export async function openFrameWithoutCredentials() {
  if (!("credentialless" in HTMLIFrameElement.prototype)) return null;
  const frame = document.createElement("iframe");
  frame.setAttribute("credentialless", "");
  frame.hidden = true;
  // The empty document that is there before loading still has the credentials.
  frame.srcdoc = "<!doctype html>";
  const loaded = await new Promise<boolean>((resolve) => {
    frame.addEventListener("load", () => resolve(true));
    setTimeout(() => resolve(false), PATIENCE_MS);
    document.body.append(frame);
  });
  const close = () => frame.remove();
  if (loaded) return { scope: frame.contentWindow as Scope, close };
  close();
  return null;
}
