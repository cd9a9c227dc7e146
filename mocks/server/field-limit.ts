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

/**
 * Looks at a form with files before it is read: each field begins with the boundary on a line of its own.
 *
 * @param type the media type, which names the boundary
 * @throws TooManyFieldsFailure 422
 */
export function checkFormFields(bytes: Uint8Array, type: string): void {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type);
  const delimiter = new TextEncoder().encode(`\r\n--${boundary?.[1] ?? boundary?.[2] ?? ''}`);
  // The first field stands at the beginning of the body, and one more boundary at its end.
  let fields = 0;
  // A boundary holds no carriage return: no byte is compared twice, whatever was sent.
  for (let at = 0; at < bytes.length; at += 1) {
    if (!standsAt(bytes, delimiter, at)) continue;
    fields += 1;
    if (fields > maxFields) throw new TooManyFieldsFailure(maxFields);
  }
}

/** Plain loops: they pass over megabytes. */
function standsAt(bytes: Uint8Array, sought: Uint8Array, at: number): boolean {
  for (let index = 0; index < sought.length; index += 1)
    if (bytes[at + index] !== sought[index]) return false;
  return true;
}
