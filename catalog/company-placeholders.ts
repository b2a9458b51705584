import { addressLine } from "#domain/address-line.ts";
import { company } from "./company.ts";
import type { Placeholders } from "./loader/content-file.ts";
import { retentionText } from "./retention.ts";

/** What the texts of the site leave open because a deployment may change it by a setting. */
export const companyPlaceholders: Placeholders = {
  "company.name": company.name,
  "company.legalName": company.legalName,
  "company.address": addressLine(company.address),
  "company.email": company.email,
  retention: retentionText,
};
