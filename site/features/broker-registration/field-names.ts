/** The fields that a step's schema speaks of. */
export function fieldNames<Shape extends object>(schema: { shape: Shape }) {
  return Object.keys(schema.shape) as (keyof Shape & string)[];
}
