import * as z from 'zod';
import { operationKinds } from '#domain/operation/enums.ts';
import { definePage } from '../define.ts';
import { day, id } from '../fields.ts';
import { exampleId } from '../shared.ts';
import { examplePaper, paper, paperQuery, type PaperLink } from './paper.ts';

/** Longest title that fits the band in 28 pt. */
export const coverTitleMax = 60;

const text = (max: number) => z.string().trim().max(max).catch('');

/** What the address may set; empty texts fall back to the page's own. */
export const coverQuery = z.object({
  ...paperQuery,
  title: text(coverTitleMax),
  subtitle: text(90),
  recipient: text(80),
  preset: z.enum(['presentation', 'bank']).catch('presentation'),
  date: day.nullable().catch(null).default(null),
});
export type CoverQuery = z.infer<typeof coverQuery>;

/** What a link to the cover may ask for. */
export type Query = Readonly<Partial<Omit<CoverQuery, keyof PaperLink>>> & PaperLink;

export const coverPage = definePage({
  component: 'Export/Cover',
  query: coverQuery,
  props: z.object({
    paper,
    operation: z.object({
      id,
      ref: z.string(),
      name: z.string(),
      city: z.string(),
      departmentName: z.string(),
      kind: z.enum(operationKinds),
      lotsCount: z.number().int(),
    }),
    company: z.object({ name: z.string(), activity: z.string(), city: z.string() }),
    query: coverQuery,
    /** Day printed on the page: the asked one, else that of the edition. */
    editedOn: day,
  }),
  example: {
    operation: {
      id: exampleId,
      ref: 'OP-2025-001',
      name: 'Les Chais de la Bastide',
      city: 'Libourne',
      departmentName: 'Gironde',
      kind: 'vir',
      lotsCount: 9,
    },
    company: { name: 'Garonne Patrimoine', activity: 'Marchand de biens', city: 'Bordeaux' },
    paper: examplePaper,
    query: {
      hide: [],
      watermark: '',
      theme: 'color',
      title: '',
      subtitle: '',
      recipient: '',
      preset: 'bank',
      date: null,
    },
    editedOn: '2026-11-20',
  },
});
export type CoverProps = z.infer<typeof coverPage.props>;
