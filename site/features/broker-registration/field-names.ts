/** The names of the fields in a step's schema. */
export function fieldNames<Shape extends object>(schema: { shape: Shape }) {
  return Object.keys(schema.shape) as (keyof Shape & string)[];
}
