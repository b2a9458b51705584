import { type Picture, requirePicture } from "#catalog/pictures/pictures.ts";
import type { Service } from "#catalog/services/schema.ts";

export type ServiceDetail = Omit<Service, "key"> & { picture: Picture };

export function toServiceDetail({ key, ...service }: Service): ServiceDetail {
  return { ...service, picture: requirePicture(`services/${key}`) };
}
