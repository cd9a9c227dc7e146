/** Beginnings by which formats are known; `null` stands for any byte. */
const beginnings: readonly (readonly [type: string, bytes: readonly (number | null)[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  // « AC10 » and the version (Open Design Specification for .dwg files, 3.2.1).
  ['application/acad', [0x41, 0x43, 0x31, 0x30]],
  ['video/mp4', [null, null, null, null, 0x66, 0x74, 0x79, 0x70]],
];
/** A drawing in text begins with its first section (DXF reference, group codes in numerical order). */
const drawing = /^\s*0\r?\n\s*SECTION\r?\n/;
const zip = [0x50, 0x4b, 0x03, 0x04] as const;

/** Parts that tell which office document a ZIP archive is (ECMA-376, part 2). */
const officeParts = [
  ['xl/', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['word/', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
] as const;

/**
 * The media type that the bytes themselves show, whatever their name or sender says; null when it is none of
 * those we take. What a browser would run (HTML, SVG) is never among them.
 */
export function detectContentType(bytes: Uint8Array): string | null {
  const known = beginnings.find(([, signature]) => startsWith(bytes, signature));
  if (known) return known[0] === 'video/mp4' ? boxType(bytes) : known[0];
  if (startsWith(bytes, zip)) return zipType(bytes);
  return drawing.test(new TextDecoder('latin1').decode(bytes.subarray(0, 64))) ? 'application/dxf' : null;
}

/** Texts that programs and people write, by the ending of their name. */
const textTypes: Readonly<Record<string, string>> = { csv: 'text/csv', txt: 'text/plain' };
/** Programs of browsers begin thus, whatever else stands before them that these pass over. */
const markup = /^[\s\u00ef\u00bb\u00bf]*</;

/**
 * The media type of a file: what its bytes show; of a text without a format the ending of its name says whether it is
 * a table. Nothing that a browser could run is called a text.
 *
 * @param bytes all of them, as a text has no beginning to be known by
 */
export function contentTypeOf(bytes: Uint8Array, name: string): string | null {
  const shown = detectContentType(bytes);
  if (shown !== null) return shown;
  const type = textTypeOfName(name);
  return type !== null && isPlainText(bytes) ? type : null;
}

/** The media type that the ending of a name announces where that is a text; null for all else. */
export const textTypeOfName = (name: string): string | null =>
  textTypes[/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? null;

/** True for UTF-8 or a code page of eight bits, without what only programs write. */
function isPlainText(bytes: Uint8Array): boolean {
  const isSign = (byte: number): boolean => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d);
  return bytes.every(isSign) && !markup.test(new TextDecoder('latin1').decode(bytes.subarray(0, 512)));
}

/** Brands of ISO base media files that are pictures (ISO/IEC 23008-12, annex B; AV1 Image File Format, 6). */
const pictureBrands: Readonly<Record<string, string>> = {
  heic: 'image/heic',
  heix: 'image/heic',
  heim: 'image/heic',
  heis: 'image/heic',
  hevc: 'image/heic',
  hevx: 'image/heic',
  mif1: 'image/heic',
  msf1: 'image/heic',
  avif: 'image/avif',
  avis: 'image/avif',
};

/** Videos and the photographs of phones begin alike: the brand tells them apart. */
function boxType(bytes: Uint8Array): string {
  return pictureBrands[new TextDecoder('latin1').decode(bytes.subarray(8, 12))] ?? 'video/mp4';
}

function startsWith(bytes: Uint8Array, signature: readonly (number | null)[]): boolean {
  return signature.every((byte, index) => (byte === null ? index < bytes.length : bytes[index] === byte));
}

function zipType(bytes: Uint8Array): string {
  // Names of entries are written in clear, at the latest in the directory at the end.
  const names = new TextDecoder('latin1').decode(bytes);
  if (!names.includes('[Content_Types].xml')) return 'application/zip';
  return officeParts.find(([part]) => names.includes(part))?.[1] ?? 'application/zip';
}
