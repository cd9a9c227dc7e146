import * as z from 'zod';
import { lotStates, lotTypes, saleModes } from '#domain/lot/states.ts';
import { lotDiagnosticKinds } from '#domain/sale/enums.ts';
import { planningDocuments } from '#domain/urban/enums.ts';
import { day, id, optionalDay } from '../../fields.ts';
import { exampleId } from '../../shared.ts';
import { examplePaper, paper, paperQuery, type PaperLink } from '../paper.ts';

/** For whom a sheet is printed: a bank reads what a lot costs and earns as well. */
export const sheetModes = ['commercial', 'bank'] as const;
export type SheetMode = (typeof sheetModes)[number];

export const sheetQuery = z.object({
  ...paperQuery,
  mode: z.enum(sheetModes).catch('commercial').default('commercial'),
});

/** What a link to the sheet of a lot may ask for. */
export interface SheetLink extends PaperLink {
  readonly mode?: SheetMode;
}

/** Longest description that leaves the first page its place. */
export const sheetDescriptionMax = 900;

/** How a sale is taxed once decided. */
const vatModes = ['exempt', 'margin', 'total', 'total_reduced'] as const;

const cents = z.number().int().nullable();
const picture = z.object({ id, href: z.string(), alt: z.string() });

const lotOfSheet = z.object({
  id,
  ref: z.string(),
  type: z.enum(lotTypes),
  label: z.string(),
  buildingLabel: z.string(),
  level: z.number().int().nullable(),
  status: z.enum(lotStates),
  saleMode: z.enum(saleModes),
  occupancy: z.enum(['vacant', 'rented', 'occupied_by_seller']),
  areaM2: z.string(),
  habitableM2: z.string().nullable(),
  /** Null where amounts are hidden, or not set. */
  priceTtcCents: cents,
  pricePerM2Cents: cents,
  existingPriceCents: cents,
  worksPriceCents: cents,
  /** Null where it would tell the margin to whom it is kept from. */
  vat: z.object({ mode: z.enum(vatModes), vatCents: z.number().int(), htCents: z.number().int() }).nullable(),
  /** What its type tells, by the name of the field; rents are left out where amounts are hidden. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** Rents over the price, in basis points; null without a price or a rent. */
  yields: z.object({ grossBps: z.number().int().nullable(), potentialBps: z.number().int().nullable() }),
  /** Share of the units that nobody rents, in basis points. */
  vacancyBps: z.number().int().nullable(),
  annexes: z.array(z.object({ id, ref: z.string(), type: z.enum(lotTypes), areaM2: z.string() })),
  /** A dwelling without a certificate that may be shown. */
  isDpeMissing: z.boolean(),
  photos: z.array(picture),
  /** Its plan; for a house that is its whole operation, one of each level. */
  plans: z.array(picture),
  diagnostics: z.array(
    z.object({
      id,
      kind: z.enum(lotDiagnosticKinds),
      on: day,
      result: z.string(),
      validUntil: optionalDay,
      isOver: z.boolean(),
    }),
  ),
  /** Calls for funds of a lot that is sold with works. */
  calls: z.array(z.object({ rank: z.number().int(), label: z.string(), amountCents: z.number().int() })),
  /** What it costs and earns; null but for a bank that may know. */
  bank: z.object({ costCents: z.number().int(), marginCents: z.number().int(), marginBps: cents }).nullable(),
});
export type LotOfSheet = z.infer<typeof lotOfSheet>;

export const sheetProps = z.object({
  paper,
  mode: z.enum(sheetModes),
  operation: z.object({
    id,
    name: z.string(),
    address: z.string(),
    city: z.string(),
    departmentCode: z.string(),
    departmentName: z.string(),
    place: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    buildYear: z.number().int().nullable(),
    parcels: z.array(z.object({ name: z.string(), areaM2: z.string().nullable() })),
  }),
  /** The lot of the sheet; of garages, both that stand on it. */
  lots: z.array(lotOfSheet),
  description: z.string(),
  /** The planning rules of the place; null where nobody wrote them down. */
  rules: z
    .object({
      document: z.enum(planningDocuments).nullable(),
      zone: z.string(),
      footprintBps: z.number().int().nullable(),
      heightM: z.string().nullable(),
      setbackM: z.string().nullable(),
      greenBps: z.number().int().nullable(),
      parkingRule: z.string(),
    })
    .nullable(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
  today: day,
});
export type SheetProps = z.infer<typeof sheetProps>;

/** A sheet of a lot of a type, as examples show it. */
export const exampleSheet = (
  type: LotOfSheet['type'],
  details: LotOfSheet['details'],
  own: Partial<LotOfSheet> = {},
): SheetProps => ({
  paper: examplePaper,
  mode: 'commercial',
  operation: {
    id: exampleId,
    name: 'Les Chais de la Bastide',
    address: '14 rue des Chais, 33500 Libourne',
    city: 'Libourne',
    departmentCode: '33',
    departmentName: 'Gironde',
    place: { lat: 44.9136, lng: -0.2437 },
    buildYear: 1880,
    parcels: [{ name: 'CH 0214', areaM2: '312.00' }],
  },
  lots: [
    {
      id: exampleId,
      ref: 'A11',
      type,
      label: 'T3 premier étage',
      buildingLabel: 'Chai nord',
      level: 1,
      status: 'available',
      saleMode: 'asis',
      occupancy: 'vacant',
      areaM2: '63.40',
      habitableM2: '63.40',
      priceTtcCents: 20_500_000,
      pricePerM2Cents: 323_344,
      existingPriceCents: null,
      worksPriceCents: null,
      vat: null,
      details,
      yields: { grossBps: null, potentialBps: null },
      vacancyBps: null,
      annexes: [],
      isDpeMissing: false,
      photos: [],
      plans: [],
      diagnostics: [],
      calls: [],
      bank: null,
      ...own,
    },
  ],
  description: 'Anciens chais à rénover en six logements, un commerce et deux garages.',
  rules: null,
  contact: { name: 'Hugo Lartigue', email: 'hugo.lartigue@example.test', phone: null },
  today: '2026-11-20',
});
