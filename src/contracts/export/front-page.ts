import * as z from 'zod';
import { operationKinds } from '#domain/operation/enums.ts';
import { type ExportSection, exportSections } from '#domain/paper/sections.ts';
import { definePage } from '../define.ts';
import { day } from '../fields.ts';
import { examplePaper, paper, paperQuery, type PaperLink } from './paper.ts';

/** `sections[]=presentation`, several or one text with commas: in the order of the file, unknown ones left out. */
const sectionsQuery = z
  .union([z.string().max(2000), z.array(z.string().max(60)).max(60)])
  .transform((given) => {
    const names = (Array.isArray(given) ? given : [given]).flatMap((name) => name.split(','));
    return exportSections.filter((section) => names.includes(section));
  })
  .catch([])
  .default([]);

const query = z.object({ ...paperQuery, sections: sectionsQuery });

/** What a link to the front page may ask for. */
export interface Query extends PaperLink {
  /** What the file holds; without, what can be printed of the operation. */
  readonly sections?: readonly ExportSection[];
}

/** Whole cents; null where it is hidden or nobody said. */
const cents = z.number().int().nullable();

export const frontPagePage = definePage({
  component: 'Export/FrontPage',
  query,
  props: z.object({
    paper,
    operation: z.object({
      name: z.string(),
      ref: z.string(),
      kind: z.enum(operationKinds),
      address: z.string(),
      departmentName: z.string(),
      parcels: z.array(z.string()),
    }),
    /** Who carries it: its profile, else the company itself. */
    owner: z.object({ name: z.string(), siren: z.string().nullable() }),
    contact: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
    /** What is asked of the bank. */
    askedCents: cents,
    /** Of the validated simulation; null without one. */
    figures: z
      .object({
        simulation: z.string(),
        validatedOn: day.nullable(),
        purchaseCents: cents,
        costCents: cents,
        revenueTtcCents: cents,
        marginCents: cents,
        /** Of the revenue without VAT. */
        marginBps: z.number().int().nullable(),
        loanCents: cents,
        equityCents: cents,
      })
      .nullable(),
    sections: z.array(z.enum(exportSections)),
  }),
  example: {
    paper: examplePaper,
    operation: {
      name: 'Les Chais de la Bastide',
      ref: 'OP-2025-001',
      kind: 'vir',
      address: '14 rue des Chais, 33500 Libourne',
      departmentName: 'Gironde',
      parcels: ['CH 0214'],
    },
    owner: { name: 'Garonne Patrimoine', siren: '999123458' },
    contact: { name: 'Hugo Lartigue', email: 'hugo.lartigue@example.test', phone: '05 56 01 02 03' },
    askedCents: 56_000_000,
    figures: {
      simulation: 'Central',
      validatedOn: '2025-09-22',
      purchaseCents: 48_000_000,
      costCents: 101_103_992,
      revenueTtcCents: 128_400_000,
      marginCents: 13_896_008,
      marginBps: 1208,
      loanCents: 56_000_000,
      equityCents: 15_000_000,
    },
    sections: ['presentation', 'photos'],
  },
});
export type FrontPageProps = z.infer<typeof frontPagePage.props>;
