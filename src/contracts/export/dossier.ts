import * as z from 'zod';
import { definePage } from '../define.ts';
import { id } from '../fields.ts';
import { exampleId } from '../shared.ts';
import { dossierCopy, exampleDossierCopy, sectionTitles, type SectionTitles } from './dossier-copy.ts';
import { examplePaper, paper, paperQuery, type PaperLink } from './paper.ts';
import { maxDossierRecipient } from '#domain/paper/dossier-copy.ts';
import { dossierPresets, type DossierPreset } from '#domain/paper/dossier-presets.ts';
import { exportSections, type ExportSection } from '#domain/paper/sections.ts';

const ordered = z
  .union([z.string().max(2000), z.array(z.string().max(60)).max(60)])
  .transform((given) => {
    const names = (Array.isArray(given) ? given : [given]).flatMap((name) => name.split(','));
    const known = names.flatMap((name) => exportSections.filter((section) => section === name));
    return [...new Set(known)];
  })
  .catch([])
  .default([]);

const query = z.object({
  ...paperQuery,
  /** What it holds, in the order of the person; without, what its reader is usually given. */
  sections: ordered,
  preset: z.enum(dossierPresets).catch('bank').default('bank'),
  recipient: z.string().trim().max(maxDossierRecipient).catch('').default(''),
  titles: sectionTitles.catch({}).default({}),
});

/** What a link to a file may ask for. */
export interface Query extends PaperLink {
  readonly sections?: readonly ExportSection[];
  readonly preset?: DossierPreset;
  readonly recipient?: string;
  readonly titles?: SectionTitles;
}

export const dossierPage = definePage({
  component: 'Export/Dossier',
  query,
  props: z.object({
    paper,
    preset: z.enum(dossierPresets),
    recipient: z.string(),
    /** What can be printed of the operation, in the usual order. */
    offered: z.array(z.enum(exportSections)),
    /** What it holds, in its order. */
    chosen: z.array(z.enum(exportSections)),
    titles: z.record(z.string(), z.string()),
    /** Lots of the operation may be sold in VIR: papers about that are usual then. */
    hasVir: z.boolean(),
    /** Null for the document of a borrower by itself. */
    operationId: id.nullable(),
    /** A browser of the server draws copies; without, the person’s own does. */
    isPrintedByServer: z.boolean(),
    /** Copies of the operation that were made before, the latest first; null for whoever reads by a link. */
    copies: z.array(dossierCopy).nullable(),
    /** Each paper as its own page shows it: of lots, one after the other. */
    parts: z.array(
      z.object({
        /** What the contents lead to. */
        anchor: z.string(),
        section: z.enum(exportSections),
        component: z.string(),
        props: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
  example: {
    paper: examplePaper,
    preset: 'bank',
    recipient: 'Banque de l’Estuaire',
    offered: ['cover', 'front-page', 'presentation', 'photos'],
    chosen: ['photos'],
    titles: { photos: 'Le chantier en images' },
    hasVir: true,
    operationId: exampleId,
    isPrintedByServer: true,
    copies: [exampleDossierCopy],
    parts: [
      {
        anchor: 'photos',
        section: 'photos',
        component: 'Export/Photos',
        props: { paper: examplePaper, perPage: 4, chapters: [], id: exampleId },
      },
    ],
  },
});
export type DossierProps = z.infer<typeof dossierPage.props>;
export type DossierPart = DossierProps['parts'][number];
