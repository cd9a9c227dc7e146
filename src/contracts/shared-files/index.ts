import * as z from 'zod';
import { dossierStates } from '#domain/paper/dossier-copy.ts';
import { exportSections } from '#domain/paper/sections.ts';
import { sharedFileKinds, shareTargets } from '#domain/share/share.ts';
import { definePage } from '../define.ts';
import { day, id, instant } from '../fields.ts';
import { exampleId } from '../shared.ts';

export const sharedFilesQuery = z.object({
  sort: z.enum(['name', '-date']).catch('name'),
  kind: z.enum(['', ...sharedFileKinds]).catch(''),
});
export type SharedFilesQuery = z.infer<typeof sharedFilesQuery>;

/** What an address of the page may ask for. */
export interface Query {
  readonly sort?: 'name' | '-date';
  readonly kind?: '' | (typeof sharedFileKinds)[number];
}

/** A file behind a link. */
export const sharedFile = z.object({
  id,
  title: z.string(),
  kind: z.enum(sharedFileKinds),
  contentType: z.string(),
  sizeBytes: z.number().int(),
  at: instant,
  /** Where it is looked at; null for what a browser does not show. */
  href: z.string().nullable(),
  thumbHref: z.string().nullable(),
  /** Where it is taken from; null where that is not allowed. */
  downloadHref: z.string().nullable(),
  /** What a picture shows. */
  alt: z.string(),
});
export type SharedFile = z.infer<typeof sharedFile>;

/** A PDF of all sections: drawn when it is asked for, and handed out for a day. */
export const sharedPdf = z.object({
  prepareHref: z.string(),
  /** A browser of the server draws it; without, the reader’s own prints the document. */
  isByServer: z.boolean(),
  /** Where the one that was asked for last stands; null for none. */
  state: z.enum(dossierStates).nullable(),
  progressPercent: z.number().int(),
  /** The one that can be taken now; null for none. */
  ready: z.object({ href: z.string(), at: instant, pagesCount: z.number().int() }).nullable(),
});
export type SharedPdf = z.infer<typeof sharedPdf>;

/** Behind the first press: what a link shows. */
const content = z.object({
  sections: z.array(
    z.object({
      section: z.enum(exportSections),
      /** Several for lots. */
      pages: z.array(z.object({ label: z.string(), href: z.string() })).min(1),
    }),
  ),
  /** All sections as one document; null for a single section. */
  documentHref: z.string().nullable(),
  /** All sections as one PDF to take home; null where that is not allowed, or without sections. */
  pdf: sharedPdf.nullable(),
  files: z.array(sharedFile),
  filesCount: z.number().int(),
  archiveHref: z.string().nullable(),
  allowDownload: z.boolean(),
  hasWatermark: z.boolean(),
  hides: z.enum(['none', 'margin', 'all']),
  asks: z.object({ href: z.string(), name: z.string(), email: z.string() }),
});
export type SharedContent = z.infer<typeof content>;

export const sharedFilesPage = definePage({
  component: 'SharedFiles/Index',
  query: sharedFilesQuery,
  props: z.object({
    sender: z.object({
      company: z.string(),
      logoHref: z.string().nullable(),
      recipient: z.string().nullable(),
      endsOn: day.nullable(),
    }),
    query: sharedFilesQuery,
    share: z.object({
      /** Where it is opened, and the page itself. */
      href: z.string(),
      target: z.enum(shareTargets),
      author: z.string(),
      message: z.string(),
      hasCode: z.boolean(),
      /** The reader is of the company that sent it. */
      isPreview: z.boolean(),
    }),
    /** Told once the link is open: a name says much of an operation. */
    summary: z.object({ title: z.string(), detail: z.string() }).nullable(),
    content: content.nullable(),
  }),
  example: {
    sender: {
      company: 'Garonne Patrimoine',
      logoHref: null,
      recipient: 'Claire Besnard',
      endsOn: '2027-02-15',
    },
    query: { sort: 'name', kind: '' },
    share: {
      href: '/partage/9f2Yh3Qk7LrXc1vB8nMw4TzE0aJdGsPuKoI6yRtHbNq',
      target: 'operation',
      author: 'Hugo Lartigue',
      message: 'Le dossier de financement, comme convenu.',
      hasCode: true,
      isPreview: false,
    },
    summary: { title: 'Les Chais de la Bastide', detail: 'Libourne' },
    content: {
      sections: [
        {
          section: 'cover',
          pages: [{ label: '', href: `/export/operations/${exampleId}/couverture?share=…` }],
        },
      ],
      documentHref: null,
      pdf: {
        prepareHref: '/partage/9f2Yh3Qk7LrXc1vB8nMw4TzE0aJdGsPuKoI6yRtHbNq/pdf',
        isByServer: true,
        state: 'done',
        progressPercent: 100,
        ready: {
          href: '/partage/9f2Yh3Qk7LrXc1vB8nMw4TzE0aJdGsPuKoI6yRtHbNq/pdf',
          at: '2026-11-20T09:00:00.000Z',
          pagesCount: 31,
        },
      },
      files: [
        {
          id: exampleId,
          title: 'Plan du rez-de-chaussée',
          kind: 'plan',
          contentType: 'image/png',
          sizeBytes: 184_000,
          at: '2026-10-12T08:00:00.000Z',
          href: '/partage/9f2Y/fichiers/1',
          thumbHref: null,
          downloadHref: null,
          alt: 'Plan coté',
        },
      ],
      filesCount: 1,
      archiveHref: null,
      allowDownload: false,
      hasWatermark: true,
      hides: 'none',
      asks: {
        href: '/partage/9f2Yh3Qk7LrXc1vB8nMw4TzE0aJdGsPuKoI6yRtHbNq',
        name: 'Claire Besnard',
        email: 'claire.besnard@example.test',
      },
    },
  },
});
export type SharedFilesProps = z.infer<typeof sharedFilesPage.props>;
