import * as z from 'zod';
import { saleModes } from '#domain/lot/states.ts';
import { buyerCapacities, loanOutcomes, saleLimits as limits } from '#domain/sale/sale-form.ts';
import {
  depositOutcomes,
  saleBuyerKinds,
  saleCancelReasons,
  saleConditionTypes,
  saleContractKinds,
  saleNotices,
  salePaperKinds,
} from '#domain/sale/notary-sale.ts';
import { defineAction } from '../../../../define.ts';
import {
  day,
  id,
  optionalCents,
  optionalDay,
  optionalText,
  recordVersion,
  requiredText,
} from '../../../../fields.ts';
import { exampleImage, file, imageFormats, maxFileBytes } from '../../../../files.ts';
import { exampleId } from '../../../../shared.ts';

const amount = z.number().int().min(1).max(100_000_000_000);

/** A lot of a sale with its part of the price, which a VIR splits into what exists and the works. */
const saleLot = z
  .object({
    lotId: id,
    priceTtcCents: amount,
    existingPriceCents: optionalCents,
    worksPriceCents: optionalCents,
  })
  .refine(
    ({ priceTtcCents, existingPriceCents, worksPriceCents }) =>
      existingPriceCents === null && worksPriceCents === null
        ? true
        : (existingPriceCents ?? 0) + (worksPriceCents ?? 0) === priceTtcCents,
    { path: ['worksPriceCents'], params: { code: 'saleSplit' } },
  );

/** Somebody who buys, with a share of the whole. */
const saleBuyer = z.object({
  contactId: id,
  shareBps: z.number().int().min(1).max(10_000),
  kind: z.enum(saleBuyerKinds),
  /** A company may buy as a non-professional as well: it is asked. */
  capacity: z.enum(buyerCapacities),
});

const isOnce = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

const values = z.object({
  regime: z.enum(saleModes),
  lots: z
    .array(saleLot)
    .min(1)
    .max(limits.maxLots)
    .refine((lots) => isOnce(lots.map(({ lotId }) => lotId)), { params: { code: 'lotTwice' } }),
  buyers: z
    .array(saleBuyer)
    .min(1)
    .max(limits.maxBuyers)
    .refine((buyers) => isOnce(buyers.map(({ contactId }) => contactId)), { params: { code: 'buyerTwice' } })
    .refine((buyers) => buyers.reduce((sum, { shareBps }) => sum + shareBps, 0) === 10_000, {
      params: { code: 'sharesSum' },
    }),
  /** The account holder accepts a price below the floor. */
  isFloorConfirmed: z.boolean(),
  furnitureCents: optionalCents,
  agentFeeCents: optionalCents,
  optionUntil: optionalDay,
  depositCents: optionalCents,
  depositHolder: optionalText(120),
  depositReceivedOn: optionalDay,
  isLoanRequired: z.boolean(),
  hasLoanWaiver: z.boolean(),
  loanAmountCents: optionalCents,
  loanMaxRateBps: z.number().int().min(0).max(2000).nullable(),
  loanMonths: z.number().int().min(1).max(420).nullable(),
  loanConditionEndsOn: optionalDay,
  notifiedBy: z.enum(saleNotices).nullable(),
  firstPresentationOn: optionalDay,
  alurDocsOn: optionalDay,
  draftDeedNotifiedOn: optionalDay,
  sellerNotaryId: id.nullable(),
  buyerNotaryId: id.nullable(),
  paymentTemplateId: id.nullable(),
  guaranteeId: id.nullable(),
  preemptionId: id.nullable(),
  deedPlannedOn: optionalDay,
  /** Terms of the deed that decide the duties of the buyer. */
  isVatStated: z.boolean(),
  isFirstTimeBuyer: z.boolean(),
  isBlockSale: z.boolean(),
  deliveryPlannedOn: optionalDay,
});

/** What the file of a sale says, apart from its steps. */
export const saleFields = values
  .refine(({ isLoanRequired, loanAmountCents }) => !isLoanRequired || (loanAmountCents ?? 0) > 0, {
    path: ['loanAmountCents'],
    params: { code: 'loanAmountRequired' },
  })
  .refine(({ isLoanRequired, hasLoanWaiver }) => !(isLoanRequired && hasLoanWaiver), {
    path: ['hasLoanWaiver'],
    params: { code: 'waiverWithLoan' },
  });
export type SalePayload = z.output<typeof saleFields>;

/** As its form holds it: what is not chosen yet is null. */
export const saleFormValues = z.object({
  ...values.shape,
  lots: z.array(
    z.object({
      lotId: id.nullable(),
      priceTtcCents: z.number().int().nullable(),
      existingPriceCents: z.number().int().nullable(),
      worksPriceCents: z.number().int().nullable(),
    }),
  ),
  buyers: z.array(
    z.object({
      contactId: id.nullable(),
      shareBps: z.number().int().nullable(),
      kind: z.enum(saleBuyerKinds),
      capacity: z.enum(buyerCapacities),
    }),
  ),
  depositHolder: z.string(),
});
export type SaleValues = z.infer<typeof saleFormValues>;

