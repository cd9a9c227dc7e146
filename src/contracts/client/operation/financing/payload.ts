import * as z from 'zod';
import { guaranteeKinds } from '#domain/loan/guarantee.ts';
import { rateKinds } from '#domain/loan/loan-fields.ts';
import { loanStates } from '#domain/loan/loan-states.ts';
import { deferralKinds, interestConventions, loanKinds } from '#domain/loan/terms.ts';
import { defineAction } from '../../../define.ts';
import {
  day,
  id,
  optionalCents,
  optionalDay,
  optionalText,
  recordVersion,
  requiredText,
} from '../../../fields.ts';
import { exampleImage, file, imageFormats, maxFileBytes } from '../../../files.ts';
import { exampleId } from '../../../shared.ts';

/** An amount above 0 €. */
const amount = z
  .number()
  .int()
  .max(100_000_000_000)
  .refine((cents) => cents > 0, { params: { code: 'amountPositive' } });
/** A part of something, or a yearly rate, in basis points. */
const share = z.number().int().min(0).max(10_000).nullable();
const nominal = z.number().int().min(0).max(2000).nullable();
/** Euribor has been below 0. */
const indexRate = z.number().int().min(-500).max(2000);

const loanShape = z.object({
  lenderContactId: id,
  label: requiredText(120),
  kind: z.enum(loanKinds),
  amountCents: amount,
  rateKind: z.enum(rateKinds),
  rateBps: nominal,
  indexRateBps: indexRate.nullable(),
  marginRateBps: nominal,
  durationMonths: z.number().int().min(1).max(360),
  interestConvention: z.enum(interestConventions),
  signedOn: optionalDay,
  firstDrawOn: day,
  availabilityEndOn: optionalDay,
  deferralKind: z.enum(deferralKinds),
  deferralMonths: z.number().int().min(0).max(36).nullable(),
  commitmentFeeRateBps: share,
  fileFeeCents: optionalCents,
  guaranteeFeeCents: optionalCents,
  insuranceRateBps: share,
  prepaymentPenaltyRateBps: share,
  sweepRateBps: share,
  maxLtcBps: share,
  minEquityBps: share,
  maxLtvBps: share,
  minPreSoldBps: share,
});

/** What a loan is entered with. */
export const loanFields = loanShape
  .refine(({ rateKind, rateBps }) => rateKind !== 'fixed' || rateBps !== null, {
    path: ['rateBps'],
    params: { code: 'required' },
  })
  .refine(({ rateKind, indexRateBps }) => rateKind === 'fixed' || indexRateBps !== null, {
    path: ['indexRateBps'],
    params: { code: 'required' },
  })
  .refine(({ rateKind, marginRateBps }) => rateKind === 'fixed' || marginRateBps !== null, {
    path: ['marginRateBps'],
    params: { code: 'required' },
  })
  .refine(({ deferralKind, deferralMonths }) => deferralKind === 'none' || deferralMonths !== null, {
    path: ['deferralMonths'],
    params: { code: 'required' },
  })
  .refine(
    ({ deferralKind, deferralMonths, durationMonths }) =>
      deferralKind === 'none' || (deferralMonths ?? 0) < durationMonths,
    { path: ['deferralMonths'], params: { code: 'deferralBelowDuration' } },
  )
  .refine(
    ({ availabilityEndOn, firstDrawOn }) => availabilityEndOn === null || availabilityEndOn >= firstDrawOn,
    { path: ['availabilityEndOn'], params: { code: 'datesOrder' } },
  );
export type LoanPayload = z.output<typeof loanFields>;

/** As its form holds it: what is not said yet is null. */
export const loanFormValues = loanShape.extend({
  lenderContactId: z.string().nullable(),
  label: z.string(),
  amountCents: z.number().int().nullable(),
  durationMonths: z.number().int().nullable(),
  firstDrawOn: z.string().nullable(),
});
export type LoanFormValues = z.infer<typeof loanFormValues>;

export const exampleLoan: LoanPayload = {
  lenderContactId: exampleId,
  label: 'Crédit marchand de biens',
  kind: 'in_fine',
  amountCents: 56_000_000,
  rateKind: 'fixed',
  rateBps: 460,
  indexRateBps: null,
  marginRateBps: null,
  durationMonths: 48,
  interestConvention: 'monthly_30_360',
  signedOn: null,
  firstDrawOn: '2026-12-01',
  availabilityEndOn: null,
  deferralKind: 'none',
  deferralMonths: null,
  commitmentFeeRateBps: 50,
  fileFeeCents: 560_000,
  guaranteeFeeCents: 480_000,
  insuranceRateBps: null,
  prepaymentPenaltyRateBps: null,
  sweepRateBps: 6000,
  maxLtcBps: null,
  minEquityBps: null,
  maxLtvBps: null,
  minPreSoldBps: null,
};

