import { TooManyFieldsFailure } from './failures.ts';

/** Most fields that a request may bring, in its address or in a form: far beyond any form of ours. */
export const maxFields = 1000;

/**
 * Looks at a query or an urlencoded form before it is read.
 *
 * @throws TooManyFieldsFailure 422
 */
export function checkQueryFields(text: string): void {
  let fields = 1;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    fields += 1;
    if (fields > maxFields) throw new TooManyFieldsFailure(maxFields);
  }
}
