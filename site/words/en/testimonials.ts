export const testimonials = "Testimonials";
export const whatClientsSay = "What clients say";
