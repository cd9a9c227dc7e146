import * as z from 'zod';
import { planningKinds } from '#domain/planning/event.ts';
import { definePage } from '../define.ts';
import { day, id } from '../fields.ts';
import { choicesQuery, textsQuery } from '../list.ts';
import { exampleId, person } from '../shared.ts';

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

const planningQuery = z.object({
  /** The month as a calendar, or its list. */
  look: z.enum(['', 'list']).catch(''),
  /** Empty for the current one. */
  month: month
    .refine((text) => text >= '2000-01' && text < '2100-01')
    .or(z.literal(''))
    .catch(''),
  kind: choicesQuery(planningKinds),
  personId: textsQuery,
  operationId: textsQuery,
});
export type PlanningQuery = z.output<typeof planningQuery>;
export type Query = { readonly [Key in keyof PlanningQuery]?: Readonly<PlanningQuery[Key]> };

/** Something that takes place: an event, or a day that is kept elsewhere. */
const planningItem = z.object({
  /** Unique in the answer: kind and identifier. */
  id: z.string(),
  kind: z.enum(planningKinds),
  title: z.string(),
  startsOn: day,
  startTime: z.string().nullable(),
  endsOn: day,
  endTime: z.string().nullable(),
  location: z.string().nullable(),
  people: z.array(person),
  operation: person.nullable(),
  href: z.string(),
  /** Somebody is expected at two events at once. */
  hasConflict: z.boolean(),
});
export type PlanningItem = z.infer<typeof planningItem>;

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int() }));

const exampleItem: PlanningItem = {
  id: `site:${exampleId}`,
  kind: 'site',
  title: 'Point chantier',
  startsOn: '2026-11-24',
  startTime: '08:00',
  endsOn: '2026-11-24',
  endTime: '09:30',
  location: 'Les Chais de la Bastide',
  people: [],
  operation: null,
  href: `/planning/${exampleId}`,
  hasConflict: false,
};

export const planningPage = definePage({
  component: 'Client/Planning',
  query: planningQuery,
  props: z.object({
    query: planningQuery,
    month,
    today: day,
    /** Of whole weeks, in the order of their start. */
    items: z.array(planningItem),
    holidays: z.array(z.object({ on: day, name: z.string() })),
    /** Open tasks of the person that have no day yet. */
    undated: z.array(z.object({ id, title: z.string(), href: z.string() })),
    facets: z.object({ kind: facet, personId: facet, operationId: facet }),
    can: z.object({ create: z.boolean() }),
  }),
  example: {
    query: {
      look: '',
      month: '',
      kind: [],
      personId: [],
      operationId: [],
    },
    month: '2026-11',
    today: '2026-11-20',
    items: [exampleItem],
    holidays: [{ on: '2026-11-11', name: 'Armistice de 1918' }],
    undated: [],
    facets: { kind: [], personId: [], operationId: [] },
    can: { create: true },
  },
});
export type PlanningPageProps = z.infer<typeof planningPage.props>;
