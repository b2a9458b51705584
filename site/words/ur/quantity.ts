export const decreaseQuantity = "تعداد کم کریں";
export const minimum = (value: number) => `کم از کم ${value}`;
export const increaseQuantity = "تعداد بڑھائیں";
