export const chatOnWhatsApp = "واٹس ایپ پر بات کریں";
export const officeIn = (city: string) => `${city} میں ہمارا دفتر`;
export const fromTo = (opens: string, closes: string) => `${opens} سے ${closes} تک`;
