import * as z from 'zod';
import { accountVatDefaults } from '#domain/accounting/code.ts';
import { importStates } from '#domain/accounting/import-state.ts';
import { matchTargetTypes } from '#domain/accounting/match-targets.ts';
import { movementKinds, movementStates } from '#domain/accounting/movement.ts';
import { statementFields, statementKinds } from '#domain/accounting/statement/statement.ts';
import { day, id, instant, optionalDay, recordVersion } from '../../fields.ts';

const cents = z.number().int();

/** The movement whose panel is open. */
export const openedTransaction = z.object({
  id,
  version: recordVersion,
  accountId: id,
  accountLabel: z.string(),
  bookedOn: day,
  valueOn: optionalDay,
  amountCents: cents,
  label: z.string(),
  rawLabel: z.string().nullable(),
  bankRef: z.string().nullable(),
  counterpartyName: z.string(),
  operationId: id.nullable(),
  note: z.string(),
  kind: z.enum(movementKinds),
  status: z.enum(movementStates),
  stateReason: z.string().nullable(),
  isLocked: z.boolean(),
  splits: z.array(
    z.object({
      codeId: id,
      operationId: id.nullable(),
      label: z.string(),
      amountCents: cents,
      baseCents: cents,
      vatBps: z.number().int(),
      vatCents: cents,
    }),
  ),
  /** What the first rule that fits gives it; null for none. */
  proposal: z
    .object({
      ruleName: z.string(),
      codeId: id,
      vat: z.enum(accountVatDefaults),
      operationId: id.nullable(),
    })
    .nullable(),
  /** What it may pay, the likeliest first. */
  suggestions: z.array(
    z.object({
      type: z.enum(matchTargetTypes),
      id,
      label: z.string(),
      dueOn: day,
      openCents: cents,
      score: z.number().int(),
      reasons: z.array(z.string()),
      isProposed: z.boolean(),
    }),
  ),
  matches: z.array(z.object({ type: z.enum(matchTargetTypes), id, label: z.string(), amountCents: cents })),
  /** The other side of a transfer. */
  transfer: z.object({ id, accountLabel: z.string() }).nullable(),
  files: z.array(z.object({ id, name: z.string(), href: z.string() })),
  history: z.array(z.object({ id: z.string(), at: instant, sentence: z.string() })),
  /** The next one of the list as it is filtered. */
  nextId: id.nullable(),
  can: z.object({ update: z.boolean(), validate: z.boolean(), delete: z.boolean() }),
});
export type OpenedTransaction = z.infer<typeof openedTransaction>;

/** A statement that is being brought in, or was. */
export const statementImport = z.object({
  id,
  version: recordVersion,
  accountLabel: z.string(),
  kind: z.enum(statementKinds),
  fileName: z.string(),
  status: z.enum(importStates),
  createdAt: instant,
  counts: z.object({ lines: cents, created: cents, duplicates: cents, errors: cents }),
  /** None of its movements is validated: it can be taken back. */
  isRevertible: z.boolean(),
});
export type StatementImport = z.infer<typeof statementImport>;

/** What a statement would bring in. */
export const statementPreview = statementImport.extend({
  headers: z.array(z.string()),
  mapping: z
    .object(
      Object.fromEntries(statementFields.map((field) => [field, z.number().int().nullable()])) as Record<
        (typeof statementFields)[number],
        z.ZodNullable<z.ZodNumber>
      >,
    )
    .nullable(),
  lines: z.array(
    z.object({
      line: z.number().int(),
      bookedOn: day,
      label: z.string(),
      amountCents: cents,
      isDuplicate: z.boolean(),
      /** Of a month that is locked: it cannot come in. */
      isLocked: z.boolean(),
    }),
  ),
  problems: z.array(z.object({ line: z.number().int(), text: z.string() })),
  /** Why the balances do not agree; null where they do. */
  control: z.string().nullable(),
});
export type StatementPreview = z.infer<typeof statementPreview>;
