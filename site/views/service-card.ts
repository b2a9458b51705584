import { type Picture, requirePicture } from "#catalog/pictures/pictures.ts";
import type { Service } from "#catalog/services/schema.ts";

export type ServiceCard = Pick<Service, "id" | "title" | "summary" | "icon"> & { picture: Picture };

export function toServiceCard({ id, title, summary, icon, key }: Service): ServiceCard {
  return { id, title, summary, icon, picture: requirePicture(`services/${key}`) };
}
