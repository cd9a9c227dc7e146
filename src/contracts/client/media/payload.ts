import * as z from 'zod';
import { maxOrderedMedia, mediaKinds, mediaStages } from '#domain/media/media.ts';
import { defineAction } from '../../define.ts';
import { day, id, optionalDay, optionalText, recordVersion, requiredText } from '../../fields.ts';
import { exampleImage, file, fileFacts, maxFileBytes, maxVideoBytes, megabyte } from '../../files.ts';
import { maxTags } from '../../limits.ts';
import { exampleId } from '../../shared.ts';

/** Formats that the library takes. */
export const mediaFormats = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/zip',
  'application/acad',
  'application/dxf',
  'video/mp4',
  'text/csv',
  'text/plain',
] as const;

const optionalId = id.or(z.literal('')).transform((text) => (text === '' ? null : text));

/** A file as the library takes it. */
export const mediaFile = file(maxFileBytes, mediaFormats);

/** A file that came in parts, as the library takes it: a video may be larger than what else there is. */
export const mediaFacts = ({ type }: { readonly type: string }) =>
  type === 'video/mp4' ? fileFacts(maxVideoBytes, ['video/mp4']) : fileFacts(maxFileBytes, mediaFormats);

/** Adds one file; the fields beside it arrive as texts. What was sent in parts is named instead of given. */
export const storeMedia = defineAction({
  payload: z.object({
    file: mediaFile.optional(),
    upload: optionalId.default(null),
    operationId: optionalId.default(null),
    folderId: optionalId.default(null),
    tags: z.array(requiredText(30)).max(maxTags).default([]),
    /** The day that the sender's device tells. */
    takenOn: day
      .or(z.literal(''))
      .transform((text) => (text === '' ? null : text))
      .default(null),
  }),
  example: {
    file: exampleImage(),
    operationId: '',
    folderId: '',
    takenOn: '',
  },
});

/** Bytes of one part of a file that is sent in parts. */
export const partBytes = 5 * megabyte;

/** Begins a file that is sent in parts, or asks how much of it is there: of a key there is one. */
export const beginUpload = defineAction({
  payload: z.object({
    key: requiredText(400),
    name: requiredText(200),
    sizeBytes: z.number().int().min(1).max(maxVideoBytes),
  }),
  example: { key: 'visite.mp4|18000000|1763625600000', name: 'visite.mp4', sizeBytes: 18_000_000 },
});

/** Sends the part of a file that begins at an offset; it is no file by itself. */
export const sendPart = defineAction({
  payload: z.object({
    offset: z.coerce.number().int().min(0),
    part: z
      .file()
      .min(1)
      .max(partBytes)
      .transform((part): Blob => part.slice()),
  }),
  example: { offset: 0, part: exampleImage() },
});

/** How much of a file is there. */
export const uploadState = z.object({ id, offset: z.number().int() });

/** What the server says of a file that it took. */
export const storedMedia = z.object({
  id,
  name: z.string(),
  bytes: z.number().int(),
  type: z.string(),
  href: z.string(),
});

/** The fields of a file, as its form holds them. */
export const mediaFields = z.object({
  title: requiredText(160),
  kind: z.enum(mediaKinds),
  alt: optionalText(200),
  description: optionalText(2000),
  operationId: id.nullable(),
  folderId: id.nullable(),
  stage: z.enum(mediaStages).nullable(),
  beforeId: id.nullable(),
  takenOn: optionalDay,
  credit: optionalText(120),
  tags: z.array(requiredText(30)).max(maxTags),
  isConfidential: z.boolean(),
});
export type MediaPayload = z.output<typeof mediaFields>;
export type MediaValues = z.input<typeof mediaFields>;

export const exampleMedia: MediaValues = {
  title: 'Façade sur rue',
  kind: 'photo',
  alt: 'Façade de pierre, quatre travées, volets fermés',
  description: '',
  operationId: null,
  folderId: null,
  stage: 'before',
  beforeId: null,
  takenOn: '2025-09-18',
  credit: '',
  tags: ['façade'],
  isConfidential: false,
};

export const updateMedia = defineAction({
  payload: mediaFields.extend({ version: recordVersion }),
  example: { ...exampleMedia, version: 1 },
});

/** Adds a video that a known site plays. */
export const storeMediaLink = defineAction({
  payload: z.object({
    title: requiredText(160),
    /** Of a page of YouTube or Vimeo, which the server looks at. */
    url: requiredText(300),
    operationId: id.nullable(),
    folderId: id.nullable(),
  }),
  example: {
    title: 'Visite filmée',
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    operationId: null,
    folderId: null,
  },
});

/** Turns a picture by quarters, clockwise. */
export const rotateMedia = defineAction({
  payload: z.object({
    degrees: z.union([z.literal(90), z.literal(180), z.literal(270)]),
    version: recordVersion,
  }),
  example: { degrees: 90, version: 1 },
});

/** Makes a picture the cover of its operation, or no longer. */
export const coverMedia = defineAction({
  payload: z.object({ isCover: z.boolean(), version: recordVersion }),
  example: { isCover: true, version: 1 },
});

const folderFields = { name: requiredText(80), parentId: id.nullable() };

/** Adds a folder. */
export const storeFolder = defineAction({
  payload: z.object(folderFields),
  example: { name: 'Chantier', parentId: null },
});

/** Renames or moves a folder. */
export const updateFolder = defineAction({
  payload: z.object(folderFields),
  example: { name: 'Chantier 2026', parentId: null },
});

/** Puts the photographs of an operation in their order: that of its report, its gallery and its papers. */
export const orderMedia = defineAction({
  payload: z.object({ operationId: id, ids: z.array(id).min(1).max(maxOrderedMedia) }),
  example: { operationId: exampleId, ids: [exampleId] },
});
