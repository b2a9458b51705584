export const decreaseQuantity = "إنقاص الكمية";
export const minimum = (value: number) => `الحد الأدنى ${value}`;
export const increaseQuantity = "زيادة الكمية";
