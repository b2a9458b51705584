import type { DocumentLabels } from "./document.ts";
import type { OptionLists } from "./option-lists.ts";

export const testLists: OptionLists = {
  propertyTypes: ["Studio", "1 Bed", "2 Bed"],
  propertyInterests: ["Buy a Property", "General Inquiry", "Investment Consultation"],
  interestInHomes: "Buy a Property",
  otherInterest: "General Inquiry",
  pageFormSubjects: ["Furniture", "Complete Interior", "Exterior Design"],
  otherSubjects: ["Press", "Careers", "Something else"],
  countries: ["UAE", "Saudi Arabia", "Qatar", "Oman", "Kuwait", "Bahrain"],
  relationshipManagers: { manager1: "Manager 1", manager2: "Manager 2", manager3: "Manager 3" },
  nationalities: ["UAE", "India", "Pakistan", "UK", "USA", "Other"],
  genders: ["Male", "Female", "Other"],
  specializations: ["Residential", "Commercial", "Luxury", "Off-Plan", "All"],
};

export const testLabels: DocumentLabels = {
  passport: "Passport",
  resume: "Resume/CV",
  reraLicense: "RERA License",
  otherDocuments: "Other Documents",
  tradeLicense: "Trade License",
  rera: "RERA Certificate",
  taxRegistration: "Tax Registration",
};
