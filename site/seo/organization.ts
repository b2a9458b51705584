import type { GeneralContractor, WebSite } from "schema-dts";
import { company } from "#catalog/company.ts";
import { office } from "#catalog/office.ts";
import { projectCities } from "#catalog/projects/projects.ts";
import { lang } from "#words/language.ts";
import { absoluteUrl } from "#catalog/absolute-url.ts";

const organizationId = absoluteUrl("/#organization");

export const ourselves = { "@id": organizationId } as const;

/** A general contractor is schema.org's word for a builder with an office one can visit. */
export function organization(): GeneralContractor {
  const { address, openingHours, social } = company;
  return {
    "@type": "GeneralContractor",
    "@id": organizationId,
    name: company.name,
    legalName: company.legalName,
    slogan: company.tagline,
    foundingDate: String(company.companySince),
    url: absoluteUrl("/"),
    logo: absoluteUrl("/icon-512.png"),
    image: absoluteUrl("/media/og/default.jpg"),
    email: company.email,
    telephone: company.phones[0],
    address: {
      "@type": "PostalAddress",
      streetAddress: `${address.street}, ${address.area}`,
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
    geo: { "@type": "GeoCoordinates", latitude: address.latitude, longitude: address.longitude },
    openingHours: `${openDays()} ${openingHours.opens}-${openingHours.closes}`,
    areaServed: projectCities(),
    sameAs: [social.facebook, social.instagram],
  };
}

/** "Mo-Fr", or "Mo-We,Fr-Sa" with a closed day between. */
function openDays(): string {
  return ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    .map((name, index) => (office.closedDays.includes((index + 1) % 7) ? "|" : name))
    .join(" ")
    .split("|")
    .map((days) => days.trim().replace(/ .* | /, "-"))
    .filter(Boolean)
    .join(",");
}

export function website(): WebSite {
  return {
    "@type": "WebSite",
    "@id": absoluteUrl("/#website"),
    name: company.name,
    url: absoluteUrl("/"),
    inLanguage: lang,
    publisher: ourselves,
  };
}
