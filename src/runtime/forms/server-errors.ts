import type { PageErrors } from '../protocol/page-errors.ts';

/** Errors that belong to the form as a whole, not to a field. */
export const FORM_ERROR_KEYS = ['base', 'version'] as const;

/** Server errors, split into those of fields and those of the form. */
export interface SplitErrors {
  readonly fields: Readonly<Record<string, string>>;
  readonly form: Readonly<Record<string, string>>;
}

/**
 * Splits the errors of an answer. A path whose first piece is a field of the form belongs to that field
 * (`lots.0.price`, also written `lots[0][price]`); everything else is told for the form, so that no error is lost.
 */
export function splitErrors(errors: PageErrors, fieldNames: Iterable<string>): SplitErrors {
  const known = new Set(fieldNames);
  const fields: Record<string, string> = {};
  const form: Record<string, string> = {};
  for (const [path, message] of Object.entries(errors)) {
    const dotted = path.replace(/\[([^\]]*)\]/g, '.$1');
    const head = dotted.split('.')[0] ?? '';
    const isOfForm = FORM_ERROR_KEYS.some((key) => key === dotted) || !known.has(head);
    if (isOfForm) form[dotted] = message;
    else fields[dotted] = message;
  }
  return { fields, form };
}
