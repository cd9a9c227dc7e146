import * as z from 'zod';

/** Formats that people may give, with the name under which they know them. */
export const fileFormats = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'image/heic': 'HEIC',
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/acad': 'DWG',
  'application/dxf': 'DXF',
  'video/mp4': 'MP4',
  'text/csv': 'CSV',
  'text/plain': 'TXT',
} as const;
export type FileFormat = keyof typeof fileFormats;

/** Bytes in a megabyte as people's programs count them. */
export const megabyte = 1_048_576;

/** Largest file of any kind but videos. */
export const maxFileBytes = 25 * megabyte;

/** Largest video, which comes in parts. */
export const maxVideoBytes = 200 * megabyte;

/** Formats of pictures that every browser shows, and that hold no program. */
export const imageFormats = ['image/png', 'image/jpeg', 'image/webp'] as const satisfies FileFormat[];

/** How phones keep photographs that few programs show: no decoder of it may be given away with ours. */
const heicTypes: readonly string[] = ['image/heic', 'image/heif'];

/**
 * A file of some formats, of at most `maxBytes`. In the browser its format is what the system says; the server
 * looks at the bytes before it asks this schema.
 */
export const file = (maxBytes: number, formats: readonly FileFormat[]) => within(z.file(), maxBytes, formats);

/** What is known of a file that nobody holds: it came in parts. */
export const fileFacts = (maxBytes: number, formats: readonly FileFormat[]) =>
  within(z.object({ size: z.number(), type: z.string() }), maxBytes, formats);

function within<Schema extends z.ZodType<{ readonly size: number; readonly type: string }>>(
  schema: Schema,
  maxBytes: number,
  formats: readonly FileFormat[],
): Schema {
  const list = formats.map((format) => fileFormats[format]).join(', ');
  const values = { max: Math.floor(maxBytes / megabyte), formats: list };
  return schema
    .refine(({ size }) => size > 0, { params: { code: 'fileEmpty' } })
    .refine(({ size }) => size <= maxBytes, { params: { code: 'fileTooLarge', values } })
    .refine(
      ({ type }) =>
        !(heicTypes.includes(type) && formats.includes('image/jpeg') && !formats.includes('image/heic')),
      {
        params: { code: 'fileHeic' },
        abort: true,
      },
    )
    .refine(({ type }) => formats.some((format) => format === type), {
      params: { code: 'fileFormat', values },
    });
}

/** A picture: portrait, logo. */
export const imageFile = (maxBytes: number) => file(maxBytes, imageFormats);

/** A picture of one transparent point, to write examples with (PNG). */
export const exampleImage = (): File =>
  new File(
    [
      Uint8Array.from(
        atob(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        ),
        (sign) => sign.charCodeAt(0),
      ),
    ],
    'point.png',
    { type: 'image/png' },
  );
