export const formName = "Inquiry";
export const propertyType = "Property type";
