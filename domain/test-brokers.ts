/** The fields with the same names in an agency's form and in its request [3.008]. */
export const agencyValues = {
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

/** The fields with the same names in an individual's form and request [3.010]. */
export const individualValues = {
  email: "sara@example.com",
  whatsappNumber: "051",
  nationality: "Pakistan",
  experience: "7",
};

/** The fields of a complete request. */
export const agency = {
  name: "Palm Brokers",
  email: "office@example.com",
  phone: "+971 4 100 0140",
  registrationType: "agency",
  officeNumber: "+971 4 100 0140",
  companyWhatsapp: "+971 50 100 0140",
  gmWhatsapp: "+971 50 100 0141",
  accountsContact: "+971 50 100 0142",
  operationalCountry: "UAE",
  address: "Marina Walk 1",
  city: "Dubai",
  country: "UAE",
};

export const individual = {
  name: "Sara Malik",
  email: "sara@example.com",
  phone: "+92 300 7654321",
  registrationType: "individual",
  whatsappNumber: "+92 300 7654321",
  nationality: "Pakistan",
  experience: "7",
};
