export const greeting = "مرحبًا! كيف يمكننا مساعدتكم اليوم؟ يرجى كتابة بياناتكم أدناه.";
export const sendToWhatsApp = "إرسال عبر واتساب";
export const online = "متصل الآن";
export const chatWithUs = "المحادثة معنا عبر واتساب";
