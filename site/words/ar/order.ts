export const needsScript = "يحتاج الطلب في هذا العرض التجريبي إلى JavaScript.";
export const emptyTitle = "لم يُطلب شيء";
export const emptyText = "كانت سلتكم فارغة. أضيفوا منتجًا وأتموا الطلب لتروا طلبكم هنا.";
export const print = "طباعة";
export const title = "استُلم الطلب";
export const description =
  "ما طلبتموه من متجرنا التجريبي، بمجاميعه، جاهزًا للطباعة. لم يُبع شيء ولم يُرسل شيء.";
export const thanks = "شكرًا على طلبكم!";
export const lead = "كان هذا عرضًا تجريبيًا، فلن يصلكم شيء.";
export const backToHome = "العودة إلى الرئيسية";
export const yourOrder = "طلبكم";
