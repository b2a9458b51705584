/** The messages between the desk and the frame that shows a PDF. */

export type ZoomStep = "in" | "out" | "fit";

/** The first message to the frame, with a port for all further ones. */
export type OpenMessage = { bytes: ArrayBuffer };

export type ZoomMessage = { zoom: ZoomStep };

export type FrameMessage =
  | { kind: "opened"; pages: number; hasMissingPictures: boolean }
  | { kind: "page"; page: number }
  | { kind: "failed"; reason: "damaged" | "encrypted" }
  | { kind: "escape" };
