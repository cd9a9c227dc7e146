import * as z from 'zod';
import { operationKinds } from '#domain/operation/enums.ts';
import { contactRoles } from '#domain/relation/contact.ts';
import { definePage } from '../define.ts';
import { day, id, optionalDay } from '../fields.ts';
import { exampleId } from '../shared.ts';
import { examplePaper, paper, paperQuery, type PaperLink } from './paper.ts';

const query = z.object(paperQuery);

/** What a link to the presentation may ask for. */
export type Query = PaperLink;

/** A place in decimal degrees. */
const place = z.object({ lat: z.number(), lng: z.number() });

/** What the neighbourhood holds, as the latest analysis told it. */
const neighbourhood = z.object({
  /** Out of 100, every theme counting the same; null where no theme has a note. */
  note: z.number().nullable(),
  provider: z.string(),
  on: day,
  services: z.array(
    place.extend({
      label: z.string(),
      category: z.string(),
      walkMin: z.number(),
      distanceM: z.number().int(),
    }),
  ),
});

export const presentationPage = definePage({
  component: 'Export/Presentation',
  query,
  props: z.object({
    paper,
    operation: z.object({
      name: z.string(),
      kind: z.enum(operationKinds),
      address: z.string(),
      city: z.string(),
      departmentCode: z.string(),
      departmentName: z.string(),
      /** Null while nobody said. */
      place: place.nullable(),
      summary: z.string(),
      /** Sanitised HTML. */
      description: z.string(),
      landAreaM2: z.string().nullable(),
      builtAreaM2: z.string().nullable(),
      buildYear: z.number().int().nullable(),
      completedOver5Years: z.boolean(),
      strengths: z.array(z.string()),
      risks: z.array(z.string()),
    }),
    lotsCount: z.number().int(),
    /** Of the lots, without garages and land; null without lots. */
    lotsAreaM2: z.string().nullable(),
    parcels: z.array(z.object({ name: z.string(), areaM2: z.string().nullable() })),
    neighbourhood: neighbourhood.nullable(),
    /** Of facts where they have happened, else of aims; null where nobody said. */
    dates: z.object({
      promiseOn: optionalDay,
      deedOn: optionalDay,
      worksStartOn: optionalDay,
      worksEndOn: optionalDay,
      deliveryOn: optionalDay,
    }),
    team: z.array(
      z.object({
        id,
        name: z.string(),
        isManager: z.boolean(),
        jobTitle: z.string().nullable(),
        email: z.string(),
        phone: z.string().nullable(),
      }),
    ),
    partners: z.array(
      z.object({
        id,
        name: z.string(),
        role: z.enum(contactRoles),
        company: z.string().nullable(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
      }),
    ),
    today: day,
  }),
  example: {
    paper: examplePaper,
    operation: {
      name: 'Les Chais de la Bastide',
      kind: 'vir',
      address: '14 rue des Chais, 33500 Libourne',
      city: 'Libourne',
      departmentCode: '33',
      departmentName: 'Gironde',
      place: { lat: 44.9131, lng: -0.2347 },
      summary: 'Ancien chai de négoce en pierre.',
      description: '<p>Le bâtiment, construit en 1898.</p>',
      landAreaM2: '508.00',
      builtAreaM2: '486.00',
      buildYear: 1898,
      completedOver5Years: true,
      strengths: ['Gare TGV à douze minutes à pied'],
      risks: ['Zone bleue du PPRI'],
    },
    lotsCount: 9,
    lotsAreaM2: '421.90',
    parcels: [{ name: 'CH 0214', areaM2: '412.00' }],
    neighbourhood: {
      note: 74.1,
      provider: 'Données de démonstration',
      on: '2026-10-14',
      services: [
        {
          label: 'Gare',
          category: 'Gare',
          lat: 44.914,
          lng: -0.236,
          walkMin: 3,
          distanceM: 210,
        },
      ],
    },
    dates: {
      promiseOn: '2025-11-17',
      deedOn: '2026-04-16',
      worksStartOn: '2026-05-04',
      worksEndOn: '2027-02-26',
      deliveryOn: '2027-03-12',
    },
    team: [
      {
        id: exampleId,
        name: 'Hugo Lartigue',
        isManager: true,
        jobTitle: 'Gérant',
        email: 'hugo.lartigue@example.test',
        phone: null,
      },
    ],
    partners: [
      {
        id: exampleId,
        name: 'Atelier Dussaut',
        role: 'architect',
        company: null,
        email: null,
        phone: null,
      },
    ],
    today: '2026-11-20',
  },
});
export type PresentationProps = z.infer<typeof presentationPage.props>;
