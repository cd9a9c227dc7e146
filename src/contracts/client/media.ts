import * as z from 'zod';
import { mediaKinds, mediaStages, mediaUseKinds } from '#domain/media/media.ts';
import { defineAction, definePage } from '../define.ts';
import { choice, defineList, facet, period, type ListLink } from '../define-list.ts';
import { id, instant, optionalDay, requiredText } from '../fields.ts';
import { maxTags } from '../limits.ts';
import { exampleId, person } from '../shared.ts';

/** A place where a file stands. */
export const mediaUse = z.object({
  kind: z.enum(mediaUseKinds),
  /** The operation, the lot, the recipient of the link… */
  label: z.string(),
  /** Where that is changed; null without the right. */
  href: z.string().nullable(),
});
export type MediaUse = z.infer<typeof mediaUse>;

/** A file of the library as lists show it. */
export const mediaRow = z.object({
  id,
  title: z.string(),
  kind: z.enum(mediaKinds),
  alt: z.string(),
  description: z.string(),
  /** Where it is looked at: its own address, or that of a site with videos. */
  href: z.string(),
  /** A picture of at most 480 pixels; null for what is none. */
  thumbHref: z.string().nullable(),
  /** What stands for a video of another site until it plays; null for all else, and where that site gave none. */
  posterHref: z.string().nullable(),
  /** A picture in its sizes, the smallest first and the whole one last; none where there is one size. */
  srcSet: z.array(z.object({ href: z.string(), widthPx: z.number().int(), heightPx: z.number().int() })),
  fileName: z.string().nullable(),
  contentType: z.string().nullable(),
  sizeBytes: z.number().int().nullable(),
  widthPx: z.number().int().nullable(),
  heightPx: z.number().int().nullable(),
  folder: person.nullable(),
  operation: person.nullable(),
  tags: z.array(z.string()),
  stage: z.enum(mediaStages).nullable(),
  takenOn: optionalDay,
  isConfidential: z.boolean(),
  isCover: z.boolean(),
  /** In how many places it stands: `uses` of its own page. */
  usesCount: z.number().int(),
  addedBy: z.string().nullable(),
  createdAt: instant,
});
export type MediaRow = z.infer<typeof mediaRow>;

export const mediaList = defineList({
  row: mediaRow,
  filters: {
    kind: choice(mediaKinds),
    operationId: facet(),
    folderId: facet(),
    stage: choice(mediaStages),
    tag: facet(),
    addedBy: facet(),
    addedOn: period(),
    takenOn: period(),
    use: choice(['used', 'unused']),
  },
  sorts: ['name', 'createdAt', 'takenOn', 'size'],
  defaultSort: '-createdAt',
  modes: ['table'],
});

export type Query = ListLink<typeof mediaList> & {
  /** The file that the viewer opens at. */
  readonly open?: string;
};

const exampleRow: MediaRow = {
  id: exampleId,
  title: 'Façade sur rue',
  kind: 'photo',
  alt: 'Façade de pierre, quatre travées, volets fermés',
  description: '',
  href: '/fichiers/01k8n3v5x7z9b1d3f5h7k9m1n3',
  thumbHref: '/fichiers/01k8n3v5x7z9b1d3f5h7k9m1n3',
  posterHref: null,
  srcSet: [{ href: '/fichiers/01k8n3v5x7z9b1d3f5h7k9m1n3', widthPx: 1280, heightPx: 853 }],
  fileName: 'facade.jpg',
  contentType: 'image/jpeg',
  sizeBytes: 412_000,
  widthPx: 2560,
  heightPx: 1707,
  folder: null,
  operation: { id: exampleId, name: 'Les Chais de la Bastide' },
  tags: ['façade'],
  stage: 'before',
  takenOn: '2025-09-18',
  isConfidential: false,
  isCover: true,
  usesCount: 1,
  addedBy: 'Hugo Lartigue',
  createdAt: '2026-11-20T07:40:00.000Z',
};

/** A folder with what stands in it. */
const folder = z.object({
  id,
  name: z.string(),
  parentId: id.nullable(),
  /** Files in it, without those of inner folders. */
  count: z.number().int(),
});
export type ShownFolder = z.infer<typeof folder>;

/** A photograph in the order of its operation's papers. */
const orderedPhoto = z.object({ id, title: z.string(), thumbHref: z.string().nullable() });

export const mediaPage = definePage({
  component: 'Client/Media',
  query: mediaList.query.and(z.object({ open: id.or(z.literal('')).catch('') })),
  props: z.object({
    list: mediaList.props,
    /** The file that the address opens; null without one, or where there is none. */
    opened: mediaRow.nullable(),
    folders: z.array(folder),
    operations: z.array(person),
    storage: z.object({
      usedBytes: z.number().int(),
      /** What the company's offer holds; null is without limit. */
      limitBytes: z.number().int().nullable(),
    }),
    /** Photographs of the one operation that is chosen, in the order of its papers; sent when asked for. */
    ordered: z.array(orderedPhoto).optional(),
    can: z.object({
      /** Whether files may be taken home: one by one, or as an archive. */
      download: z.boolean(),
    }),
  }),
  example: {
    list: mediaList.example(exampleRow),
    opened: null,
    folders: [{ id: exampleId, name: 'Chantier', parentId: null, count: 4 }],
    operations: [{ id: exampleId, name: 'Les Chais de la Bastide' }],
    storage: { usedBytes: 412_000, limitBytes: 53_687_091_200 },
    can: { download: true },
  },
});
export type MediaPageProps = z.infer<typeof mediaPage.props>;

/** Changes several files at once. */
export const bulkMedia = defineAction({
  payload: z.object({
    rows: mediaList.bulkRows,
    set: z.discriminatedUnion('field', [
      z.object({ field: z.literal('tags'), tags: z.array(requiredText(30)).min(1).max(maxTags) }),
      z.object({ field: z.literal('folder'), folderId: id.nullable() }),
      z.object({ field: z.literal('operation'), operationId: id.nullable() }),
      z.object({ field: z.literal('stage'), stage: z.enum(mediaStages).nullable() }),
      z.object({ field: z.literal('kind'), kind: z.enum(['photo', 'plan']) }),
      z.object({ field: z.literal('confidential'), isConfidential: z.boolean() }),
      /** `isAgreed`: the person knows where the files are used, and deletes them all the same. */
      z.object({ field: z.literal('deleted'), isAgreed: z.boolean().default(false) }),
    ]),
  }),
  example: {
    rows: { kind: 'ids', ids: [exampleId] },
    set: { field: 'tags', tags: ['façade'] },
  },
});
