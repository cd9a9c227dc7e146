/** The shape that a translation must have: the same keys as the French source, any text. */
export type Messages<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Messages<T[K]>;
};
