import * as z from 'zod';
import { expenseCategories } from '#domain/simulation/expense-line.ts';
import { defineAction } from '../../../define.ts';
import { id, optionalText, recordVersion, requiredText } from '../../../fields.ts';

const amount = z.number().int().min(0).max(100_000_000_000);
const note = optionalText(600);
/** Who is paid, and the account that it is booked on. */
const posting = { supplierId: id.nullable(), accountingCodeId: id.nullable() };

/** Adds a line that the validated simulation did not have. */
export const storeBudgetLine = defineAction({
  payload: z.object({
    category: z.enum(expenseCategories),
    label: requiredText(100),
    revisedCents: amount,
    revisionNote: note,
    ...posting,
  }),
  example: {
    category: 'utilities',
    label: 'Raccordement de la fibre',
    revisedCents: 180_000,
    revisionNote: '',
    supplierId: null,
    accountingCodeId: null,
  },
});

/** Revises what a line may cost, with the reason, to whom and on which account. */
export const updateBudgetLine = defineAction({
  payload: z.object({
    version: recordVersion,
    revisedCents: amount,
    revisionNote: note,
    ...posting,
  }),
  example: {
    version: 1,
    revisedCents: 35_200_000,
    revisionNote: 'Avenant 2 : reprise de la charpente.',
    supplierId: null,
    accountingCodeId: null,
  },
});

/** Says what a line will cost in the end; null follows the budget again. */
export const setFinalCost = defineAction({
  payload: z.object({ version: recordVersion, eacCents: amount.nullable(), eacNote: note }),
  example: { version: 1, eacCents: 35_000_000, eacNote: 'Devis reçus le 12 novembre.' },
});

/** Keeps the budget as it stands, under a name. */
export const storeBudgetSnapshot = defineAction({
  payload: z.object({ label: requiredText(80) }),
  example: { label: 'Comité de novembre' },
});
