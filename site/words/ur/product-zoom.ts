export const zoomIn = (product: string) => `${product} کو قریب کریں`;
