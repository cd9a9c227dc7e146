import * as z from 'zod';
import { expenseBases, expenseCategories } from '#domain/simulation/expense-line.ts';
import { curves, scheduleKinds, supplierVatRates, vatRecoveries } from '#domain/simulation/study/study.ts';
import { defineAction } from '../../define.ts';
import { id, recordVersion, requiredText } from '../../fields.ts';

const maxCents = 100_000_000_000;
/** Expenses of a template at most. */
const maxLines = 300;
/** Months of the longest study. */
const maxMonths = 240;

/** An expense of a template; a part of something is from 0 to 100 %. */
export const templateLine = z
  .object({
    category: z.enum(expenseCategories),
    label: requiredText(100),
    basis: z.enum(expenseBases),
    value: z.number().int().min(-maxCents).max(maxCents).nullable(),
    vatRateBps: z.union(supplierVatRates.map((rate) => z.literal(rate))),
    recovery: z.enum(vatRecoveries),
    schedule: z.enum(scheduleKinds),
    monthsAfterStart: z.number().int().min(-maxMonths).max(maxMonths).nullable(),
    months: z.number().int().min(1).max(maxMonths).nullable(),
    curve: z.enum(curves),
    isAuto: z.boolean(),
    supplierId: id.nullable(),
    accountingCodeId: id.nullable(),
  })
  .refine(({ basis, value }) => basis === 'amount' || value === null || value >= 0, {
    path: ['value'],
    params: { code: 'min', values: { min: '0' } },
  })
  .refine(({ basis, value }) => !basis.startsWith('pct_') || value === null || value <= 10_000, {
    path: ['value'],
    params: { code: 'range', values: { min: '0 %', max: '100 %' } },
  })
  .refine(({ category, basis }) => category !== 'works' || basis !== 'pct_works', {
    path: ['basis'],
    params: { code: 'choice' },
  });

/** What a template of expenses is. */
export const expenseTemplateFields = z.object({
  name: requiredText(80),
  lines: z.array(templateLine).min(1).max(maxLines),
});
export type ExpenseTemplatePayload = z.output<typeof expenseTemplateFields>;

/** A template as the simulations that may apply it are given it. */
export const shownExpenseTemplate = expenseTemplateFields.extend({ id, version: recordVersion });
export type ShownExpenseTemplate = z.infer<typeof shownExpenseTemplate>;

export const exampleExpenseTemplate: ExpenseTemplatePayload = {
  name: 'Immeuble de rapport en VIR',
  lines: [
    {
      category: 'works',
      label: 'Travaux tous corps d’état',
      basis: 'per_m2',
      value: 80_600,
      vatRateBps: 1000,
      recovery: 'regime',
      schedule: 'with_works',
      monthsAfterStart: null,
      months: 1,
      curve: 'linear',
      isAuto: false,
      supplierId: null,
      accountingCodeId: null,
    },
  ],
};

/** Keeps expenses as a template of the company. */
export const storeExpenseTemplate = defineAction({
  payload: expenseTemplateFields,
  example: exampleExpenseTemplate,
});

/** Renames a template, or puts other expenses into it, over the version that was read. */
export const updateExpenseTemplate = defineAction({
  payload: expenseTemplateFields.extend({ version: recordVersion }),
  example: { ...exampleExpenseTemplate, version: 1 },
});
