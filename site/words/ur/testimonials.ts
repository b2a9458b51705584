export const testimonials = "گاہکوں کی رائے";
export const whatClientsSay = "ہمارے کلائنٹ کیا کہتے ہیں";
