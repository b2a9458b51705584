import type { Service as ServiceThing } from "schema-dts";
import type { Service } from "#catalog/services/schema.ts";
import * as words from "#words/services.ts";
import { absoluteUrl } from "./absolute-url.ts";
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
    areaServed: [words.unitedArabEmirates, words.pakistan],
  };
}
