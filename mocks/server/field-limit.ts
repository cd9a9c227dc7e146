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
  // A boundary holds no carriage return: no byte is compared twice, whatever was sent. The engine looks for the
  // next one far faster than a loop; where one follows another, asking it each time would be slower.
  for (let at = bytes.indexOf(carriageReturn); at !== -1; at = nextReturn(bytes, at)) {
    if (!standsAt(bytes, delimiter, at)) continue;
    fields += 1;
    if (fields > maxFields) throw new TooManyFieldsFailure(maxFields);
  }
}

const carriageReturn = 13;
/** So many bytes are looked at one by one before the engine is asked. */
const nearBytes = 16;

function nextReturn(bytes: Uint8Array, after: number): number {
  const far = Math.min(after + nearBytes, bytes.length);
  for (let at = after + 1; at < far; at += 1) if (bytes[at] === carriageReturn) return at;
  return bytes.indexOf(carriageReturn, far);
}

/** Plain loops: they pass over megabytes. */
function standsAt(bytes: Uint8Array, sought: Uint8Array, at: number): boolean {
  for (let index = 0; index < sought.length; index += 1)
    if (bytes[at + index] !== sought[index]) return false;
  return true;
}
