import * as z from 'zod';
import { acquisitionRegimes } from '#domain/operation/enums.ts';
import {
  conditionTypes,
  depositOutcomes,
  feePayers,
  purchaseContractKinds,
  purchaseForms,
  purchasePaperKinds,
} from '#domain/purchase/enums.ts';
import { defineAction } from '../../../../define.ts';
import { day, id, optionalCents, optionalDay, optionalText, recordVersion } from '../../../../fields.ts';
import { exampleImage, file, imageFormats, maxFileBytes } from '../../../../files.ts';

const amount = z.number().int().min(1).max(100_000_000_000);

/** What the file of a purchase says, apart from its steps. */
export const purchaseFields = z.object({
  contractKind: z.enum(purchaseContractKinds),
  form: z.enum(purchaseForms),
  priceCents: amount,
  furnitureCents: optionalCents,
  agencyFeeCents: optionalCents,
  agencyFeePayer: z.enum(feePayers).nullable(),
  depositCents: optionalCents,
  depositHolder: optionalText(120),
  acceptanceOn: optionalDay,
  registeredOn: optionalDay,
  isSubstitutionAllowed: z.boolean(),
  sellerContactId: id.nullable(),
  sellerNotaryId: id.nullable(),
  buyerNotaryId: id.nullable(),
  isSellerIndividual: z.boolean(),
  commitment: z.enum(acquisitionRegimes),
  deedPlannedOn: optionalDay,
  disbursementsCents: optionalCents,
  rebateBps: z.number().int().min(0).max(2000),
  /** From 10 M€ on, for other premises than homes or for social housing; as below it while it is open. */
  largeRebateBps: z.number().int().min(0).max(4000).nullable(),
  fundsCalledCents: optionalCents,
  keysOn: optionalDay,
  annualPropertyTaxCents: optionalCents,
});
export type PurchasePayload = z.output<typeof purchaseFields>;

export const examplePurchase: PurchasePayload = {
  contractKind: 'unilateral',
  form: 'authentic',
  priceCents: 48_000_000,
  furnitureCents: null,
  agencyFeeCents: null,
  agencyFeePayer: null,
  depositCents: 2_400_000,
  depositHolder: 'Étude du vendeur',
  acceptanceOn: '2026-11-16',
  registeredOn: null,
  isSubstitutionAllowed: true,
  sellerContactId: null,
  sellerNotaryId: null,
  buyerNotaryId: null,
  isSellerIndividual: true,
  commitment: 'mdb',
  deedPlannedOn: '2027-03-15',
  disbursementsCents: null,
  rebateBps: 0,
  largeRebateBps: null,
  fundsCalledCents: null,
  keysOn: null,
  annualPropertyTaxCents: null,
};

/** Saves the file of a purchase; version 0 begins one. */
export const updatePurchase = defineAction({
  payload: purchaseFields.extend({ version: z.number().int().min(0).max(2_147_483_646) }),
  example: { ...examplePurchase, version: 0 },
});

export const signPromise = defineAction({
  payload: z.object({
    version: recordVersion,
    promiseOn: day,
    promiseExpiresOn: day,
    depositCents: optionalCents,
  }),
  example: {
    version: 1,
    promiseOn: '2026-11-18',
    promiseExpiresOn: '2027-04-30',
    depositCents: 2_400_000,
  },
});

/** A later expiry, by an amendment that stands among the papers. */
export const extendPromise = defineAction({
  payload: z.object({ version: recordVersion, newExpiresOn: day }),
  example: { version: 2, newExpiresOn: '2027-06-30' },
});

export const signDeed = defineAction({
  payload: z.object({
    version: recordVersion,
    deedOn: day,
    deedPriceCents: amount,
    regime: z.enum(acquisitionRegimes),
    actualFeesCents: optionalCents,
    /** A private promise that was not registered in time is meant. */
    isConfirmed: z.boolean(),
  }),
  example: {
    version: 2,
    deedOn: '2026-11-20',
    deedPriceCents: 48_000_000,
    regime: 'mdb',
    actualFeesCents: 1_049_084,
    isConfirmed: false,
  },
});

export const terminatePurchase = defineAction({
  payload: z.object({
    version: recordVersion,
    reason: optionalText(300),
    depositOutcome: z.enum(depositOutcomes).nullable(),
  }),
  example: { version: 2, reason: 'Prêt refusé par deux banques.', depositOutcome: 'refunded' },
});

export const substituteBuyer = defineAction({
  payload: z.object({ version: recordVersion, profileId: id.nullable() }),
  example: { version: 1, profileId: null },
});

export const storeCondition = defineAction({
  payload: z.object({ type: z.enum(conditionTypes), detail: optionalText(200), deadlineOn: day }),
  example: { type: 'loan', detail: 'Prêt de 560 000 € sur 24 mois', deadlineOn: '2027-01-29' },
});

/** What became of a condition; one that is met needs its proof among the papers. */
export const settleCondition = defineAction({
  payload: z.object({
    version: recordVersion,
    status: z.enum(['met', 'waived', 'failed']),
    metOn: day,
  }),
  example: { version: 1, status: 'waived', metOn: '2026-11-20' },
});

export const storePurchasePaper = defineAction({
  payload: z.object({
    kind: z.enum(purchasePaperKinds),
    file: file(maxFileBytes, ['application/pdf', ...imageFormats]),
    on: day,
    conditionId: z.preprocess((text) => (text === '' ? null : text), id.nullable()),
  }),
  example: { kind: 'promise', file: exampleImage(), on: '2026-11-18', conditionId: null },
});
