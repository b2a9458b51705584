export const purposeAnswer = "We use your details to answer you.";
export const purposeNewsletter = "We use your address to send you our newsletter.";
export const purposeRegistration =
  "We use your details and documents to consider your registration.";
export const privacy = "Privacy";
export const termsOfUse = "Terms of use";
