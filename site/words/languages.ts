/**
 * The shape that a module has in every language: the names of the English module, with texts of
 * their own and functions that take the same values.
 */
export type Words<English> = {
  readonly [Name in keyof English]: English[Name] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string;
};
