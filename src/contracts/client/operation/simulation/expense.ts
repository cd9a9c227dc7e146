import * as z from 'zod';
import { expenseBases, type ExpenseBasis, type ExpenseCategory } from '#domain/simulation/expense-line.ts';
import { scheduleKinds, supplierVatRates, vatRecoveries } from '#domain/simulation/study/study.ts';
import { requiredText } from '../../../fields.ts';

/** The largest amount of an expense, in cents. */
const maxCents = 100_000_000_000;

/** What an expense is, in a simulation as in a template: its amount, its VAT and when it is paid. */
export const expenseFields = {
  label: requiredText(100),
  basis: z.enum(expenseBases),
  value: z.number().int().min(-maxCents).max(maxCents).nullable(),
  vatRateBps: z.union(supplierVatRates.map((rate) => z.literal(rate))),
  recovery: z.enum(vatRecoveries),
  schedule: z.enum(scheduleKinds),
};

interface Expense {
  readonly category: ExpenseCategory;
  readonly basis: ExpenseBasis;
  readonly value: number | null;
}

/** The rules of an expense: only an amount may be negative, a part is from 0 to 100 %, and works are no part of works. */
export const withExpenseRules = <Line extends Expense, Given>(line: z.ZodType<Line, Given>) =>
  line
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
