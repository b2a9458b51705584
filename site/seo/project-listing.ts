import type { Place, RealEstateListing } from "schema-dts";
import type { Project } from "#catalog/projects/schema.ts";
import { absoluteUrl } from "#catalog/absolute-url.ts";
import { countryCode } from "./country-code.ts";
import { ourselves } from "./organization.ts";

/** schema.org's words for what we build; a building without one of its own is a place. */
const placeTypes: Record<string, string> = {
  "courtyard-housing": "GatedResidenceCommunity",
  "hillside-apartments": "ApartmentComplex",
  "metro-station": "TrainStation",
  "mid-rise": "ApartmentComplex",
  "bus-station": "BusStation",
  "fire-station": "FireStation",
  "government-hall": "GovernmentBuilding",
  "municipal-centre": "GovernmentBuilding",
  "sports-ground": "StadiumOrArena",
  "terraced-houses": "GatedResidenceCommunity",
  bridge: "Bridge",
  hospital: "Hospital",
  hotel: "Hotel",
  library: "Library",
  mall: "ShoppingCenter",
  park: "Park",
  school: "School",
  tower: "ApartmentComplex",
  townhouses: "GatedResidenceCommunity",
  villas: "GatedResidenceCommunity",
};

type ListedProject = Pick<
  Project,
  "id" | "title" | "summary" | "building" | "location" | "area" | "year"
>;

/** Without an offer: prices are given in person, and a price of 0 would be false. */
export function projectListing(project: ListedProject, imagePath: string): RealEstateListing {
  return {
    "@type": "RealEstateListing",
    name: project.title,
    description: project.summary,
    url: absoluteUrl(`/project-single/${project.id}`),
    image: absoluteUrl(imagePath),
    provider: ourselves,
    mainEntity: building(project, imagePath),
  };
}

function building({ title, summary, building, location }: ListedProject, imagePath: string): Place {
  return {
    "@type": placeTypes[building] ?? "Place",
    name: title,
    description: summary,
    image: absoluteUrl(imagePath),
    address: {
      "@type": "PostalAddress",
      streetAddress: location.place,
      addressLocality: location.city,
      addressCountry: countryCode(location.country),
    },
  } as Place;
}
