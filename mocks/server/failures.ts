import type { Remedy } from '#contracts/fields.ts';

/** A refusal that the person sees as an error page with this HTTP status. */
export class HttpFailure extends Error {
  readonly status: number;
  readonly retryAfterS: number | null;
  /** More headers for the answer, for instance `allow`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    detail: string,
    retryAfterS: number | null = null,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${status}: ${detail}`);
    this.name = 'HttpFailure';
    this.status = status;
    this.retryAfterS = retryAfterS;
    this.headers = headers;
  }
}

/** A request with more fields than any form has: refused before they are read. */
export class TooManyFieldsFailure extends HttpFailure {
  constructor(maxFields: number) {
    super(422, `more than ${maxFields} fields`);
    this.name = 'TooManyFieldsFailure';
  }
}

/** A refusal that the person sees at the fields: texts by field path, `base` for the whole form. */
export class ValidationFailure extends Error {
  readonly errors: Readonly<Record<string, string>>;
  /** More for the page, beside the texts (for instance what a stale record conflicts with). */
  readonly details: Readonly<Record<string, unknown>>;
  /** Links to what puts it right, told beside the texts. */
  readonly remedies: readonly Remedy[];

  constructor(
    errors: Record<string, string>,
    details: Record<string, unknown> = {},
    remedies: readonly Remedy[] = [],
  ) {
    super(`invalid: ${Object.keys(errors).join(', ')}`);
    this.name = 'ValidationFailure';
    this.errors = errors;
    this.details = details;
    this.remedies = remedies;
  }
}

/** The person must go elsewhere first, for instance to sign in. */
export class RedirectFailure extends Error {
  readonly to: string;

  constructor(to: string) {
    super(`redirect to ${to}`);
    this.name = 'RedirectFailure';
    this.to = to;
  }
}

/** A record that is not there, or not there for this company: both look alike from outside. */
export const notFound = (what: string): HttpFailure => new HttpFailure(404, what);

/** A record or action that the person may see but not use. */
/** Why the right of a route cannot be used: its role has none, the company or the staff in its name only read. */
export type RightReason = 'right' | 'read-only' | 'impersonation';

/** The person has not the right that a route asks for, or not for now. */
export class RightFailure extends HttpFailure {
  readonly reason: RightReason;

  constructor(reason: RightReason, detail: string) {
    super(403, detail);
    this.reason = reason;
  }
}

export const forbidden = (why: string): HttpFailure => new HttpFailure(403, why);
