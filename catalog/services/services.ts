import { defineEntries } from "#catalog/define-entries.ts";
import { orderedServices } from "./ordered.ts";
import { philosophies } from "./philosophies.ts";
import { type Service, serviceSchema } from "./schema.ts";

const services = defineEntries("services", serviceSchema, [...philosophies, ...orderedServices]);

export function allServices(): Service[] {
  return services;
}

export function findService(id: string): Service | null {
  return services.find((service) => service.id === id) ?? null;
}

export function firstServices(count: number): Service[] {
  return services.slice(0, count);
}

/** Services by their position in the list, counted from 1, both ends included. */
export function servicesBetween(from: number, to: number): Service[] {
  return services.slice(from - 1, to);
}
