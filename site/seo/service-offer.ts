import type { Service as ServiceThing } from "schema-dts";
import { companyWords } from "#catalog/company-facts.ts";
import type { Service } from "#catalog/services/schema.ts";
import { absoluteUrl } from "#catalog/absolute-url.ts";
import { ourselves } from "./organization.ts";

export function serviceOffer(
  service: Pick<Service, "id" | "title" | "summary">,
  imagePath: string,
): ServiceThing {
  return {
    "@type": "Service",
    name: service.title,
    description: service.summary,
    url: absoluteUrl(`/service-single/${service.id}`),
    image: absoluteUrl(imagePath),
    provider: ourselves,
    areaServed: companyWords.countries,
  };
}
