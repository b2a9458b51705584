export const formName = "Inquiry";
export const propertyType = "Property type";
export const title = "Contact";
export const otherBefore = "You are not looking for a home? ";
export const otherLink = "Press, careers, something else";
export const question = "Have Any Question?";
export const questionText =
  "Tell us what you are looking for and how to reach you. Somebody who knows the project will answer.";
