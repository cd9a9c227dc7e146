import * as z from 'zod';
import { findingTopics, followUpKinds, visitStates } from '#domain/visit/visit.ts';
import { definePage } from '../../define.ts';
import { id, optionalDay } from '../../fields.ts';
import { exampleId } from '../../shared.ts';
import { examplePaper, paper, paperQuery, type PaperLink } from '../paper.ts';
import { exampleVisited, visited } from './visited.ts';

/** What a link to the report may ask for. */
export type Query = PaperLink;

export const visitReportPage = definePage({
  component: 'Export/Visit/Report',
  query: z.object(paperQuery),
  props: z.object({
    paper,
    visit: visited,
    status: z.enum(visitStates),
    cancelReason: z.string().nullable(),
    rating: z.number().int().nullable(),
    notes: z.string(),
    followUpKind: z.enum(followUpKinds),
    followUpDueOn: optionalDay,
    findings: z.array(
      z.object({
        id,
        topic: z.enum(findingTopics),
        room: z.string(),
        severity: z.number().int(),
        note: z.string(),
        /** Null: not estimated, or kept from this copy. */
        estimateCents: z.number().int().nullable(),
        photos: z.array(z.object({ id, href: z.string() })),
      }),
    ),
    /** Null where amounts are kept from this copy. */
    totalCents: z.number().int().nullable(),
  }),
  example: {
    paper: examplePaper,
    visit: { ...exampleVisited, kind: 'technical' },
    status: 'done',
    cancelReason: null,
    rating: 4,
    notes: 'Pierre saine, charpente réutilisable.',
    followUpKind: 'offer',
    followUpDueOn: '2025-09-25',
    findings: [
      {
        id: exampleId,
        topic: 'damp',
        room: 'Cave',
        severity: 2,
        note: 'Pied de mur humide côté cour.',
        estimateCents: 450_000,
        photos: [{ id: exampleId, href: '/fichiers/01k8n3v5x7z9b1d3f5h7k9m1n3' }],
      },
    ],
    totalCents: 450_000,
  },
});
export type VisitReportProps = z.infer<typeof visitReportPage.props>;
