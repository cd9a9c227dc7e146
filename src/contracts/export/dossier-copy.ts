import * as z from 'zod';
import {
  dossierMakers,
  dossierStates,
  maxDossierRecipient,
  maxSectionTitle,
} from '#domain/paper/dossier-copy.ts';
import { dossierPresets } from '#domain/paper/dossier-presets.ts';
import { hideable, watermarkMax } from '#domain/paper/hideable.ts';
import { exportSections, type ExportSection } from '#domain/paper/sections.ts';
import { defineAction } from '../define.ts';
import { id, instant, requiredText } from '../fields.ts';
import { exampleId } from '../shared.ts';

/** What sections are called in a file, by section; the others keep their usual names. */
export type SectionTitles = Readonly<Partial<Record<ExportSection, string>>>;

/** Names of sections as an address or a form gives them: unknown sections and empty names are left out. */
export const sectionTitles = z
  .record(z.string().max(60), z.string().max(maxSectionTitle))
  .transform((given) =>
    Object.fromEntries(
      exportSections.flatMap((section) => {
        const title = given[section]?.trim() ?? '';
        return title === '' ? [] : [[section, title] as const];
      }),
    ),
  );

/** A copy of a file that somebody was given, or is to be given. */
export const dossierCopy = z.object({
  id,
  recipient: z.string(),
  preset: z.enum(dossierPresets),
  sectionsCount: z.number().int(),
  hides: z.array(z.enum(hideable)),
  madeBy: z.enum(dossierMakers),
  status: z.enum(dossierStates),
  progressPercent: z.number().int(),
  pagesCount: z.number().int().nullable(),
  at: instant,
  author: z.string(),
  /** Asked for by the reader of a link, whose sender is told as author. */
  isByLink: z.boolean(),
  /** The operation, where copies of several are listed. */
  operation: z.object({ id, name: z.string() }),
  /** The PDF; null until it is there, for a copy that is not kept, and for readers who may not see its figures. */
  href: z.string().nullable(),
});
export type DossierCopy = z.infer<typeof dossierCopy>;

export const exampleDossierCopy: DossierCopy = {
  id: exampleId,
  recipient: 'Banque de l’Estuaire',
  preset: 'bank',
  sectionsCount: 18,
  hides: [],
  madeBy: 'server',
  status: 'done',
  progressPercent: 100,
  pagesCount: 39,
  at: '2026-11-20T09:00:00.000Z',
  author: 'Hugo Lartigue',
  isByLink: false,
  operation: { id: exampleId, name: 'Les Chais de la Bastide' },
  href: `/fichiers/${exampleId}`,
};

/** Asks for a copy of a file: the server draws it, or the person’s browser does and the copy is noted. */
export const storeDossier = defineAction({
  payload: z.object({
    recipient: requiredText(maxDossierRecipient),
    preset: z.enum(dossierPresets),
    sections: z.array(z.enum(exportSections)).min(1).max(exportSections.length),
    titles: sectionTitles,
    hide: z.array(z.enum(hideable)).max(hideable.length),
    watermark: z.string().trim().max(watermarkMax),
  }),
  example: {
    recipient: 'Banque de l’Estuaire',
    preset: 'bank',
    sections: ['cover', 'photos'],
    titles: { photos: 'Le chantier en images' },
    hide: [],
    watermark: '',
  },
});
export type DossierPayload = z.output<typeof storeDossier.payload>;
