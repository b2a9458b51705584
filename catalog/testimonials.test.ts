import { expect, test } from "vitest";
import { allTestimonials } from "./testimonials.ts";

test("[2.076] several people speak, each in words of their own", () => {
  const testimonials = allTestimonials();
  expect(testimonials.length).toBeGreaterThan(1);
  for (const field of ["name", "role", "text"] as const) {
    expect(new Set(testimonials.map((testimonial) => testimonial[field])).size).toBe(
      testimonials.length,
    );
  }
});
