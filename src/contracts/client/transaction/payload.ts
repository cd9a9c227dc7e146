import * as z from 'zod';
import { splitRates } from '#domain/accounting/movement-filters.ts';
import { matchTargetTypes } from '#domain/accounting/match-targets.ts';
import {
  maxLabelLength,
  maxStatementLines,
  statementFields,
} from '#domain/accounting/statement/statement.ts';
import { defineAction } from '../../define.ts';
import { day, id, optionalDay, optionalText, recordVersion, requiredText } from '../../fields.ts';
import { file, maxFileBytes, megabyte } from '../../files.ts';
import { exampleId } from '../../shared.ts';

/** A signed amount in cents, never 0: money out is below 0. */
export const signedCents = z
  .number()
  .int()
  .min(-100_000_000_000)
  .max(100_000_000_000)
  .refine((amount) => amount !== 0, { params: { code: 'amountNotZero' } });

/** A movement as people enter it. */
export const transactionFields = z.object({
  accountId: id,
  bookedOn: day,
  valueOn: optionalDay,
  amountCents: signedCents,
  label: requiredText(maxLabelLength),
  counterpartyName: optionalText(120),
  operationId: id.nullable(),
  note: optionalText(1000),
});
export type TransactionPayload = z.infer<typeof transactionFields>;

const example: TransactionPayload = {
  accountId: exampleId,
  bookedOn: '2026-11-19',
  valueOn: null,
  amountCents: -3990,
  label: 'CB PEAGE ET PARKING',
  counterpartyName: '',
  operationId: null,
  note: '',
};

export const storeTransaction = defineAction({ payload: transactionFields, example });
export const updateTransaction = defineAction({
  payload: transactionFields.extend({ version: recordVersion }),
  example: { ...example, version: 1 },
});

/** A part of a movement on an account of the chart, tax included. */
export const splitLine = z.object({
  codeId: id,
  operationId: id.nullable(),
  label: optionalText(maxLabelLength),
  amountCents: signedCents,
  vatBps: z
    .number()
    .int()
    .refine((rate) => (splitRates as readonly number[]).includes(rate), {
      params: { code: 'choice' },
    }),
});
export type SplitLine = z.infer<typeof splitLine>;

/** Puts a movement on accounts of the chart, in whole. */
export const splitTransaction = defineAction({
  payload: z.object({ version: recordVersion, splits: z.array(splitLine).min(1).max(20) }),
  example: {
    version: 1,
    splits: [{ codeId: exampleId, operationId: null, label: '', amountCents: -3990, vatBps: 2000 }],
  },
});

/** Says what a movement pays, in whole or in part. */
export const matchTransaction = defineAction({
  payload: z.object({
    targets: z
      .array(z.object({ type: z.enum(matchTargetTypes), id, amountCents: signedCents }))
      .min(1)
      .max(20),
  }),
  example: { targets: [{ type: 'works_situation' as const, id: exampleId, amountCents: -3990 }] },
});

/** Says that the money went to another account of the company. */
export const transferTransaction = defineAction({
  payload: z.object({ accountId: id }),
  example: { accountId: exampleId },
});

/** Why a movement is opened again, or set aside. */
export const reasonedTransaction = defineAction({
  payload: z.object({ reason: requiredText(300) }),
  example: { reason: 'Doublon du relevé papier' },
});

/** A paper that proves a movement. */
export const attachTransaction = defineAction({
  payload: z.object({
    file: file(maxFileBytes, ['application/pdf', 'image/png', 'image/jpeg', 'image/webp']),
  }),
  example: { file: new File(['%PDF-1.4\n%%EOF\n'], 'facture.pdf', { type: 'application/pdf' }) },
});

const maxStatementMegabytes = 5;

/** A statement of the bank: CSV, OFX, CFONB 120 or CAMT.053, told by what it holds. */
export const storeTransactionImport = defineAction({
  payload: z.object({
    accountId: id,
    file: z
      .file()
      .refine(({ size }) => size > 0, { params: { code: 'fileEmpty' } })
      .refine(({ size }) => size <= maxStatementMegabytes * megabyte, {
        params: { code: 'fileTooLarge', values: { max: maxStatementMegabytes } },
      }),
  }),
  example: {
    accountId: exampleId,
    file: new File(['Date;Libellé;Montant\n18/11/2026;FRAIS;-12,00\n'], 'releve.csv', { type: 'text/csv' }),
  },
});

const column = z.number().int().min(0).max(99).nullable();

/** Says which column of a CSV statement holds what. */
export const mapTransactionImport = defineAction({
  payload: z.object({
    version: recordVersion,
    mapping: z.object(
      Object.fromEntries(statementFields.map((field) => [field, column])) as Record<
        (typeof statementFields)[number],
        typeof column
      >,
    ),
  }),
  example: {
    version: 1,
    mapping: { bookedOn: 0, valueOn: null, label: 1, debit: null, credit: null, amount: 2, bankRef: null },
  },
});

/** Brings the new lines of a statement in, but for some. */
export const runTransactionImport = defineAction({
  payload: z.object({
    version: recordVersion,
    skipLines: z.array(z.number().int().min(1).max(1_000_000)).max(maxStatementLines),
    /** The balances of the statement do not agree, and the person goes on all the same. */
    isForced: z.boolean(),
  }),
  example: { version: 1, skipLines: [], isForced: false },
});
