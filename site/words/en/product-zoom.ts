export const zoomIn = (product: string) => `Zoom in on ${product}`;
