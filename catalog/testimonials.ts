import { z } from "zod";
import { defineEntries } from "./define-entries.ts";
import { id, line } from "./fields.ts";

const testimonialSchema = z.strictObject({
  id,
  name: line,
  role: line,
  text: line.min(80).max(320),
});

export type Testimonial = z.infer<typeof testimonialSchema>;

const testimonials = defineEntries("testimonials", testimonialSchema, [
  {
    id: "1",
    name: "Ayesha Siddiqui",
    role: "Owner, Courtyard Nine",
    text: "I bought from drawings while living in Manchester. Every month a letter came with photographs from the same four corners, and when the tiler was late they said so. The flat I opened was the flat I had been shown.",
  },
  {
    id: "2",
    name: "Omar Haddad",
    role: "Investor, Dubai",
    text: "What decided it was the service-charge estimate. They gave me the sheet behind it: lifts, cooling, cleaning, reserve. Two years on, the bill has stayed within four per cent of that sheet.",
  },
  {
    id: "3",
    name: "Dr Rukhsana Afridi",
    role: "Clinic director, Lahore",
    text: "The operating theatres had to run while the air handling was replaced. They worked nights in six-hour windows for eleven weeks and we did not cancel a single list.",
  },
  {
    id: "4",
    name: "Faisal Rauf",
    role: "Shopkeeper, Peshawar",
    text: "My father's shopfront was numbered plank by plank, taken away, and put back with its own doors. Four generations have leaned on that counter. It still creaks in the right place.",
  },
  {
    id: "5",
    name: "Helen Marsh",
    role: "Head teacher, Dubai",
    text: "In September the corridors used to be the hottest place in a school. Here the children wait for the bus in the courtyard by choice. The electricity bill tells the same story.",
  },
  {
    id: "6",
    name: "Kamran Yousaf",
    role: "Broker partner, Dubai",
    text: "I send clients where I will not have to apologise later. Floor plans carry real dimensions, availability is true on the day, and commission has come on time for six sales running.",
  },
]);

export function allTestimonials(): Testimonial[] {
  return testimonials;
}
