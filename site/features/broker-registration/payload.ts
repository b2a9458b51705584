import type { AgencyForm, IndividualForm } from "#domain/broker.ts";
import type { LeadFields, LeadFiles } from "#site/api/lead-body.ts";

const NOT_PROVIDED = "Not provided";
const NOT_ASSIGNED = "Not assigned";
const NOT_SPECIFIED = "Not specified";

export function agencyPayload(form: AgencyForm, files: LeadFiles): LeadFields {
  const { companyName, ...values } = form;
  return withoutEmpty({
    ...values,
    name: companyName,
    phone: form.officeNumber,
    registrationType: "agency",
    company: companyName,
    licenseNumber: files.rera?.name || "Pending", // the fallback of [7.009]
    experience: "Agency Registration", // a constant of [7.010]
    // [7.011] The message combines these three fields.
    message: [
      `Website: ${form.website || NOT_PROVIDED}`,
      `Operational Country: ${form.operationalCountry || NOT_PROVIDED}`,
      `Relationship Manager: ${form.relationshipManager || NOT_ASSIGNED}`,
    ].join("\n"),
  });
}

export function individualPayload(form: IndividualForm): LeadFields {
  const { fullName, phoneNumber, ...values } = form;
  return withoutEmpty({
    ...values,
    name: fullName,
    phone: phoneNumber,
    registrationType: "individual",
    company: form.currentCompany || "Individual Agent", // the fallback of [7.014]
    licenseNumber: form.reraNumber, // renamed by [7.015]
    address: [form.nationality, form.gender].map(orNotSpecified).join(", "), // joined by [7.016]
    // [7.017] The message combines these two fields.
    message: [
      `Specialization: ${orNotSpecified(form.specialization)}`,
      `Languages: ${orNotSpecified(form.languages)}`,
    ].join("\n"),
  });
}

function orNotSpecified(value: string | undefined): string {
  return value || NOT_SPECIFIED;
}

/** [7.006] Empty fields are not sent. */
function withoutEmpty(fields: LeadFields): LeadFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
}
