type Scope = Window & typeof globalThis;

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
  await new Promise((resolve) => {
    frame.addEventListener("load", resolve);
    document.body.append(frame);
  });
  return { scope: frame.contentWindow as Scope, close: () => frame.remove() };
}
