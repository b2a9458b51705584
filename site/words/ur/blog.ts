export const fullWidthTitle = "تازہ خبریں، پوری چوڑائی میں";
export const leftSidebarTitle = "تازہ خبریں، موضوع کے لحاظ سے";
export const latestNews = "تازہ خبریں";
export const readMore = "مزید پڑھیں";
export const blogPages = "بلاگ کے صفحات";
export const sidebarName = "بلاگ سے مزید";
export const relatedPosts = "متعلقہ تحریریں";
export const tags = "ٹیگ";
export const searchTheBlog = "بلاگ میں تلاش";
export const help = "ہم آپ کی کیا مدد کر سکتے ہیں؟";
export const helpText = (city: string) =>
  `کسی منصوبے، نقشے یا ادائیگی کے شیڈول کے بارے میں پوچھیں: ${city} میں ہمارے دفتر سے جواب کوئی انسان دیتا ہے۔`;
export const contactUs = "ہم سے رابطہ کریں";
export const ourLatestNews = "ہماری تازہ خبریں";
export const blog = "بلاگ";
export const allPosts = "تمام تحریریں";
export const byAuthor = "تحریر: ";
