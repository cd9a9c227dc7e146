import { HttpFailure, TooManyFieldsFailure } from './failures.ts';
import { maxFields } from './field-limit.ts';

const carriageReturn = 13;
/** So many bytes are looked at one by one before the engine is asked for the next carriage return. */
const nearBytes = 16;
/** Longest head of a field: its name and that of its file, at most a few hundred signs each. */
const maxHeadBytes = 8192;

/**
 * The fields of a form with files (RFC 7578, as browsers write it): texts, and files whose bytes are copied once. The
 * platform's own `formData()` copies everything three times more, and megabytes keep everybody waiting.
 *
 * @param type the media type, which names the boundary
 * @throws TooManyFieldsFailure 422 before anything is made of them
 * @throws HttpFailure 422 for what is no such form
 */
export function formEntries(bytes: Uint8Array<ArrayBuffer>, type: string): [name: string, File | string][] {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type);
  const delimiter = new TextEncoder().encode(`\r\n--${boundary?.[1] ?? boundary?.[2] ?? ''}`);
  const ends = delimitersIn(bytes, delimiter);
  // The first stands at the beginning of the body, without a line before it.
  const opening = delimiter.subarray(2);
  if (boundary === null || !standsAt(bytes, opening, 0)) throw noForm();
  let from = opening.length;
  const entries = ends.map((end): [string, File | string] => {
    if (end < from) throw noForm();
    const entry = entryOf(bytes.subarray(from, end));
    from = end + delimiter.length;
    return entry;
  });
  // Two dashes close the form; whatever comes after them is not of it.
  if (!standsAt(bytes, closing, from)) throw noForm();
  return entries;
}

const closing = new TextEncoder().encode('--');
const lineEnd = new TextEncoder().encode('\r\n');
const headEnd = new TextEncoder().encode('\r\n\r\n');
const noForm = (): HttpFailure => new HttpFailure(422, 'body is not a form');

/** A field: a line end, its head, an empty line, its content. */
function entryOf(part: Uint8Array<ArrayBuffer>): [string, File | string] {
  if (!standsAt(part, lineEnd, 0)) throw noForm();
  let end = 0;
  while (!standsAt(part, headEnd, end)) {
    if (end >= Math.min(maxHeadBytes, part.length)) throw noForm();
    end += 1;
  }
  const head = decoded(part.subarray(0, end));
  // Lines end as HTTP ends them: names may hold what else JavaScript takes for an end of line.
  const disposition = head
    .split('\r\n')
    .map((line) => /^content-disposition:[ \t]*form-data(;[^]*)/i.exec(line)?.[1])
    .find((found) => found !== undefined);
  if (disposition === undefined) throw noForm();
  const name = parameterOf(disposition, 'name');
  if (name === null) throw noForm();
  const content = part.subarray(end + headEnd.length);
  const fileName = parameterOf(disposition, 'filename');
  return [name, fileName === null ? decoded(content) : new File([content], fileName)];
}

/** A byte order mark is a sign like any other. */
const decoded = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** A parameter of a field's head; browsers write line ends and quotes of names as `%0D`, `%0A` and `%22`. */
function parameterOf(disposition: string, key: 'name' | 'filename'): string | null {
  const [, quoted, bare] =
    new RegExp(`;[ \\t]*${key}=(?:"([^"]*)"|([^;\\s"]+))`, 'i').exec(disposition) ?? [];
  const written = quoted ?? bare;
  if (written === undefined) return null;
  return written.replaceAll(/%0d/gi, '\r').replaceAll(/%0a/gi, '\n').replaceAll('%22', '"');
}

/**
 * Where delimiters stand. A boundary holds no carriage return: no byte is compared twice, whatever was sent. The engine
 * looks for the next one far faster than a loop; where one follows another, asking it each time would be slower.
 */
function delimitersIn(bytes: Uint8Array, delimiter: Uint8Array): number[] {
  const found: number[] = [];
  for (let at = bytes.indexOf(carriageReturn); at !== -1; at = nextReturn(bytes, at)) {
    if (!standsAt(bytes, delimiter, at)) continue;
    found.push(at);
    if (found.length > maxFields) throw new TooManyFieldsFailure(maxFields);
  }
  return found;
}

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
