export const uploadName = "Upload";
export const uploaded = "Uploaded. Waiting for confirmation.";
export const uploading = (percent: number) => `Uploading: ${percent} %`;
export const cancel = "Cancel";
export const done = "Done";
export const percentSent = (percent: number) => `${percent} %`;
