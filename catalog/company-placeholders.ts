import { addressLine } from "#domain/address-line.ts";
import { company } from "./company.ts";
import type { Placeholders } from "./loader/content-file.ts";
import { retentionText } from "./retention.ts";

export const companyPlaceholders: Placeholders = {
  "company.name": company.name,
  "company.legalName": company.legalName,
  "company.address": addressLine(company.address),
  "company.email": company.email,
  retention: retentionText,
};
