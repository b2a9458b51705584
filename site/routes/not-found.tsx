import { useRouteLoaderData } from "react-router";
import { NotFoundPage } from "#site/sections/not-found-page.tsx";
import type { PictureSource } from "#site/ui/picture.tsx";

/** The picture is in the root loader's data, because an unknown path has no data of its own. */
type Frame = { notFoundPicture?: PictureSource };

/** For /404 and all unmatched paths: a loader here would request data that does not exist. */
export default function NotFound() {
  const frame = useRouteLoaderData<Frame>("root");
  return <NotFoundPage picture={frame?.notFoundPicture} />;
}
