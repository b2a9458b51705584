export const chatOnWhatsApp = "Chat on WhatsApp";
export const officeIn = (city: string) => `Our office in ${city}`;
export const fromTo = (opens: string, closes: string) => `${opens} to ${closes}`;
