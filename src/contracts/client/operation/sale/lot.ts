import * as z from 'zod';
import { requiredDetails } from '#domain/lot/details.ts';
import { lotTypes, saleModes } from '#domain/lot/states.ts';
import { dpeSince } from '#domain/sale/broadcast-gaps.ts';
import { isSplitRight } from '#domain/sale/price-change.ts';
import { lotDiagnosticKinds } from '#domain/sale/enums.ts';
import { lotVatModes } from '#domain/vat/vat-mode.ts';
import { defineAction } from '../../../define.ts';
import {
  day,
  id,
  optionalAreaM2,
  optionalCents,
  optionalText,
  recordVersion,
  requiredText,
} from '../../../fields.ts';
import { exampleImage, file, maxFileBytes } from '../../../files.ts';
import { count, lotDetails } from './lot-details.ts';

export const occupancies = ['vacant', 'rented', 'occupied_by_seller'] as const;

/** What a lot is described with. */
export const lotFields = z.object({
  ref: requiredText(12),
  type: z.enum(lotTypes),
  label: optionalText(80),
  buildingLabel: optionalText(40),
  level: count(-5, 60),
  areaM2: optionalAreaM2,
  habitableM2: optionalAreaM2,
  tantiemes: count(1, 1_000_000),
  saleMode: z.enum(saleModes),
  priceTtcCents: optionalCents,
  existingPriceCents: optionalCents,
  worksPriceCents: optionalCents,
  /** The owner's alone: ignored from anybody else. */
  minPriceCents: optionalCents,
  vatMode: z.enum(lotVatModes),
  occupancy: z.enum(occupancies),
  annexLotIds: z.array(id).max(10),
  planMediaId: id.nullable(),
  photoMediaIds: z.array(id).max(20),
  /** Asked for when the price changes by more than a tenth. */
  priceReason: optionalText(300),
  ...lotDetails,
});
export type LotPayload = z.output<typeof lotFields>;

type Described = Pick<
  LotPayload,
  | 'type'
  | 'areaM2'
  | 'level'
  | 'rooms'
  | 'bedrooms'
  | 'unitsCount'
  | 'rentedUnits'
  | 'dpeOn'
  | 'energyCostMinCents'
  | 'energyCostMaxCents'
  | 'leaseStartOn'
  | 'leaseEndOn'
>;
type Priced = Pick<LotPayload, 'saleMode' | 'priceTtcCents' | 'existingPriceCents' | 'worksPriceCents'>;

/** The rules between what a property of a type is described with. */
export function checkDescription(lot: Described, context: z.RefinementCtx): void {
  const refuse = (field: string, code: string, values?: Record<string, string>): void =>
    context.addIssue({ code: 'custom', path: [field], params: { code, ...(values && { values }) } });
  if (lot.areaM2 === null || Number(lot.areaM2) <= 0) refuse('areaM2', 'lotArea');
  for (const name of requiredDetails[lot.type]) {
    const value = (lot as Readonly<Record<string, unknown>>)[name];
    if (value === null || value === undefined) refuse(name, 'required');
  }
  if (lot.type === 'Apartment' && lot.level === null) refuse('level', 'required');
  if (lot.rooms !== null && lot.bedrooms !== null && lot.bedrooms > lot.rooms) {
    refuse('bedrooms', 'bedroomsAboveRooms');
  }
  if (lot.unitsCount !== null && lot.rentedUnits !== null && lot.rentedUnits > lot.unitsCount) {
    refuse('rentedUnits', 'max', { max: String(lot.unitsCount) });
  }
  if (lot.dpeOn !== null && lot.dpeOn < dpeSince) refuse('dpeOn', 'dpeTooOld');
  const { energyCostMinCents: least, energyCostMaxCents: most } = lot;
  if (least !== null && most !== null && most < least) refuse('energyCostMaxCents', 'mostBelowLeast');
  if (lot.leaseStartOn !== null && lot.leaseEndOn !== null && lot.leaseEndOn <= lot.leaseStartOn) {
    refuse('leaseEndOn', 'endAfterStart');
  }
}

