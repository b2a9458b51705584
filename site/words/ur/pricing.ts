export const title = "قیمتیں";
export const pricingPlans = "پیکیج";
export const pricedBySquareMetre = "قیمت مربع میٹر کے حساب سے";
export const perSquareMetre = "فی مربع میٹر";
