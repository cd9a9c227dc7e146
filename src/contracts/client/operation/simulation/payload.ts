import * as z from 'zod';
import { deferralKinds, interestConventions, loanKinds } from '#domain/loan/terms.ts';
import { lotTypes, saleModes } from '#domain/lot/states.ts';
import { acquisitionRegimes, vatRegimes } from '#domain/operation/enums.ts';
import { corporateTaxRegimes } from '#domain/simulation/corporate-tax.ts';
import { expenseCategories, type ExpenseCategory } from '#domain/simulation/expense-line.ts';
import { curves, lineGroups, scenarios, type LineGroup } from '#domain/simulation/study/study.ts';
import { lotVatModes } from '#domain/vat/vat-mode.ts';
import { defineAction } from '../../../define.ts';
import { day, id, optionalCents, optionalDay, recordVersion, requiredText } from '../../../fields.ts';
import { expenseFields, withExpenseRules } from './expense.ts';

/** Expenses of one group, and receipts, situations or draws, at most. */
export const maxLines = 60;
/** Lots of a simulation at most. */
const maxLots = 500;
/** Loans beside the main one at most. */
const maxOtherLoans = 12;

const maxCents = 100_000_000_000;
const amount = z.number().int().min(0).max(maxCents);
const rateBps = z.number().int().min(0).max(10_000);

/** A month as `YYYY-MM`. */
export const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);
const optionalMonth = month.nullable();

/** Money in a month. */
const monthAmount = z.object({ month, cents: amount });

/** One expense; a part of something is from 0 to 100 %. */
const lineOf = (categories: readonly ExpenseCategory[]) =>
  withExpenseRules(
    z.object({
      category: z.enum(expenseCategories).refine((category) => categories.includes(category), {
        params: { code: 'choice' },
      }),
      ...expenseFields,
      month: optionalMonth,
      months: z.number().int().min(1).max(240),
      curve: z.enum(curves),
      isAuto: z.boolean(),
      visitId: id.optional(),
      supplierId: id.nullable().optional(),
      accountingCodeId: id.nullable().optional(),
    }),
  );

const linesOf = (group: LineGroup) => z.array(lineOf(lineGroups[group])).max(maxLines);

const lot = z.object({
  ref: z.string().min(1).max(12),
  type: z.enum(lotTypes),
  saleMode: z.enum(saleModes),
  vatMode: z.enum(lotVatModes),
  tantiemes: z.number().int().min(0).max(1_000_000).nullable(),
  areaM2: z.string().regex(/^\d{1,8}(\.\d{1,2})?$/),
  priceTtcCents: optionalCents,
  existingPriceCents: optionalCents,
  worksPriceCents: optionalCents,
  takenPriceCents: optionalCents,
  deedMonth: optionalMonth,
  probabilityBps: rateBps,
  receipts: z.array(monthAmount).max(maxLines),
  /** A schedule of the company that its calls follow; null for the legal one. */
  paymentTemplateId: id.nullable().optional(),
});

const otherRevenue = z.object({
  kind: z.enum(['rent', 'other']),
  label: requiredText(100),
  priceTtcCents: optionalCents,
  vatRateBps: rateBps,
  month: optionalMonth,
  probabilityBps: rateBps,
});

const hypotheses = {
  name: requiredText(80),
  scenario: z.enum(scenarios),
  startMonth: month,
  durationMonths: z.number().int().min(1).max(120),
  purchaseOn: day,
  purchasePriceCents: amount,
  acquisitionRegime: z.enum(acquisitionRegimes),
  departmentDutyBps: z.number().int().min(0).max(1000).nullable(),
  disbursementsCents: optionalCents,
  vatRegime: z.enum(vatRegimes),
  vatDueOn: z.enum(['collection', 'deed']).nullable(),
  corporateTax: z.enum(corporateTaxRegimes),
  targetMarginBps: rateBps,
  discountBps: z.number().int().min(0).max(5000),
};

const works = {
  worksStartMonth: optionalMonth,
  worksMonths: z.number().int().min(1).max(120),
  worksCurve: z.enum(curves),
  worksDelayMonths: z.number().int().min(0).max(12),
  /** At most five per cent may be held back (act of 16 July 1971). */
  retentionBps: z.number().int().min(0).max(500),
  receptionMonth: optionalMonth,
  situations: z.array(monthAmount).max(maxLines),
  foundationsOn: optionalDay,
  watertightOn: optionalDay,
  halfWorksOn: optionalDay,
  completionOn: optionalDay,
  deliveryOn: optionalDay,
};

