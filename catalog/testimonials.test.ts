import { expect, test } from "vitest";
import { allTestimonials } from "./testimonials.ts";

test("[2.076] six people speak, each for themselves", () => {
  const testimonials = allTestimonials();
  expect(testimonials).toHaveLength(6);
  for (const field of ["name", "role", "text"] as const) {
    expect(new Set(testimonials.map((testimonial) => testimonial[field])).size).toBe(6);
  }
});
