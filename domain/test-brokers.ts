/** What the form of an agency and the call that carries it name alike [3.008]. */
export const agencyAnswers = {
  email: "office@example.com",
  officeNumber: "04 100 0140",
  companyWhatsapp: "1",
  gmWhatsapp: "2",
  accountsContact: "3",
  operationalCountry: "UAE",
  address: "Marina Walk 1",
  city: "Dubai",
  country: "UAE",
};

/** The same of an individual [3.010]. */
export const individualAnswers = {
  email: "sara@example.com",
  whatsappNumber: "051",
  nationality: "Pakistan",
  experience: "7",
};
