export const shownDocument = (name: string) => `Document ${name}`;
export const opening = "Opening the document";
export const page = (page: number, pages: number) => `Page ${page} of ${pages}`;
export const zoomIn = "Zoom in";
export const zoomOut = "Zoom out";
export const fitWidth = "Fit width";
export const missingPictures =
  "Some pictures of this PDF cannot be shown here. Download it to see all of it.";
export const failures = {
  damaged: {
    title: "This PDF cannot be shown",
    text: "The file is damaged, or it is no PDF. Download it to try another program.",
  },
  encrypted: {
    title: "This PDF needs a password",
    text: "Download it and open it with the password, or ask the sender for a copy without one.",
  },
};