/** The rules between the fields of a lot. */
function checkLot(lot: Described & Priced, context: z.RefinementCtx): void {
  checkDescription(lot, context);
  if (!isSplitRight(lot.saleMode, lot)) {
    context.addIssue({ code: 'custom', path: ['worksPriceCents'], params: { code: 'priceParts' } });
  }
}

export const lotPayload = lotFields.superRefine(checkLot);

/** As its form holds it. */
export const lotFormValues = lotFields.extend({ ref: z.string() });
export type LotFormValues = z.infer<typeof lotFormValues>;

/** A blank form, its choices of enumerations apart. */
export const blankLot: LotFormValues = {
  ...(Object.fromEntries(
    Object.entries(lotDetails).map(([name, schema]) => [
      name,
      schema instanceof z.ZodBoolean ? false : schema instanceof z.ZodString ? '' : null,
    ]),
  ) as Pick<LotFormValues, keyof typeof lotDetails>),
  ref: '',
  type: 'Apartment',
  label: '',
  buildingLabel: '',
  level: null,
  areaM2: null,
  habitableM2: null,
  tantiemes: null,
  saleMode: 'asis',
  priceTtcCents: null,
  existingPriceCents: null,
  worksPriceCents: null,
  minPriceCents: null,
  vatMode: 'inherit',
  occupancy: 'vacant',
  annexLotIds: [],
  planMediaId: null,
  photoMediaIds: [],
  priceReason: '',
};

export const exampleLot: LotPayload = {
  ...blankLot,
  ref: 'X99',
  label: 'T2 sur cour',
  level: 1,
  areaM2: '45.80',
  tantiemes: 108,
  priceTtcCents: 15_200_000,
  rooms: 2,
  bedrooms: 1,
};

export const storeLot = defineAction({ payload: lotPayload, example: exampleLot });
export const updateLot = defineAction({
  payload: lotFields.extend({ version: recordVersion }).superRefine(checkLot),
  example: { ...exampleLot, version: 1 },
});

/** Copies a lot into drafts. */
export const duplicateLot = defineAction({
  payload: z.object({ count: z.number().int().min(1).max(20) }),
  example: { count: 1 },
});

/** Divides the price of a VIR: by the part of the works, or by their price. */
export const splitLotPrice = defineAction({
  payload: z
    .object({
      version: recordVersion,
      worksRatioBps: z.number().int().min(0).max(10_000).nullable(),
      worksPriceCents: optionalCents,
    })
    .refine(({ worksRatioBps, worksPriceCents }) => (worksRatioBps === null) !== (worksPriceCents === null), {
      path: ['worksRatioBps'],
      params: { code: 'required' },
    }),
  example: { version: 1, worksRatioBps: 4000, worksPriceCents: null },
});

export const lotMediaKinds = ['photo', 'plan'] as const;
export const lotMediaFormats = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const;

/** Adds a photograph or the plan, in the library of the operation too. */
export const storeLotMedia = defineAction({
  payload: z.object({ kind: z.enum(lotMediaKinds), file: file(maxFileBytes, lotMediaFormats) }),
  example: { kind: 'photo', file: exampleImage() },
});

export const diagnosticFindings = ['clear', 'found'] as const;

/** Keeps a technical report. */
export const storeLotDiagnostic = defineAction({
  payload: z.object({
    kind: z.enum(lotDiagnosticKinds),
    on: day,
    result: optionalText(200),
    /** Whether lead, asbestos or termites were found. */
    finding: z.enum(diagnosticFindings),
    file: file(maxFileBytes, lotMediaFormats).optional(),
  }),
  example: { kind: 'electricity', on: '2026-04-27', result: 'Sans anomalie', finding: 'clear' },
});
