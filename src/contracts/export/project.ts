import * as z from 'zod';
import { lotTypes } from '#domain/lot/states.ts';
import { operationKinds } from '#domain/operation/enums.ts';
import { projectStates, projectVariants } from '#domain/project/project.ts';
import { expenseCategories } from '#domain/simulation/expense-line.ts';
import { permitStates } from '#domain/states/permit/states.ts';
import { permitKinds } from '#domain/urban/enums.ts';
import { definePage } from '../define.ts';
import { day, id, optionalDay } from '../fields.ts';
import { exampleId } from '../shared.ts';
import { examplePaper, paper, paperQuery, type PaperLink } from './paper.ts';

const query = z.object(paperQuery);

/** What a link to a project on paper may ask for. */
export type Query = PaperLink;

/** Renderings that a paper shows at most. */
export const maxRenderings = 4;

/** Whole cents; null where it is hidden or means nothing. */
const cents = z.number().int().nullable();

/** What lines come to: revenue with VAT is an amount, works without VAT are a cost. */
const total = z.object({
  count: z.number().int(),
  areaM2: z.string(),
  revenueCents: cents,
  pricePerM2Cents: cents,
  worksCents: cents,
  worksPerM2Cents: cents,
});
export type CompositionFigures = z.infer<typeof total>;

export const projectPaperPage = definePage({
  component: 'Export/Project',
  query,
  props: z.object({
    paper,
    project: z.object({
      name: z.string(),
      variant: z.enum(projectVariants),
      kind: z.enum(operationKinds),
      status: z.enum(projectStates),
      /** Sanitised HTML. */
      description: z.string(),
      floorAreaM2: z.string().nullable(),
      worksStartOn: optionalDay,
      worksMonths: z.number().int().nullable(),
      deliveryOn: optionalDay,
    }),
    architect: z.object({ name: z.string(), company: z.string().nullable() }).nullable(),
    /** Aims of the operation, for the planning. */
    aims: z.object({ worksEndOn: optionalDay, closeOn: optionalDay }),
    composition: z.object({
      types: z.array(
        total.extend({ type: z.enum(lotTypes), lines: z.array(total.extend({ label: z.string() })) }),
      ),
      all: total,
    }),
    /** The latest permission of the operation that no other replaces; null without one. */
    permit: z
      .object({
        label: z.string(),
        kind: z.enum(permitKinds),
        status: z.enum(permitStates),
        filedOn: optionalDay,
        decisionOn: optionalDay,
        postedOn: optionalDay,
        purgeOn: optionalDay,
        clocks: z.array(
          z.object({
            title: z.string(),
            status: z.enum(['running', 'met', 'expired', 'cancelled']),
            endsOn: optionalDay,
          }),
        ),
      })
      .nullable(),
    renderings: z.array(z.object({ id, href: z.string(), caption: z.string() })).max(maxRenderings),
    /** Works of the validated simulation of this project; null without one, or hidden. */
    works: z
      .object({
        simulation: z.string(),
        lines: z.array(
          z.object({
            id: z.string(),
            category: z.enum(expenseCategories),
            label: z.string(),
            htCents: cents,
          }),
        ),
        htCents: cents,
      })
      .nullable(),
    today: day,
  }),
  example: {
    paper: examplePaper,
    project: {
      name: 'Six appartements, un local et deux box',
      variant: 'A',
      kind: 'vir',
      status: 'selected',
      description: '<p>Le chai est divisé en six appartements.</p>',
      floorAreaM2: '452.00',
      worksStartOn: '2026-05-04',
      worksMonths: 10,
      deliveryOn: '2027-03-04',
    },
    architect: { name: 'M. Mathieu Olivier', company: 'Atelier du Port' },
    aims: { worksEndOn: '2027-02-26', closeOn: '2027-03-12' },
    composition: {
      types: [
        {
          type: 'Garage',
          count: 2,
          areaM2: '30.00',
          revenueCents: 3_000_000,
          pricePerM2Cents: 100_000,
          worksCents: 0,
          worksPerM2Cents: null,
          lines: [],
        },
      ],
      all: {
        count: 2,
        areaM2: '30.00',
        revenueCents: 3_000_000,
        pricePerM2Cents: 100_000,
        worksCents: 0,
        worksPerM2Cents: null,
      },
    },
    permit: {
      label: 'PC 033 243 25 00042',
      kind: 'PC',
      status: 'purged',
      filedOn: '2025-11-28',
      decisionOn: '2026-02-10',
      postedOn: '2026-02-13',
      purgeOn: '2026-05-11',
      clocks: [{ title: 'Recours des tiers', status: 'expired', endsOn: '2026-04-14' }],
    },
    renderings: [{ id: exampleId, href: '/fichiers/01k8n3v5x7z9b1d3f5h7k9m1n3', caption: 'Façade' }],
    works: {
      simulation: 'Central',
      lines: [{ id: 'worksLines.0', category: 'works', label: 'Travaux, huit lots', htCents: 34_000_000 }],
      htCents: 34_000_000,
    },
    today: '2026-11-20',
  },
});
export type ProjectPaperProps = z.infer<typeof projectPaperPage.props>;
