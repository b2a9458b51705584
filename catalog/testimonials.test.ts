import { expect, test } from "vitest";
import { allTestimonials } from "./testimonials.ts";

test("[2.076] testimonials have different authors and texts", () => {
  const testimonials = allTestimonials();
  expect(testimonials.length).toBeGreaterThan(1);
  for (const field of ["name", "role", "text"] as const) {
    expect(new Set(testimonials.map((testimonial) => testimonial[field])).size).toBe(
      testimonials.length,
    );
  }
});
