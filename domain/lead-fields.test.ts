import { expect, test } from "vitest";
import { isSensitive, LEAD_FIELDS } from "./lead-fields.ts";

/** Numbers of a licence and of a broker are in public registers. */
const OPEN =
  `registrationType name email phone date time timeZone propertyInterest subject about price events
  pageTitle page company licenseNumber officeNumber companyWhatsapp gmWhatsapp accountsContact relationshipManager
  website operationalCountry whatsappNumber nationality gender experience specialization languages currentCompany
  reraNumber address city state zipCode country message`.split(/\s+/);

test("every field of a lead is open or masked", () => {
  expect(LEAD_FIELDS.filter((field) => !isSensitive(field)).toSorted()).toEqual(OPEN.toSorted());
  expect(LEAD_FIELDS.filter(isSensitive)).toEqual(["dateOfBirth"]);
});
