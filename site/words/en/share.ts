export const linkCopied = "Link copied";
export const copyLink = "Copy link";
export const copyByHand = "Copy this address: ";
export const shareOnWhatsApp = "Share on WhatsApp";
export const shareByEMail = "Share by e-mail";
export const shareInAnotherWay = "Share in another way";