export const exampleSale: SalePayload = {
  regime: 'asis',
  lots: [{ lotId: exampleId, priceTtcCents: 1_500_000, existingPriceCents: null, worksPriceCents: null }],
  buyers: [{ contactId: exampleId, shareBps: 10_000, kind: 'individual', capacity: 'non_professional' }],
  isFloorConfirmed: false,
  furnitureCents: null,
  agentFeeCents: null,
  optionUntil: null,
  depositCents: 75_000,
  depositHolder: 'Étude du vendeur',
  depositReceivedOn: null,
  isLoanRequired: false,
  hasLoanWaiver: true,
  loanAmountCents: null,
  loanMaxRateBps: null,
  loanMonths: null,
  loanConditionEndsOn: null,
  notifiedBy: null,
  firstPresentationOn: null,
  alurDocsOn: null,
  draftDeedNotifiedOn: null,
  sellerNotaryId: null,
  buyerNotaryId: null,
  paymentTemplateId: null,
  guaranteeId: null,
  preemptionId: null,
  deedPlannedOn: '2027-01-29',
  isVatStated: false,
  isFirstTimeBuyer: false,
  isBlockSale: false,
  deliveryPlannedOn: null,
};

/** Reserves lots for buyers: a new file. */
export const storeSale = defineAction({ payload: saleFields, example: exampleSale });
export const updateSale = defineAction({
  payload: saleFields.safeExtend({ version: recordVersion }),
  example: { ...exampleSale, version: 1 },
});

/** Keeps lots for somebody until a day. */
export const takeOption = defineAction({
  payload: z.object({ lotIds: z.array(id).min(1).max(limits.maxLots), contactId: id, optionUntil: day }),
  example: { lotIds: [exampleId], contactId: exampleId, optionUntil: '2026-11-25' },
});

export const reserveSale = defineAction({
  payload: z.object({ version: recordVersion, isFloorConfirmed: z.boolean() }),
  example: { version: 1, isFloorConfirmed: false },
});

export const signContract = defineAction({
  payload: z.object({
    version: recordVersion,
    contractKind: z.enum(saleContractKinds),
    contractOn: day,
    depositCents: optionalCents,
    loanConditionEndsOn: optionalDay,
    /** Nobody wrote that no loan is used, and that is meant. */
    isConfirmed: z.boolean(),
  }),
  example: {
    version: 1,
    contractKind: 'compromis',
    contractOn: '2026-11-20',
    depositCents: 75_000,
    loanConditionEndsOn: null,
    isConfirmed: true,
  },
});

export const withdrawSale = defineAction({
  payload: z.object({ version: recordVersion, withdrawnOn: day, receivedBy: requiredText(120) }),
  example: { version: 2, withdrawnOn: '2026-11-19', receivedBy: 'Étude du vendeur' },
});

export const cancelSale = defineAction({
  payload: z.object({
    version: recordVersion,
    reason: z.enum(saleCancelReasons).exclude(['withdrawn']),
    depositOutcome: z.enum(depositOutcomes).nullable(),
  }),
  example: { version: 2, reason: 'amicable', depositOutcome: 'refunded' },
});

export const signSaleDeed = defineAction({
  payload: z.object({
    version: recordVersion,
    deedOn: day,
    actualPriceCents: amount,
    notaryId: id.nullable(),
  }),
  example: { version: 4, deedOn: '2026-11-20', actualPriceCents: 22_700_000, notaryId: exampleId },
});

export const deliverSale = defineAction({
  payload: z.object({
    version: recordVersion,
    deliveredOn: day,
    /** One a line; none where nothing was found. */
    reserves: optionalText(4000),
  }),
  example: { version: 5, deliveredOn: '2026-11-20', reserves: '' },
});

/** What became of the buyer’s loan. */
export const settleSaleLoan = defineAction({
  payload: z.object({ version: recordVersion, outcome: z.enum(loanOutcomes), on: day }),
  example: { version: 3, outcome: 'offered', on: '2026-11-18' },
});

/** The day on which the tenant received the offer to buy first. */
export const offerToTenant = defineAction({
  payload: z.object({ version: recordVersion, notifiedOn: day }),
  example: { version: 1, notifiedOn: '2026-11-18' },
});

export const storeSaleCondition = defineAction({
  payload: z.object({
    version: recordVersion,
    type: z.enum(saleConditionTypes),
    detail: optionalText(200),
    deadlineOn: day,
  }),
  example: { version: 1, type: 'sale_of_other', detail: 'Vente de son logement', deadlineOn: '2027-01-29' },
});

export const settleSaleCondition = defineAction({
  payload: z.object({
    version: recordVersion,
    status: z.enum(['met', 'waived', 'failed']),
    metOn: day,
  }),
  example: { version: 1, status: 'met', metOn: '2026-11-20' },
});

/** Takes away a condition that was entered by mistake. */
export const dropSaleCondition = defineAction({
  payload: z.object({ version: recordVersion }),
  example: { version: 1 },
});

export const storeSalePaper = defineAction({
  payload: z.object({
    kind: z.enum(salePaperKinds),
    file: file(maxFileBytes, ['application/pdf', ...imageFormats]),
    on: day,
  }),
  example: { kind: 'contract', file: exampleImage(), on: '2026-11-18' },
});
