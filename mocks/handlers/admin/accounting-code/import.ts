import * as z from 'zod';
import { importAccounts } from '#contracts/admin/accounting-code/payload.ts';
import {
  accountNatures,
  accountSides,
  accountVatDefaults,
  kindOfCode,
  parentOf,
} from '#domain/accounting/code.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { pcgLabels } from '#domain/accounting/pcg.ts';
import * as chartMessages from '#messages/admin/accounting-code.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { insertRows } from '#mocks/db/queries/business-table.ts';
import { accountingCodes, type NewAccountingCode } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { adminAction, redirect } from '#mocks/server/handler.ts';
import { readCsv } from '#mocks/server/imports/read-csv.ts';
import { TableError } from '#mocks/server/imports/table.ts';
import { knownCodes } from './list.ts';

/** Wrong lines that are told; the others are counted. */
const maxListedLines = 5;

const line = z.object({
  code: z.string().regex(/^[1-7]\d{1,7}$/),
  label: z.string().trim().min(1).max(120),
  nature: z.enum(accountNatures).catch('autre'),
  side: z.enum(accountSides).optional().catch(undefined),
  vatDefault: z.enum(accountVatDefaults).nullable().catch(null),
  isOperationRequired: z.union([z.boolean(), z.stringbool()]).catch(false),
});
type Line = z.output<typeof line>;

/** The lines of a file, JSON (a list of objects) or CSV with a first line of names. @throws ValidationFailure on `text` */
function readLines(text: string, unreadable: string): Readonly<Record<string, unknown>>[] {
  const wrong = new ValidationFailure({ text: unreadable });
  if (/^\s*[[{]/.test(text)) {
    try {
      return z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(text));
    } catch {
      throw wrong;
    }
  }
  try {
    const { headers, rows } = readCsv(new TextEncoder().encode(text));
    return rows.map((cells) => Object.fromEntries(headers.map((name, index) => [name, cells[index] ?? ''])));
  } catch (error) {
    if (error instanceof TableError) throw wrong;
    throw error;
  }
}

const accountOf = (
  { side, ...given }: Line,
  known: ReadonlySet<string>,
  { deps, actor }: AdminContext,
): NewAccountingCode => {
  const at = deps.clock.businessNow();
  const kind = kindOfCode(given.code);
  return {
    ...given,
    id: deps.newId(),
    kind,
    side: side ?? (kind === 'produit' ? 'credit' : 'debit'),
    parentCode: parentOf(given.code, known),
    origin: pcgLabels.has(given.code) ? 'pcg' : 'ilot',
    createdAt: at,
    updatedAt: at,
    createdBy: actor.user.id,
  };
};

/** Adds the accounts of a file that the chart lacks; those that it has stay as they are. */
export const importHandler = adminAction(importAccounts, async (context, { text, isDryRun }) => {
  const texts = messagesFor(context.locale, chartMessages).import;
  const lines = readLines(text, texts.unreadable);
  const parsed = lines.map((given) => line.safeParse(given));
  const wrong = parsed.flatMap(({ success }, index) => (success ? [] : [index + 1]));
  if (wrong.length > 0) {
    const lineNumbers =
      wrong.slice(0, maxListedLines).join(', ') + (wrong.length > maxListedLines ? '…' : '');
    throw new ValidationFailure({
      text: fill(texts.wrongLines, { lines: lineNumbers, count: wrong.length }),
    });
  }
  const known = await knownCodes(context.db);
  const read = new Map(
    parsed.flatMap(({ data }) => (data === undefined ? [] : [[data.code, data] as const])),
  );
  const added = [...read.values()].filter(({ code }) => !known.has(code));
  const counts = { added: added.length, kept: read.size - added.length };
  const to = backAddress(context);
  if (isDryRun) return redirect(to, { type: 'info', text: fill(texts.checked, counts) });
  const all = new Set([...known, ...added.map(({ code }) => code)]);
  const rows = added.map((given) => accountOf(given, all, context));
  await context.db.transaction(async (tx) => {
    await insertRows(tx, accountingCodes, rows);
    for (const { id, code, label } of rows) {
      await audit(context, tx, 'chartcode.create', { type: 'chartcode', id, label: `${code} ${label}` });
    }
  });
  broadcast(context, [channels.admin()], 'chartcode.changed', {
    ids: rows.map(({ id }) => id),
    by: context.actor.user.id,
  });
  return redirect(to, { type: 'success', text: fill(texts.done, counts) });
});
