import * as z from 'zod';
import { expenseCategories } from '#domain/simulation/expense-line.ts';
import { curves } from '#domain/simulation/study/study.ts';
import { defineAction } from '../../define.ts';
import { id, recordVersion, requiredText } from '../../fields.ts';
import { expenseFields, withExpenseRules } from '../operation/simulation/expense.ts';

/** Expenses of a template at most. */
const maxLines = 300;
/** Months of the longest study. */
const maxMonths = 240;

/** An expense of a template; a part of something is from 0 to 100 %. */
export const templateLine = withExpenseRules(
  z.object({
    category: z.enum(expenseCategories),
    ...expenseFields,
    monthsAfterStart: z.number().int().min(-maxMonths).max(maxMonths).nullable(),
    months: z.number().int().min(1).max(maxMonths).nullable(),
    curve: z.enum(curves),
    isAuto: z.boolean(),
    supplierId: id.nullable(),
    accountingCodeId: id.nullable(),
  }),
);

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
