/** A live region must exist before its content, or the content is not announced. */
export const receiptHost = document.createElement("div");
receiptHost.ariaLive = "polite";
document.body.append(receiptHost);
