export const services = "خدمات";
export const aboutService = "اس خدمت کے بارے میں";
export const contact = "رابطہ";
export const moreTitle = "مزید خدمات";
export const moreServices = "مزید خدمات";
export const relatedService = "متعلقہ خدمات";
export const allServices = "تمام خدمات";
export const searchServices = "خدمات میں تلاش";
export const newsletterPromise =
  "مہینے میں ایک ای میل: نئے منصوبے، تعمیر کے آغاز اور تکمیل کی خبریں۔";
export const photos = "ہماری تعمیراتی سائٹوں کی تصویریں";
