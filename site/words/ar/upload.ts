export const uploadName = "الرفع";
export const uploaded = "اكتمل الرفع. بانتظار التأكيد.";
export const uploading = (percent: number) => `جارٍ الرفع: ${percent}%`;
export const cancel = "إلغاء";
export const done = "تم";
export const percentSent = (percent: number) => `${percent}%`;
