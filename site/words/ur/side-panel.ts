export const latestProjects = "تازہ منصوبے";
export const closePanel = "پینل بند کریں";
export const contactUs = "ہم سے رابطہ کریں";
export const newsletter = "نیوز لیٹر";
export const newsletterPromise =
  "نئے منصوبوں کا آغاز اور تعمیر کی پیش رفت، مہینے میں زیادہ سے زیادہ ایک بار۔";
export const newsletterEmail = "نیوز لیٹر کے لیے ای میل";
export const subscribe = "سبسکرائب کریں";
