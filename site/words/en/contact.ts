export const formName = "Inquiry";
export const propertyType = "Property type";
export const title = "Contact";
export const description =
  "Write to our office in Business Bay, Dubai, call, or visit us: address, telephones, hours and a map, and a form for every question.";
export const lead =
  "Write, call or visit us. Our office in Business Bay answers questions about Dubai and Pakistan.";
export const question = "Have Any Question?";
export const questionText =
  "Tell us what you are looking for and how to reach you. Somebody who knows the project will answer.";