export const storeLoan = defineAction({ payload: loanFields, example: exampleLoan });
export const updateLoan = defineAction({
  payload: loanFields.safeExtend({ version: recordVersion }),
  example: { ...exampleLoan, version: 1 },
});

/** Makes drafts of the loans of the reference simulation that the financing has not, with one lender for all. */
export const loansFromSimulation = defineAction({
  payload: z.object({
    /** Lender of the loans; null where there is no loan to make. */
    lenderContactId: id.nullable(),
    /** Whether the own money of the simulation is recorded too. */
    takesEquity: z.boolean(),
  }),
  example: { lenderContactId: exampleId, takesEquity: true },
});

/** Takes a step of the life of a loan: to which state, on which day, and why where a reason is due. */
export const transitionLoan = defineAction({
  payload: z.object({
    version: recordVersion,
    to: z.enum(loanStates),
    on: day,
    reason: optionalText(300),
    /** Signed without a guarantee, and that is meant. */
    isWithoutGuarantee: z.boolean(),
  }),
  example: { version: 1, to: 'requested', on: '2026-11-18', reason: '', isWithoutGuarantee: false },
});

/** Records what the index of a variable loan is from a day on; null takes that day’s value back. */
export const changeLoanRate = defineAction({
  payload: z.object({ version: recordVersion, from: day, indexRateBps: indexRate.nullable() }),
  example: { version: 1, from: '2027-01-01', indexRateBps: 215 },
});

/** Records capital given back early. */
export const prepayLoan = defineAction({
  payload: z.object({ version: recordVersion, on: day, cents: amount }),
  example: { version: 1, on: '2026-11-19', cents: 1_000_000 },
});

/** Adds a paper to a loan, or to one of its drawdowns. */
export const storeLoanPaper = defineAction({
  payload: z.object({
    label: requiredText(120),
    drawdownId: id
      .or(z.literal(''))
      .nullable()
      .transform((value) => (value === '' ? null : value)),
    file: file(maxFileBytes, ['application/pdf', ...imageFormats]),
  }),
  example: { label: 'Offre de prêt', drawdownId: null, file: exampleImage() },
});

/** Plans a drawdown. */
export const storeDrawdown = defineAction({
  payload: z.object({
    loanId: id,
    label: requiredText(120),
    plannedOn: day,
    amountCents: amount,
  }),
  example: { loanId: exampleId, label: 'Situation 4', plannedOn: '2026-12-10', amountCents: 1_000_000 },
});

export const requestDrawdown = defineAction({
  payload: z.object({ version: recordVersion, requestedOn: day }),
  example: { version: 1, requestedOn: '2026-11-18' },
});

export const releaseDrawdown = defineAction({
  payload: z.object({
    version: recordVersion,
    releasedOn: day,
    amountCents: amount,
    /** Reference of the movement on the bank’s statement. */
    transactionId: requiredText(80),
  }),
  example: { version: 1, releasedOn: '2026-11-19', amountCents: 1_000_000, transactionId: 'VIR 20261119-01' },
});

export const cancelDrawdown = defineAction({
  payload: z.object({ version: recordVersion }),
  example: { version: 1 },
});

const guaranteeShape = z.object({
  loanId: id.nullable(),
  kind: z.enum(guaranteeKinds),
  issuer: requiredText(120),
  amountCents: amount,
  rank: z.number().int().min(1).max(9).nullable(),
  issuedOn: optionalDay,
  expiresOn: optionalDay,
  /** A single price, or a set-up fee and a part of a base. */
  costCents: optionalCents,
  setupCents: optionalCents,
  rateBps: share,
  baseCents: optionalCents,
});

const guaranteeFields = guaranteeShape
  .refine(({ issuedOn, expiresOn }) => issuedOn === null || expiresOn === null || expiresOn > issuedOn, {
    path: ['expiresOn'],
    params: { code: 'expiryAfterStart' },
  })
  .refine(({ rateBps, baseCents }) => (rateBps === null) === (baseCents === null), {
    path: ['baseCents'],
    params: { code: 'required' },
  });
export type GuaranteePayload = z.output<typeof guaranteeFields>;

const exampleGuarantee: GuaranteePayload = {
  loanId: null,
  kind: 'gfa',
  issuer: 'Banque de l’Estuaire',
  amountCents: 45_560_000,
  rank: null,
  issuedOn: '2026-09-01',
  expiresOn: '2027-12-31',
  costCents: null,
  setupCents: 150_000,
  rateBps: 130,
  baseCents: 45_560_000,
};

export const storeGuarantee = defineAction({ payload: guaranteeFields, example: exampleGuarantee });
export const updateGuarantee = defineAction({
  payload: guaranteeFields.safeExtend({ version: recordVersion }),
  example: { ...exampleGuarantee, version: 1 },
});

/** Records own money brought in. */
export const storeEquity = defineAction({
  payload: z.object({ on: day, cents: amount, from: requiredText(120) }),
  example: { on: '2026-11-18', cents: 4_000_000, from: 'SARL Garonne Patrimoine' },
});
