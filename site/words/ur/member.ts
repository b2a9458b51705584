export const contactMe = "مجھ سے رابطہ کریں";
export const chatLabel = (name: string) => `${name} کے لیے پیغام چھوڑیں`;
export const chatText = (name: string) => `${name} کے لیے میرا ایک پیغام ہے: `;
export const inFigures = "اعداد و شمار میں";
export const profile = "تعارف";
export const position = "عہدہ";
export const experience = "تجربہ";
export const fax = "فیکس";
