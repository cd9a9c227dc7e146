/** A PCRE construct without an equivalent in JavaScript. */
export class UntranslatablePatternError extends Error {
  override readonly name = 'UntranslatablePatternError';
  /** From 0, in the pattern. */
  readonly offset: number;

  constructor(reason: string, offset: number) {
    super(reason);
    this.offset = offset;
  }
}
