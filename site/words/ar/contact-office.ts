export const chatOnWhatsApp = "المحادثة عبر واتساب";
export const officeIn = (city: string) => `مكتبنا في ${city}`;
export const fromTo = (opens: string, closes: string) => `من ${opens} إلى ${closes}`;
