/** Every language has the names of the English module and no other, with texts of their own and
 * functions that take the same values. */
export type Words<English, Other> = {
  readonly [Name in keyof English]: English[Name] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string;
} & { readonly [Name in Exclude<keyof Other, keyof English>]: never };
