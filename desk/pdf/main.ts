/** This page runs in a frame with an origin of its own, and gets nothing but the bytes of one PDF. */
import "./pdf.css";
import { PasswordException } from "unpdf/pdfjs";
import type { FrameMessage, OpenMessage, ZoomMessage } from "./messages.ts";
import { hasMissingPictures, openPdf } from "./open-pdf.ts";
import { showPages } from "./show-pages.ts";

addEventListener("message", function onFirst({ data, source, origin, ports: [port] }) {
  // The sender's origin is compared with the URL's, because the page's own origin is opaque.
  if (source !== parent || origin !== location.origin || !port) return;
  removeEventListener("message", onFirst);
  void show((data as OpenMessage).bytes, port);
});

async function show(bytes: ArrayBuffer, port: MessagePort): Promise<void> {
  const tell = (message: FrameMessage) => port.postMessage(message);
  addEventListener("keydown", ({ key }) => key === "Escape" && tell({ kind: "escape" }));
  try {
    const isIncomplete = hasMissingPictures(new Uint8Array(bytes));
    const pdf = await openPdf(bytes);
    const root = document.getElementById("pages")!;
    const pages = await showPages(pdf, root, (page) => tell({ kind: "page", page }));
    port.addEventListener("message", ({ data }) => pages.zoom((data as ZoomMessage).zoom));
    port.start();
    tell({ kind: "opened", pages: pdf.numPages, hasMissingPictures: isIncomplete });
  } catch (error) {
    const isEncrypted = error instanceof PasswordException;
    tell({ kind: "failed", reason: isEncrypted ? "encrypted" : "damaged" });
  }
}
