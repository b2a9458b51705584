/** What the short forms send (`domain/short-forms.ts`). */
export const interest = {
  form: "interest",
  name: "Zara Ahmed",
  email: "zara@example.com",
  about: "indus-residence-phase-2",
};

export const homeQuestion = {
  form: "home",
  name: "Bilal Raza",
  email: "",
  phone: "+92 300 7654321",
  about: "indus-residence.A-304",
  price: "about PKR 93,000,000",
  message: "Is the view open?",
};

export const otherMessage = {
  form: "other",
  name: "Lena Fischer",
  email: "lena@example.com",
  phone: "",
  subject: "Press",
  message: "May we take a picture?",
};
