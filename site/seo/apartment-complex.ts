import { href } from "react-router";
import type { FloorPlan, Offer, RealEstateListing } from "schema-dts";
import type { SaleDevelopment } from "#catalog/developments/developments.ts";
import { homeNames } from "#catalog/home-names.ts";
import { rates } from "#catalog/rates.ts";
import { toSquareMetres } from "#domain/homes/area-unit.ts";
import { hasPrice, type ListedHome } from "#domain/homes/listed-home.ts";
import * as words from "#words/homes.ts";
import { absoluteUrl } from "#catalog/absolute-url.ts";
import { countryCode } from "./country-code.ts";
import { ourselves } from "./organization.ts";

/** Prices are stated for a month from the time of the availability. */
const VALID_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** UN/CEFACT's code for square metres. */
const SQUARE_METRES = "MTK";

/** Each floor plan has the lowest price of its available homes. */
export function apartmentComplex(
  development: SaleDevelopment,
  homes: readonly ListedHome[],
  imagePath: string,
): RealEstateListing {
  const { key, project, latitude, longitude } = development;
  const { place, city, country } = project.location;
  const floorPlans = [...Map.groupBy(homes, ({ type }) => type).values()];
  return {
    "@type": "RealEstateListing",
    name: words.homesOf(project.title),
    url: absoluteUrl(href("/homes/:key", { key })),
    image: absoluteUrl(imagePath),
    provider: ourselves,
    mainEntity: {
      "@type": "ApartmentComplex",
      name: project.title,
      ...unitCounts(homes),
      accommodationFloorPlan: floorPlans.map(floorPlan),
      geo: { "@type": "GeoCoordinates", latitude, longitude },
      address: {
        "@type": "PostalAddress",
        streetAddress: place,
        addressLocality: city,
        addressCountry: countryCode(country),
      },
    },
    offers: floorPlans.flatMap((floorPlan) => offersOf(floorPlan, development)),
  };
}

function floorPlan(homes: readonly ListedHome[]): FloorPlan {
  const [{ type = "", bedrooms = 0, insideArea = 0 } = {}] = homes;
  return {
    "@type": "FloorPlan",
    name: homeNames.types[type] ?? type,
    numberOfBedrooms: bedrooms,
    floorSize: {
      "@type": "QuantitativeValue",
      value: Math.round(toSquareMetres(insideArea) * 10) / 10,
      unitCode: SQUARE_METRES,
    },
    ...unitCounts(homes),
  };
}

function unitCounts(homes: readonly ListedHome[]) {
  const counted = (value: number) => ({ "@type": "QuantitativeValue" as const, value });
  return {
    numberOfAccommodationUnits: counted(homes.length),
    numberOfAvailableAccommodationUnits: counted(homes.filter(isAvailable).length),
  };
}

/** Empty where no home with the floor plan can be bought. */
function offersOf(homes: readonly ListedHome[], development: SaleDevelopment): Offer[] {
  const [cheapest] = homes
    .filter(isAvailable)
    .filter(hasPrice)
    .toSorted((one, other) => one.price - other.price);
  if (!cheapest) return [];
  const { asOf } = development.availability;
  return [
    {
      "@type": "Offer",
      name: homeNames.types[cheapest.type] ?? cheapest.type,
      url: absoluteUrl(href("/homes/:key", { key: development.key })),
      price: cheapest.price,
      priceCurrency: rates.currency,
      availability: "https://schema.org/InStock",
      validFrom: asOf,
      priceValidUntil: new Date(Date.parse(asOf) + VALID_DAYS * DAY_MS).toISOString().slice(0, 10),
      seller: ourselves,
    },
  ];
}

function isAvailable({ status }: ListedHome): boolean {
  return status === "available";
}
