export const title = "ہمارے بارے میں";
export const philosophy = "ہمارا فلسفہ";
export const howWeWork = "ہم کیسے کام کرتے ہیں";
export const allServices = "تمام خدمات";
