type Address = { street: string; area: string; city: string; country: string };

export function addressLine({ street, area, city, country }: Address): string {
  return [street, area, city, country].join(", ");
}
