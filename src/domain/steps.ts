/** A calculation of several parts, which may be put off between them and given up. */
export type Steps<Result> = Generator<undefined, Result>;

/** Goes through all parts at once. */
export function inOneGo<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
