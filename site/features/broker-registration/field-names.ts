export function fieldNames<Shape extends object>(schema: { shape: Shape }) {
  return Object.keys(schema.shape) as (keyof Shape & string)[];
}
