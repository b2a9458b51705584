export const greeting = "Hello! How can we help you today? Please provide your details below.";
export const sendToWhatsApp = "Send to WhatsApp";
export const online = "Online";
export const chatWithUs = "Chat with us on WhatsApp";
