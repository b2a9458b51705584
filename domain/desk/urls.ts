export const DESK_API = "/api/desk";

export const DESK_PATH = "/desk";

/** The name of the desk page's meta element that says where the public pages are, if they have another host. */
export const SITE_ORIGIN_META = "site-origin";

/** Shows a PDF in a sandboxed frame of the desk. */
export const PDF_PAGE = `${DESK_PATH}/pdf`;

/** `GET`: the document, in a sandboxed frame or as a download. Each view is recorded on the timeline. */
export function documentUrl(leadId: string, documentId: string): string {
  return `${DESK_API}/leads/${leadId}/documents/${documentId}`;
}

/** `GET`: always a download, even of a document that could be shown. */
export function downloadUrl(leadId: string, documentId: string): string {
  return `${documentUrl(leadId, documentId)}?download`;
}

/** The value is "touch" where a response asks for a touch: the response to `HEAD` has no body that says so. */
export const REASON_HEADER = "desk-reason";

/** Requests with this header come from an idle browser and do not prolong the session. */
export const BACKGROUND_HEADER = "desk-background";
