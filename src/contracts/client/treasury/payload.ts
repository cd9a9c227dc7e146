import * as z from 'zod';
import { treasuryAccountKinds } from '#domain/accounting/movement.ts';
import { forecastNatures } from '#domain/treasury/treasury.ts';
import { defineAction } from '../../define.ts';
import { day, id, optionalCents, optionalText, recordVersion, requiredText } from '../../fields.ts';
import { optionalBic, optionalIban } from '../../identifiers.ts';
import { exampleId } from '../../shared.ts';
import { signedCents } from '../transaction/payload.ts';

const balance = z.number().int().min(-100_000_000_000).max(100_000_000_000);

/** A bank account, or what stands for one. */
export const treasuryAccountFields = z.object({
  label: requiredText(80),
  kind: z.enum(treasuryAccountKinds),
  bankName: optionalText(80),
  /** Empty keeps the one that is stored. */
  iban: optionalIban,
  bic: optionalBic,
  operationId: id.nullable(),
  codeId: id,
  openingBalanceCents: balance,
  openingOn: day,
  overdraftLimitCents: z.number().int().min(0).max(100_000_000_000),
  lowAlertCents: optionalCents,
});
export type TreasuryAccountPayload = z.infer<typeof treasuryAccountFields>;

const example = {
  label: 'Livret',
  kind: 'epargne' as const,
  bankName: 'Banque des Deux Rives',
  iban: null,
  bic: null,
  operationId: null,
  codeId: exampleId,
  openingBalanceCents: 0,
  openingOn: '2026-11-01',
  overdraftLimitCents: 0,
  lowAlertCents: null,
};

export const storeTreasuryAccount = defineAction({ payload: treasuryAccountFields, example });
export const updateTreasuryAccount = defineAction({
  payload: treasuryAccountFields.extend({ version: recordVersion }),
  example: { ...example, version: 1 },
});

/** Puts an account away, or takes it out again. */
export const archiveTreasuryAccount = defineAction({
  payload: z.object({ isArchived: z.boolean() }),
  example: { isArchived: true },
});

/** What the bank says stands on an account. */
export const statementTreasuryAccount = defineAction({
  payload: z.object({ bankBalanceCents: balance, bankBalanceOn: day }),
  example: { bankBalanceCents: 18_432_215, bankBalanceOn: '2026-11-19' },
});

/** Money that somebody expects. */
export const treasuryLineFields = z.object({
  month: z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/),
  label: requiredText(120),
  amountCents: signedCents,
  probabilityBps: z.number().int().min(0).max(10_000),
  operationId: id.nullable(),
  nature: z.enum(forecastNatures),
});
export type TreasuryLinePayload = z.infer<typeof treasuryLineFields>;

const exampleLine: TreasuryLinePayload = {
  month: '2027-01',
  label: 'Solde de subvention',
  amountCents: 1_200_000,
  probabilityBps: 5000,
  operationId: null,
  nature: 'other',
};

export const storeTreasuryLine = defineAction({ payload: treasuryLineFields, example: exampleLine });
export const updateTreasuryLine = defineAction({
  payload: treasuryLineFields.extend({ version: recordVersion }),
  example: { ...exampleLine, version: 1 },
});

/** Moves money from one account of the company to another. */
export const transferTreasury = defineAction({
  payload: z
    .object({
      fromId: id,
      toId: id,
      amountCents: z.number().int().min(1).max(100_000_000_000),
      on: day,
      label: requiredText(140),
    })
    .refine(({ fromId, toId }) => fromId !== toId, { path: ['toId'], params: { code: 'sameAccount' } }),
  example: {
    fromId: exampleId,
    toId: '01jgfjjz000x6vcvy9tag0gchd',
    amountCents: 100_000,
    on: '2026-11-20',
    label: 'Avance à l’opération',
  },
});

/** Keeps what is foreseen today, to compare with later. */
export const snapshotTreasury = defineAction({
  payload: z.object({ label: requiredText(80) }),
  example: { label: 'Avant le comité' },
});
