import { type Picture, requirePicture } from "#content/pictures/pictures.ts";
import type { Service } from "#content/services/schema.ts";

/** A service as its own page tells it. */
export type ServiceDetail = Omit<Service, "key"> & { picture: Picture };

export function toServiceDetail({ key, ...service }: Service): ServiceDetail {
  return { ...service, picture: requirePicture(`services/${key}`) };
}
