import * as z from 'zod';
import { cashStages } from '#domain/cash-flow/entry.ts';
import { expenseCategories } from '#domain/simulation/expense-line.ts';
import { defineAction } from '../../../define.ts';
import { day, id, recordVersion, requiredText } from '../../../fields.ts';
import { exampleId } from '../../../shared.ts';

/** What a flow that is entered by hand may be about; loans, equity and VAT have their own pages. */
export const manualCategories = [...expenseCategories, 'sale', 'rent', 'distribution'] as const;

export const cashMonth = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);
const most = 100_000_000_000;

const entryFields = z.object({
  direction: z.enum(['in', 'out']),
  category: z.enum(manualCategories),
  label: requiredText(120),
  month: cashMonth,
  /** A credit note is below 0. */
  htCents: z
    .number()
    .int()
    .min(-most)
    .max(most)
    .refine((cents) => cents !== 0, { params: { code: 'required' } }),
  vatCents: z.number().int().min(-most).max(most),
  stage: z.enum(cashStages),
  accountingCodeId: id.nullable(),
});
export type CashEntryFields = z.infer<typeof entryFields>;

const example = {
  direction: 'out',
  category: 'marketing',
  label: 'Panneau de chantier',
  month: '2026-12',
  htCents: 120_000,
  vatCents: 24_000,
  stage: 'planned',
  accountingCodeId: null,
} as const;

/** Adds a flow by hand. */
export const storeCashEntry = defineAction({ payload: entryFields, example });

/** Changes a flow that was entered by hand. */
export const updateCashEntry = defineAction({
  payload: entryFields.extend({ version: recordVersion }),
  example: { ...example, version: 1 },
});

/** Most flows that are moved at once. */
const maxShifted = 200;

/** Moves forecasts by some months, forwards or back. */
export const shiftCashEntries = defineAction({
  payload: z.object({
    ids: z.array(id).min(1).max(maxShifted),
    months: z
      .number()
      .int()
      .min(-120)
      .max(120)
      .refine((months) => months !== 0, { params: { code: 'required' } }),
  }),
  example: { ids: [exampleId], months: 1 },
});

/** Makes the forecasts anew from the validated simulation. */
export const rebuildCashFlow = defineAction({
  payload: z.object({ keepManual: z.boolean() }),
  example: { keepManual: true },
});

/** Says which movement of the bank paid a flow. */
export const reconcileCashEntry = defineAction({
  payload: z.object({ version: recordVersion, on: day, transactionId: requiredText(60) }),
  example: { version: 1, on: '2026-11-18', transactionId: 'VIR 20261118' },
});
