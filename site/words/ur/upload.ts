export const uploadName = "اپ لوڈ";
export const uploaded = "اپ لوڈ ہو گیا۔ تصدیق کا انتظار ہے۔";
export const uploading = (percent: number) => `اپ لوڈ ہو رہا ہے: ${percent}%`;
export const cancel = "منسوخ کریں";
export const done = "مکمل";
export const percentSent = (percent: number) => `${percent}%`;
