import { contentTypeOf, detectContentType, textTypeOfName } from '#mocks/services/files/content-type.ts';
import { parseQuery } from '#runtime/routes/query.ts';
import { randomToken } from '#mocks/services/tokens.ts';
import { HttpFailure } from './failures.ts';
import { checkQueryFields } from './field-limit.ts';
import { formEntries } from './form-entries.ts';
import { isTooDeep, maxActionBytes, readBytes, within } from './read-bytes.ts';
import { wellFormed } from './well-formed.ts';

/** Enough of a file to know its format by. */
const beginningBytes = 16;

/** Longest name of a file that is kept. */
const maxNameLength = 200;

/**
 * What a request brings: JSON, or the fields of a form. Files of a form have the media type that their bytes
 * show, or none; fields of a form are texts.
 *
 * @param maxFilesBytes largest form with files that the action takes; null when it takes none
 * @param form what the host received beside the request, in place of its body
 * @throws HttpFailure 413 when it is too large, 422 when it cannot be read or has too many fields
 */
export async function readBody(
  request: Request,
  maxFilesBytes: number | null,
  form: Uint8Array<ArrayBuffer> | null = null,
): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  const isForm = type.startsWith('multipart/form-data');
  const maxBytes = isForm && maxFilesBytes !== null ? maxFilesBytes : maxActionBytes;
  const bytes = form === null ? await readBytes(request, maxBytes) : within(form, maxBytes);
  if (bytes.length === 0) return {};
  if (isForm) return readForm(bytes, type);
  const text = new TextDecoder().decode(bytes);
  if (type.includes('application/x-www-form-urlencoded')) {
    checkQueryFields(text);
    return wellFormed(parseQuery(text));
  }
  if (isTooDeep(text)) throw new HttpFailure(422, 'body is nested too deep');
  try {
    return wellFormed(JSON.parse(text) as unknown);
  } catch {
    throw new HttpFailure(422, 'body is not JSON');
  }
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<unknown> {
  // Keys have the brackets of a query, so files stand in one as words that nobody can guess.
  const files = new Map<string, File | ''>();
  const pairs: string[] = [];
  for (const [key, value] of formEntries(bytes, type)) {
    const word = typeof value === 'string' ? value : randomToken();
    if (typeof value !== 'string') files.set(word, await received(value));
    pairs.push(`${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(word.toWellFormed())}`);
  }
  return withFiles(wellFormed(parseQuery(pairs.join('&'))), files);
}

/** A file under the type of its bytes; an empty text for what browsers send when none was chosen. */
async function received(given: File): Promise<File | ''> {
  if (given.size === 0 && given.name === '') return '';
  const begun = detectContentType(await bytesOf(given.slice(0, beginningBytes)));
  // What an archive or a text holds stands anywhere in it. Nothing else is copied: files have megabytes.
  const name = cleanName(given.name);
  const isToBeRead = begun === 'application/zip' || (begun === null && textTypeOfName(name) !== null);
  const type = isToBeRead ? contentTypeOf(await bytesOf(given), name) : begun;
  return new File([given], name, { type: type ?? '' });
}

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

/** The name without folders and signs that no system shows. */
function cleanName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(0, maxNameLength) || 'fichier';
}

function withFiles(value: unknown, files: ReadonlyMap<string, File | ''>): unknown {
  if (typeof value === 'string') return files.has(value) ? files.get(value) : value;
  if (Array.isArray(value)) return value.map((inner) => withFiles(inner, files));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withFiles(inner, files)]));
}
