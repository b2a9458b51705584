export const testimonials = "آراء العملاء";
export const whatClientsSay = "ماذا يقول عملاؤنا";
