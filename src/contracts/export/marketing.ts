import * as z from 'zod';
import { cityscanThemes } from '#domain/cityscan/theme-keys.ts';
import { lotTypes } from '#domain/lot/states.ts';
import { definePage } from '../define.ts';
import { day, id, optionalDay } from '../fields.ts';
import { idsQuery } from '../list.ts';
import { exampleId } from '../shared.ts';
import { examplePaper, paper, paperQuery, type PaperLink } from './paper.ts';

/** Lots that a brochure shows at most. */
export const maxBrochureLots = 60;

const query = z.object({
  ...paperQuery,
  /** Lots that it is about; all that are available without. */
  lots: idsQuery,
});

/** What a link to the brochure may ask for. */
export interface Query extends PaperLink {
  readonly lots?: readonly string[];
}

const picture = z.object({ id, href: z.string(), alt: z.string() });

export const marketingPage = definePage({
  component: 'Export/Marketing',
  query,
  props: z.object({
    paper,
    operation: z.object({
      id,
      name: z.string(),
      address: z.string(),
      city: z.string(),
      departmentCode: z.string(),
      departmentName: z.string(),
      place: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    }),
    /** The latest analysis of the neighbourhood; null without one. */
    neighbourhood: z
      .object({
        provider: z.string(),
        on: day,
        themes: z.array(z.object({ key: z.enum(cityscanThemes), note: z.number() })),
      })
      .nullable(),
    /** What is made of it, as the server sanitised it; empty where nobody told. */
    narrative: z.string(),
    renderings: z.array(picture),
    /** What can be bought, by reference. */
    lots: z.array(
      z.object({
        id,
        ref: z.string(),
        type: z.enum(lotTypes),
        rooms: z.number().int().nullable(),
        level: z.number().int().nullable(),
        areaM2: z.string(),
        /** Null where amounts are hidden, or not set. */
        priceTtcCents: z.number().int().nullable(),
        pricePerM2Cents: z.number().int().nullable(),
        dpeClass: z.string().nullable(),
      }),
    ),
    plans: z.array(picture),
    dates: z.object({ worksStartOn: optionalDay, worksEndOn: optionalDay, deliveryOn: optionalDay }),
    /** Lots of the copropriété; null where no lot tells. */
    coproLotsCount: z.number().int().nullable(),
    contact: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
    today: day,
  }),
  example: {
    paper: examplePaper,
    operation: {
      id: exampleId,
      name: 'Les Chais de la Bastide',
      address: '14 rue des Chais, 33500 Libourne',
      city: 'Libourne',
      departmentCode: '33',
      departmentName: 'Gironde',
      place: { lat: 44.9136, lng: -0.2437 },
    },
    neighbourhood: {
      provider: 'Cityscan',
      on: '2026-10-12',
      themes: [{ key: 'transport', note: 71 }],
    },
    narrative: '<p>Anciens chais rénovés à deux pas des quais.</p>',
    renderings: [],
    lots: [
      {
        id: exampleId,
        ref: 'G01',
        type: 'Garage',
        rooms: null,
        level: 0,
        areaM2: '15.00',
        priceTtcCents: 1_500_000,
        pricePerM2Cents: 100_000,
        dpeClass: null,
      },
    ],
    plans: [],
    dates: { worksStartOn: '2026-05-04', worksEndOn: '2027-02-26', deliveryOn: '2027-03-12' },
    coproLotsCount: 9,
    contact: { name: 'Hugo Lartigue', email: 'hugo.lartigue@example.test', phone: null },
    today: '2026-11-20',
  },
});
export type MarketingProps = z.infer<typeof marketingPage.props>;
