/** What a field of files takes. */
export interface FileLimits {
  readonly maxBytes: number;
  readonly maxCount: number;
  /** MIME types. */
  readonly formats: readonly string[];
  /** Formats of which a file may be larger than the others. */
  readonly larger?: { readonly formats: readonly string[]; readonly maxBytes: number };
}

/** As far as the limits look at a file. */
export interface WeighedFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

export type FileRefusal = 'empty' | 'tooLarge' | 'format' | 'heic' | 'tooMany' | 'duplicate';

const heic = 'image/heic';

/** True for a photograph as iPhones keep it, by its type or, where the system does not know it, its ending. */
export const isHeic = ({ name, type }: Pick<WeighedFile, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

interface Format {
  readonly name: string;
  readonly endings: readonly string[];
}

const formats: Readonly<Record<string, Format>> = {
  'image/png': { name: 'PNG', endings: ['png'] },
  'image/jpeg': { name: 'JPG', endings: ['jpg', 'jpeg'] },
  'image/webp': { name: 'WebP', endings: ['webp'] },
  'image/gif': { name: 'GIF', endings: ['gif'] },
  'image/heic': { name: 'HEIC', endings: ['heic', 'heif'] },
  'application/pdf': { name: 'PDF', endings: ['pdf'] },
  'application/zip': { name: 'ZIP', endings: ['zip'] },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { name: 'XLSX', endings: ['xlsx'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    name: 'DOCX',
    endings: ['docx'],
  },
  'text/csv': { name: 'CSV', endings: ['csv'] },
  // Statements of banks.
  'application/x-ofx': { name: 'OFX', endings: ['ofx'] },
  'application/x-cfonb': { name: 'CFONB', endings: ['cfo', 'asc'] },
  'text/plain': { name: 'TXT', endings: ['txt'] },
  'text/xml': { name: 'CAMT.053', endings: ['xml'] },
  'application/acad': { name: 'DWG', endings: ['dwg'] },
  'application/dxf': { name: 'DXF', endings: ['dxf'] },
  'video/mp4': { name: 'MP4, MOV', endings: ['mp4', 'mov', 'm4v'] },
};

/** What systems call formats that are known here under another name; QuickTime files hold what MP4 files hold. */
const aliases: Readonly<Record<string, string>> = {
  'image/heif': 'image/heic',
  'video/quicktime': 'video/mp4',
  'video/x-m4v': 'video/mp4',
  'image/vnd.dwg': 'application/acad',
  'image/x-dwg': 'application/acad',
  'application/x-autocad': 'application/acad',
  'application/dwg': 'application/acad',
  'image/vnd.dxf': 'application/dxf',
  'image/x-dxf': 'application/dxf',
};

/** A format as people call it: « PDF ». */
export const formatName = (type: string): string => formats[type]?.name ?? type;

/** What a file chooser is told to offer; no HEIC, as iPhones then give JPEG by themselves. */
export const acceptOf = ({ formats: types }: Pick<FileLimits, 'formats'>): string =>
  types
    .filter((type) => type !== heic)
    .flatMap((type) => [type, ...(formats[type]?.endings.map((ending) => `.${ending}`) ?? [])])
    .join(',');

/** The type of a file; where the system does not know it, by the ending of its name. */
export function typeOfFile({ name, type }: Pick<WeighedFile, 'name' | 'type'>): string {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  // Where Excel is installed Windows says so of every table.
  const isKnown = type !== '' && !(type === 'application/vnd.ms-excel' && ending === 'csv');
  if (isKnown) return aliases[type] ?? type;
  return Object.entries(formats).find(([, { endings }]) => endings.includes(ending))?.[0] ?? '';
}

/** The most that a file may have by its type, in bytes. */
export function maxBytesOf(
  file: Pick<WeighedFile, 'name' | 'type'>,
  { maxBytes, larger }: FileLimits,
): number {
  return larger?.formats.includes(typeOfFile(file)) ? larger.maxBytes : maxBytes;
}

/**
 * Which of the files given a field takes, beside those it has, and why not the others. Nothing is sent that
 * the server would refuse for its size, its format or their number.
 */
export function sortFiles<File extends WeighedFile>(
  given: readonly File[],
  kept: readonly Pick<WeighedFile, 'name' | 'size'>[],
  limits: FileLimits,
): { readonly accepted: readonly File[]; readonly refused: readonly { file: File; reason: FileRefusal }[] } {
  const accepted: File[] = [];
  const refused: { file: File; reason: FileRefusal }[] = [];
  for (const file of given) {
    const others = [...kept, ...accepted];
    const reason = refusalOf(file, others, limits);
    if (reason === null) accepted.push(file);
    else refused.push({ file, reason });
  }
  return { accepted, refused };
}

function refusalOf(
  file: WeighedFile,
  others: readonly Pick<WeighedFile, 'name' | 'size'>[],
  limits: FileLimits,
): FileRefusal | null {
  // Where the browser can read it, it comes as JPEG (`readablePhotos`).
  const isTaken = limits.formats.includes(heic);
  if (isHeic(file) && !isTaken && limits.formats.includes('image/jpeg')) return 'heic';
  if (!limits.formats.includes(typeOfFile(file))) return 'format';
  if (file.size === 0) return 'empty';
  if (file.size > maxBytesOf(file, limits)) return 'tooLarge';
  if (others.some(({ name, size }) => name === file.name && size === file.size)) return 'duplicate';
  return others.length >= limits.maxCount ? 'tooMany' : null;
}
