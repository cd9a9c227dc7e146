import * as z from 'zod';
import { hideableFields } from '#domain/share/personal.ts';
import { exportSections, wholeDossier } from '#domain/paper/sections.ts';
import {
  hiddenFigures,
  shareAudiences,
  shareNotices,
  shareStates,
  shareTargets,
  shareViewKinds,
} from '#domain/share/share.ts';
import { day, id, instant, recordVersion } from '../../fields.ts';
import { exampleId } from '../../shared.ts';

/** A link as its company's people see it. */
export const shareLink = z.object({
  id,
  version: recordVersion,
  target: z.enum(shareTargets),
  /** The operation or the profile, and where its links are made. */
  about: z.object({ id, name: z.string(), href: z.string() }),
  recipientName: z.string(),
  recipientEmail: z.string(),
  audience: z.enum(shareAudiences),
  message: z.string(),
  sections: z.array(z.enum(exportSections)),
  fileIds: z.array(id),
  hideAmounts: z.enum(hiddenFigures),
  hiddenFields: z.array(z.enum(hideableFields)),
  hasCode: z.boolean(),
  expiresOn: day,
  allowDownload: z.boolean(),
  watermark: z.boolean(),
  maxOpenings: z.number().int().nullable(),
  openingsCount: z.number().int(),
  notice: z.enum(shareNotices),
  state: z.enum(shareStates),
  createdAt: instant,
  createdBy: z.string(),
  lastSentAt: instant.nullable(),
  lastViewedAt: instant.nullable(),
  questionsCount: z.number().int(),
  /** The absolute address to copy; null while it is over, or when it can only be sent anew. */
  href: z.string().nullable(),
});
export type ShareLink = z.infer<typeof shareLink>;

/** What was read behind a link, opening by opening, and what was asked. */
export const shareReads = z.object({
  shareId: id,
  openings: z.array(
    z.object({
      id,
      at: instant,
      device: z.string(),
      /** The version of the link that was read. */
      version: recordVersion,
      parts: z.array(
        z.object({
          kind: z.enum(shareViewKinds),
          /** A section of a printable page, or all of them as one document; null for a file. */
          section: z.enum([...exportSections, wholeDossier]).nullable(),
          /** What tells pages of a section apart, or what a file is called. */
          label: z.string(),
          at: instant,
          durationS: z.number().int(),
        }),
      ),
    }),
  ),
  questions: z.array(
    z.object({
      id,
      name: z.string(),
      email: z.string(),
      message: z.string(),
      at: instant,
      taskId: id.nullable(),
    }),
  ),
});
export type ShareReads = z.infer<typeof shareReads>;

/** A section that may be ticked, with the pages that it prints. */
export const offeredSection = z.object({
  section: z.enum(exportSections),
  pagesCount: z.number().int().min(1),
});

/** A file that may be ticked. */
export const offeredFile = z.object({
  id,
  title: z.string(),
  kind: z.string(),
  sizeBytes: z.number().int(),
  thumbHref: z.string().nullable(),
});
export type OfferedFile = z.infer<typeof offeredFile>;

/** Whose links are listed, and which of them. */
export const shareQuery = z.object({
  scope: z.enum(['', 'all']).catch(''),
  state: z.enum(['', ...shareStates]).catch(''),
  audience: z.enum(['', ...shareAudiences]).catch(''),
  /** The link whose readings are shown. */
  link: id.or(z.literal('')).catch(''),
});
export type ShareQuery = z.infer<typeof shareQuery>;

/** Props that both pages of links have. */
export const sharePageProps = z.object({
  query: shareQuery,
  sections: z.array(offeredSection),
  files: z.array(offeredFile),
  /** The latest first. */
  shares: z.array(shareLink),
  /** Links to what the page is about, whatever the filters. */
  linksCount: z.number().int(),
  reads: shareReads.nullable(),
  today: day,
  /** The last day that a link may have. */
  lastDay: day,
  can: z.object({ create: z.boolean(), update: z.boolean() }),
});
export type SharePageProps = z.infer<typeof sharePageProps>;

export const exampleShareLink: ShareLink = {
  id: exampleId,
  version: 1,
  target: 'operation',
  about: { id: exampleId, name: 'Les Chais de la Bastide', href: `/operations/${exampleId}/partage` },
  recipientName: 'Claire Besnard',
  recipientEmail: 'claire.besnard@example.test',
  audience: 'bank',
  message: '',
  sections: ['cover', 'photos'],
  fileIds: [],
  hideAmounts: 'none',
  hiddenFields: [],
  hasCode: true,
  expiresOn: '2027-02-15',
  allowDownload: true,
  watermark: true,
  maxOpenings: null,
  openingsCount: 7,
  notice: 'first',
  state: 'active',
  createdAt: '2026-10-12T08:00:00.000Z',
  createdBy: 'Hugo Lartigue',
  lastSentAt: '2026-10-12T08:00:00.000Z',
  lastViewedAt: '2026-11-18T10:20:00.000Z',
  questionsCount: 1,
  href: 'https://ilot.example/partage/9f2Yh3Qk7LrXc1vB8nMw4TzE0aJdGsPuKoI6yRtHbNq',
};

export const exampleSharePage: SharePageProps = {
  query: { scope: '', state: '', audience: '', link: '' },
  sections: [{ section: 'cover', pagesCount: 1 }],
  files: [
    {
      id: exampleId,
      title: 'Plan du rez-de-chaussée',
      kind: 'plan',
      sizeBytes: 184_000,
      thumbHref: null,
    },
  ],
  shares: [exampleShareLink],
  linksCount: 1,
  reads: null,
  today: '2026-11-20',
  lastDay: '2027-05-19',
  can: { create: true, update: true },
};