const draws = z.array(z.object({ on: day, cents: amount })).max(maxLines);
const nominalBps = z.number().int().min(0).max(2000);

/** A loan beside the main one. */
export const studyLoan = z
  .object({
    label: requiredText(120),
    kind: z.enum(loanKinds),
    amountCents: optionalCents,
    rateBps: nominalBps,
    rateChanges: z.array(z.object({ from: day, rateBps: nominalBps })).max(120),
    durationMonths: z.number().int().min(1).max(360),
    deferralKind: z.enum(deferralKinds),
    deferralMonths: z.number().int().min(0).max(36),
    signedOn: optionalDay,
    firstDrawOn: optionalDay,
    availabilityEndOn: optionalDay,
    interestConvention: z.enum(interestConventions),
    commitmentFeeBps: z.number().int().min(0).max(1000),
    fileFeeCents: optionalCents,
    guaranteeFeeCents: optionalCents,
    insuranceBps: z.number().int().min(0).max(1000),
    sweepBps: rateBps,
    prepaymentPenaltyBps: rateBps,
    draws,
  })
  .refine(
    ({ deferralKind, deferralMonths, durationMonths }) =>
      deferralKind === 'none' || deferralMonths < durationMonths,
    { path: ['durationMonths'], params: { code: 'deferralBelowDuration' } },
  );

const financing = {
  equityCents: amount,
  injections: z.array(monthAmount).max(maxLines),
  loanAmountCents: optionalCents,
  loanBps: z.number().int().min(0).max(2000),
  loanMonths: z.number().int().min(1).max(360),
  loanFileFeeCents: optionalCents,
  loanGuaranteeFeeCents: optionalCents,
  loanCommitmentBps: z.number().int().min(0).max(1000),
  loanSweepBps: rateBps,
  loanSignedOn: optionalDay,
  loanAvailabilityEndOn: optionalDay,
  draws,
  otherLoans: z.array(studyLoan).max(maxOtherLoans),
  guaranteeSetupCents: optionalCents,
  guaranteeBps: z.number().int().min(0).max(1000).nullable(),
};

/** All that a simulation is made of. */
export const simulationFields = z.object({
  ...hypotheses,
  purchaseLines: linesOf('purchaseLines'),
  worksLines: linesOf('worksLines'),
  reserveLines: linesOf('reserveLines'),
  saleLines: linesOf('saleLines'),
  financeLines: linesOf('financeLines'),
  lots: z.array(lot).max(maxLots),
  otherRevenues: z.array(otherRevenue).max(maxLines),
  ...financing,
  ...works,
});
export type SimulationPayload = z.output<typeof simulationFields>;

const sumOf = (rows: readonly { readonly cents: number }[]): number =>
  rows.reduce((sum, row) => sum + row.cents, 0);

/** Refuses rows that come to more than a whole, telling how much that is. */
function within(
  context: z.RefinementCtx,
  name: 'injections' | 'draws',
  rows: readonly { readonly cents: number }[],
  mostCents: number,
): void {
  if (sumOf(rows) <= mostCents) return;
  const values = { max: `${Math.floor(mostCents / 100)} €` };
  context.addIssue({ code: 'custom', path: [name], params: { code: 'max', values } });
}

/** Loans together can be paid back out of no more than what comes in. */
function checkSweeps(
  context: z.RefinementCtx,
  { loanAmountCents, loanSweepBps, otherLoans }: z.output<typeof simulationFields>,
): void {
  let sumBps = (loanAmountCents ?? 0) > 0 ? loanSweepBps : 0;
  for (const [row, { amountCents, sweepBps }] of otherLoans.entries()) {
    if ((amountCents ?? 0) === 0) continue;
    const leftBps = 10_000 - sumBps;
    sumBps += sweepBps;
    if (sweepBps === 0 || sumBps <= 10_000) continue;
    const values = { max: `${Math.max(0, leftBps) / 100} %` };
    context.addIssue({
      code: 'custom',
      path: ['otherLoans', row, 'sweepBps'],
      params: { code: 'max', values },
    });
  }
}

