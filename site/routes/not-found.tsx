import { useRouteLoaderData } from "react-router";
import { NotFoundPage } from "#site/sections/not-found-page.tsx";
import type { PictureSource } from "#site/ui/picture.tsx";

/** The picture comes with the frame, since the page of an unknown address can ask for nothing. */
type Frame = { notFoundPicture?: PictureSource };

/** For /404 and all unmatched addresses: a loader here would ask the server for what it does not have. */
export default function NotFound() {
  const frame = useRouteLoaderData<Frame>("root");
  return <NotFoundPage picture={frame?.notFoundPicture} />;
}
