/** Where the API of the desk is. */
export const DESK_API = "/api/desk";

/** Where the desk itself is. */
export const DESK_PATH = "/desk";

/** The page that shows a PDF in a sandboxed frame of the desk. */
export const PDF_PAGE = `${DESK_PATH}/pdf`;

/** `GET`: the document, shown in a sandboxed frame or sent as a download. Its view is on the timeline. */
export function documentUrl(leadId: string, documentId: string): string {
  return `${DESK_API}/leads/${leadId}/documents/${documentId}`;
}

/** `GET`: the document as a download, also where it could be shown. */
export function downloadUrl(leadId: string, documentId: string): string {
  return `${documentUrl(leadId, documentId)}?download`;
}

/** Set by calls of a browser that nobody uses: they do not prolong the session. */
export const BACKGROUND_HEADER = "desk-background";
