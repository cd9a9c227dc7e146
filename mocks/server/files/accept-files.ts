import { validationText, type ValidationKey } from '#messages/validation.ts';
import type { RequestContext } from '../context.ts';
import { HttpFailure } from '../failures.ts';
import { countAttempts, longestWait } from '../throttle.ts';
import { pictureTypes, type PictureFault } from './inspector.ts';
import { maxMegapixels } from './picture-size.ts';
import { senderName } from './uploads.ts';

const hourS = 3600;
const dayS = 86_400;
const megabyteKb = 1024;

/** What one person, and one company, may send: a number of files, and of kilobytes. */
const limits = {
  person: {
    filesPerHour: 300,
    kilobytesPerDay: 1024 * megabyteKb,
  },
  company: {
    filesPerHour: 600,
    kilobytesPerDay: 2048 * megabyteKb,
  },
};

interface Limit {
  readonly key: string;
  readonly most: number;
  readonly windowS: number;
  readonly unit: 'files' | 'kilobytes';
}

/** Who sends: a person, or an address where nobody is signed in. */
export const senderOf = ({ actor, ip }: RequestContext): string =>
  senderName({ userId: actor?.user.id ?? null, ip });

/**
 * Refuses who has sent enough, before anything of the body is read; writes nothing.
 *
 * @throws HttpFailure 429 with the seconds to wait
 */
export async function checkUploads(context: RequestContext): Promise<void> {
  const waitS = await longestWait(context.deps, limitsOf(context));
  if (waitS > 0) throw enough(context, waitS);
}

/**
 * Counts the files of a payload that fits its contract, has a scanner look into them where there is one, and decodes
 * its pictures.
 *
 * @returns a text by field path for files that are not taken; none when all is well
 * @throws HttpFailure 429 with the seconds to wait; 503 where the scanner does not answer
 */
export async function acceptFiles(context: RequestContext, data: unknown): Promise<Record<string, string>> {
  const files = filesIn(data);
  if (files.length === 0) return {};
  await countFiles(
    context,
    files.map(({ file }) => file),
  );
  const errors: Record<string, string> = {};
  for (const { path, file } of files) {
    const text = (await scanFile(context, file)) ?? (await faultOf(context, file));
    if (text !== null) errors[path] = text;
  }
  return errors;
}

/** Counts files with what their sender, and their company, may send. @throws HttpFailure 429 with the seconds to wait */
export async function countFiles(context: RequestContext, files: readonly Blob[]): Promise<void> {
  const amounts = {
    files: files.length,
    kilobytes: Math.ceil(files.reduce((sum, { size }) => sum + size, 0) / 1024),
  };
  const counted = await countAttempts(
    context.deps,
    limitsOf(context).map((limit) => ({ ...limit, amount: amounts[limit.unit] })),
  );
  const waitsS = counted.filter(({ hits, most }) => hits > most).map(({ waitS }) => waitS);
  if (waitsS.length > 0) throw enough(context, Math.max(...waitsS));
}

/** Seconds after which it is worth sending a file again that could not be looked into. */
const scannerRetryS = 30;

/** What is said of a file that does harm; null where nothing is known. @throws HttpFailure 503 without an answer */
export async function scanFile(
  { deps, locale, requestId }: RequestContext,
  file: Blob | AsyncIterable<Uint8Array>,
): Promise<string | null> {
  if (deps.scanner === null) return null;
  const found = await deps.scanner.find(file).catch((error: unknown) => {
    deps.log.error('files cannot be looked into', { requestId, error: String(error) });
    throw new HttpFailure(503, 'no answer of the scanner', scannerRetryS);
  });
  if (found === null) return null;
  deps.log.info(`a file was refused: ${found}`, { requestId });
  return validationText(locale, 'fileHarmful');
}

/** What is said of a picture that cannot be shown; null for one that can, and for what is none. */
async function faultOf(context: RequestContext, file: File): Promise<string | null> {
  const type = pictureTypes.find((known) => known === file.type);
  const fault = type && (await context.deps.inspector.checkPicture(senderOf(context), file, type));
  return fault ? validationText(context.locale, texts[fault], { max: maxMegapixels }) : null;
}

const texts: Readonly<Record<PictureFault, ValidationKey>> = {
  unreadable: 'pictureUnreadable',
  tooManyPixels: 'pictureTooLarge',
};

/** The refusal of who has sent enough, which this process then keeps in mind. */
function enough(context: RequestContext, waitS: number): HttpFailure {
  const { clock, uploads } = context.deps;
  const nowMs = clock.systemNow().getTime();
  uploads.noteEnough(senderOf(context), nowMs + waitS * 1000, nowMs);
  return new HttpFailure(429, 'enough files for now', waitS);
}

function limitsOf(context: RequestContext): Limit[] {
  const ofOne = (key: string, { filesPerHour, kilobytesPerDay }: (typeof limits)['person']): Limit[] => [
    { key: `files:${key}`, most: filesPerHour, windowS: hourS, unit: 'files' },
    { key: `kilobytes:${key}`, most: kilobytesPerDay, windowS: dayS, unit: 'kilobytes' },
  ];
  const company = context.actor?.tenant?.id;
  return [
    ...ofOne(senderOf(context), limits.person),
    ...(company === undefined ? [] : ofOne(company, limits.company)),
  ];
}

/** Files of a payload, wherever they stand in it, with their dotted paths. */
function filesIn(value: unknown, path = ''): { path: string; file: File }[] {
  if (value instanceof File) return [{ path: path === '' ? 'base' : path, file: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    filesIn(inner, path === '' ? key : `${path}.${key}`),
  );
}
