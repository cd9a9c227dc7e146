/** Why a rule of the trade refused its input; `code` is stable, the message names what was wrong and its value. */
export class DomainError extends Error {
  override readonly name: string = 'DomainError';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** A value that no form of the platform lets through, or that would make a figure meaningless. */
export class InvalidInputError extends DomainError {
  override readonly name = 'InvalidInputError';
  /** Name of the input, such as `loan.rate`. */
  readonly input: string;
  readonly value: unknown;

  constructor(input: string, value: unknown, expected: string) {
    super('invalid_input', `${input} = ${String(value)}: expected ${expected}.`);
    this.input = input;
    this.value = value;
  }
}
