export const zoomIn = (product: string) => `تكبير ${product}`;
