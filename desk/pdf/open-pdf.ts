import { getDocument, VerbosityLevel } from "unpdf/pdfjs";

export type Pdf = Awaited<ReturnType<typeof openPdf>>;

/** A picture of more pixels would take too much memory. */
const MOST_IMAGE_PIXELS = 64_000_000;

/** Rejects where the file is damaged or needs a password. */
export async function openPdf(bytes: ArrayBuffer) {
  return getDocument({
    data: new Uint8Array(bytes),
    maxImageSize: MOST_IMAGE_PIXELS,
    useSystemFonts: true,
    useWasm: false, // the content policy allows no WebAssembly
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
}

/** The decoders of these come as WebAssembly, which the package leaves out. */
const UNREADABLE = ["/JBIG2Decode", "/CCITTFaxDecode", "/JPXDecode"];

/** The names of a picture's filters are never compressed themselves. */
export function hasMissingPictures(bytes: Uint8Array): boolean {
  const text = new TextDecoder("latin1").decode(bytes);
  return UNREADABLE.some((filter) => text.includes(filter));
}
