import * as z from 'zod';
import {
  chargesModes,
  dpeClasses,
  leaseIndexes,
  leaseTypes,
  mayBearVat,
  noticeGivers,
  rentMethods,
  rentTerms,
  rentVatRates,
} from '#domain/rental/lease.ts';
import { defineAction } from '../../define.ts';
import { day, id, optionalDay, optionalText, recordVersion, requiredText } from '../../fields.ts';
import { exampleId } from '../../shared.ts';

const maxCents = 100_000_000;
const amount = z.number().int().min(0).max(maxCents);
const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/);

/** What a lease is made of; its operation is that of its lot. */
export const leaseFields = z.object({
  lotId: id,
  type: z.enum(leaseTypes),
  renterIds: z.array(id).max(6),
  guarantorId: id.nullable(),
  signedOn: optionalDay,
  startsOn: day,
  endsOn: optionalDay,
  rentCents: amount,
  chargesCents: amount,
  chargesMode: z.enum(chargesModes),
  otherCents: amount,
  vatBps: z.union(rentVatRates.map((bps) => z.literal(bps))),
  dueDay: z.number().int().min(1).max(28),
  terms: z.enum(rentTerms),
  depositCents: amount,
  depositReceivedOn: optionalDay,
  indexKind: z.enum(leaseIndexes),
  indexQuarter: z
    .string()
    .max(6)
    .regex(/^20\d{2}T[1-4]$/)
    .nullable(),
  revisionDay: z
    .string()
    .max(5)
    .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)
    .nullable(),
  dpeClass: z.enum(dpeClasses).nullable(),
  isMainResidence: z.boolean(),
});
export type LeasePayload = z.output<typeof leaseFields>;

type Rules = Pick<LeasePayload, 'startsOn' | 'endsOn' | 'indexKind' | 'indexQuarter' | 'type' | 'vatBps'>;

const withRules = <Fields extends z.ZodType<Rules>>(fields: Fields) =>
  fields
    .refine(({ startsOn, endsOn }) => endsOn === null || startsOn <= endsOn, {
      path: ['endsOn'],
      params: { code: 'leaseDaysOrder' },
    })
    .refine(({ indexKind, indexQuarter }) => indexKind === 'aucun' || indexQuarter !== null, {
      path: ['indexQuarter'],
      params: { code: 'required' },
    })
    .refine(({ type, vatBps }) => vatBps === 0 || mayBearVat(type), {
      path: ['vatBps'],
      params: { code: 'rentVat' },
    });

export const exampleLease: LeasePayload = {
  lotId: exampleId,
  type: 'nu',
  renterIds: [exampleId],
  guarantorId: null,
  signedOn: '2026-11-12',
  startsOn: '2026-11-12',
  endsOn: null,
  rentCents: 82_000,
  chargesCents: 6000,
  chargesMode: 'provision',
  otherCents: 0,
  vatBps: 0,
  dueDay: 1,
  terms: 'a_echoir',
  depositCents: 82_000,
  depositReceivedOn: null,
  indexKind: 'IRL',
  indexQuarter: '2026T2',
  revisionDay: null,
  dpeClass: 'D',
  isMainResidence: true,
};

export const storeLease = defineAction({ payload: withRules(leaseFields), example: exampleLease });
export const updateLease = defineAction({
  payload: withRules(leaseFields.extend({ version: recordVersion })),
  example: { ...exampleLease, version: 1 },
});

const version = recordVersion;

/** Brings a draft into force, or gives it up. */
export const stepLease = defineAction({ payload: z.object({ version }), example: { version: 1 } });

/** Notice of a lease: who gave it, when, and the last day. */
export const leaseNotice = defineAction({
  payload: z
    .object({ noticeOn: day, noticeBy: z.enum(noticeGivers), leavesOn: day, version })
    .refine(({ noticeOn, leavesOn }) => noticeOn <= leavesOn, {
      path: ['leavesOn'],
      params: { code: 'datesOrder' },
    }),
  example: { noticeOn: '2026-11-20', noticeBy: 'renter', leavesOn: '2027-02-20', version: 1 },
});

const retained = z.array(z.object({ label: requiredText(120), cents: amount })).max(10);

/** The keys were handed back. */
export const endLease = defineAction({
  payload: z.object({ keysOn: day, isInventoryConform: z.boolean(), retained, version }),
  example: { keysOn: '2026-11-20', isInventoryConform: true, retained: [], version: 1 },
});

/** The deposit was given back. */
export const returnDeposit = defineAction({
  payload: z.object({ returnedOn: day, returnedCents: amount, version }),
  example: { returnedOn: '2026-11-20', returnedCents: 82_000, version: 1 },
});

/** The charges of a year, as they were. */
export const settleCharges = defineAction({
  payload: z.object({
    year: z.number().int().min(2000).max(2099),
    realCents: amount,
    detail: optionalText(1000),
  }),
  example: { year: 2025, realCents: 75_000, detail: '' },
});

/** Calls a month: of some leases, or of all that run. */
export const generateCalls = defineAction({
  payload: z.object({ month, leaseIds: z.array(id).max(500).nullable() }),
  example: { month: '2026-12', leaseIds: null },
});

export const updateCall = defineAction({
  payload: z.object({
    otherCents: z.number().int().min(-maxCents).max(maxCents),
    note: optionalText(500),
    version,
  }),
  example: { otherCents: 0, note: '', version: 1 },
});

export const cancelCall = defineAction({
  payload: z.object({ reason: requiredText(200), version }),
  example: { reason: 'Appelé deux fois', version: 1 },
});

/** Sends a call, or what was paid of it, to its renters. */
export const sendCall = defineAction({
  payload: z.object({ what: z.enum(['call', 'receipt']) }),
  example: { what: 'call' as const },
});

export const storePayment = defineAction({
  payload: z.object({
    receivedOn: day,
    amountCents: z.number().int().min(1).max(maxCents),
    method: z.enum(rentMethods),
    transactionId: id.nullable(),
    /** What is more than owed is taken as paid in advance. */
    isAdvance: z.boolean(),
  }),
  example: {
    receivedOn: '2026-11-20',
    amountCents: 100,
    method: 'transfer',
    transactionId: null,
    isAdvance: true,
  },
});

export const remindCall = defineAction({
  payload: z.object({ level: z.union([z.literal(1), z.literal(2), z.literal(3)]) }),
  example: { level: 1 as const },
});

export const notifyRevision = defineAction({
  payload: z.object({ requestedOn: day }),
  example: { requestedOn: '2026-11-20' },
});