/** The equity covers what of it comes later, and the loan its draws. */
export const simulationPayload = simulationFields.superRefine((values, context) => {
  within(context, 'injections', values.injections, values.equityCents);
  within(context, 'draws', values.draws, values.loanAmountCents ?? 0);
  checkSweeps(context, values);
});

/** As its form holds it: what is not said yet is null. */
export const simulationFormValues = simulationFields.extend({
  name: z.string(),
  startMonth: z.string().nullable(),
  durationMonths: z.number().nullable(),
  purchaseOn: z.string().nullable(),
  purchasePriceCents: z.number().nullable(),
  targetMarginBps: z.number().nullable(),
  discountBps: z.number().nullable(),
  equityCents: z.number().nullable(),
  loanBps: z.number().nullable(),
  loanMonths: z.number().nullable(),
  loanCommitmentBps: z.number().nullable(),
  loanSweepBps: z.number().nullable(),
  worksMonths: z.number().nullable(),
  worksDelayMonths: z.number().nullable(),
  retentionBps: z.number().nullable(),
});
export type SimulationFormValues = z.infer<typeof simulationFormValues>;

export const exampleSimulation: SimulationPayload = {
  name: 'Central',
  scenario: 'central',
  startMonth: '2026-12',
  durationMonths: 18,
  purchaseOn: '2026-12-15',
  purchasePriceCents: 18_000_000,
  acquisitionRegime: 'mdb',
  departmentDutyBps: null,
  disbursementsCents: 120_000,
  vatRegime: 'exempt',
  vatDueOn: null,
  corporateTax: 'is_sme',
  targetMarginBps: 1200,
  discountBps: 800,
  purchaseLines: [
    {
      category: 'acquisition',
      label: 'Prix d’achat',
      basis: 'pct_purchase',
      value: 10_000,
      vatRateBps: 0,
      recovery: 'regime',
      schedule: 'at_purchase',
      month: null,
      months: 1,
      curve: 'linear',
      isAuto: false,
    },
  ],
  worksLines: [],
  reserveLines: [],
  saleLines: [],
  financeLines: [],
  lots: [],
  otherRevenues: [
    {
      kind: 'other',
      label: 'Revente',
      priceTtcCents: 22_000_000,
      vatRateBps: 0,
      month: '2027-06',
      probabilityBps: 10_000,
    },
  ],
  equityCents: 8_000_000,
  injections: [],
  loanAmountCents: null,
  loanBps: 450,
  loanMonths: 24,
  loanFileFeeCents: null,
  loanGuaranteeFeeCents: null,
  loanCommitmentBps: 0,
  loanSweepBps: 10_000,
  loanSignedOn: null,
  loanAvailabilityEndOn: null,
  draws: [],
  otherLoans: [],
  guaranteeSetupCents: null,
  guaranteeBps: null,
  worksStartMonth: null,
  worksMonths: 6,
  worksCurve: 'linear',
  worksDelayMonths: 1,
  retentionBps: 500,
  receptionMonth: null,
  situations: [],
  foundationsOn: null,
  watertightOn: null,
  halfWorksOn: null,
  completionOn: null,
  deliveryOn: null,
};

/** Begins a simulation with the lots of the operation, and the expenses of a template or the usual ones of its kind. */
export const storeSimulation = defineAction({
  payload: z.object({
    name: requiredText(80),
    scenario: z.enum(scenarios),
    projectId: id.nullable(),
    /** A template of the company; null for the usual expenses. */
    templateId: id.nullable().default(null),
  }),
  example: { name: 'Central', scenario: 'central', projectId: null, templateId: null },
});

export const updateSimulation = defineAction({
  payload: simulationPayload.safeExtend({ version: recordVersion }),
  example: { ...exampleSimulation, version: 1 },
});

/** A draft with the same content, all its prices moved by one part. */
export const duplicateSimulation = defineAction({
  payload: z.object({
    name: requiredText(80),
    scenario: z.enum(scenarios),
    priceBps: z.number().int().min(-5000).max(5000),
  }),
  example: { name: 'Prudent', scenario: 'prudent', priceBps: -500 },
});

export const validateSimulation = defineAction({
  payload: z.object({
    version: recordVersion,
    /** The margin is below zero, and that is meant. */
    isConfirmed: z.boolean(),
  }),
  example: { version: 1, isConfirmed: true },
});

export const archiveSimulation = defineAction({
  payload: z.object({ version: recordVersion }),
  example: { version: 1 },
});
