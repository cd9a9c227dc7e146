import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import {
  mapTransactionImport,
  runTransactionImport,
  storeTransactionImport,
} from '#contracts/client/transaction/payload.ts';
import {
  fittingMapping,
  guessMapping,
  isReadable,
  readCsvStatement,
} from '#domain/accounting/statement/csv.ts';
import {
  maxStatementLines,
  StatementError,
  type BankStatement,
  type StatementMapping,
} from '#domain/accounting/statement/statement.ts';
import { transaction as index } from '#generated/routes/client.ts';
import { fill } from '#messages/fill.ts';
import {
  transactionImports,
  transactions,
  treasuryAccounts,
  type TransactionImport,
} from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { senderOf } from '#mocks/server/files/accept-files.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import type { ReadStatement } from '#mocks/server/statements/read-statement.ts';
import { bringIn } from './bring-in.ts';
import { textsOf } from './reach.ts';
import { rowCount } from '#mocks/db/queries/row-count.ts';
import { announceMovements, checkAccount } from './record.ts';

const noCounts = { lines: 0, created: 0, duplicates: 0, errors: 0 };
const lookAt = (id: string): string => index({ query: { panel: 'import', statement: id } });

/** What a statement says, as its import keeps it. */
const keptOf = ({ lines, problems, control, closing }: BankStatement) => ({
  lines,
  problems,
  control,
  closing,
  status: 'previewed' as const,
  counts: { ...noCounts, lines: lines.length + problems.length, errors: problems.length },
});

/** @throws ValidationFailure on a field with what cannot be read */
function refuse(context: ClientContext, field: string, error: unknown): never {
  if (!(error instanceof StatementError)) throw error;
  const text = textsOf(context).statements.problem[error.problem];
  throw new ValidationFailure({ [field]: fill(text, { max: maxStatementLines }) });
}

async function readOrRefuse(context: ClientContext, file: File): Promise<ReadStatement> {
  try {
    return await context.deps.inspector.readStatement(senderOf(context), file);
  } catch (error) {
    return refuse(context, 'file', error);
  }
}

/** Cells of a CSV by a mapping; null while the columns do not suffice. */
function csvOf(context: ClientContext, cells: readonly (readonly string[])[], mapping: StatementMapping) {
  if (!isReadable(mapping)) return null;
  try {
    return readCsvStatement(cells, mapping);
  } catch (error) {
    return refuse(context, 'file', error);
  }
}

/** Reads a statement of the bank; nothing is brought in yet. */
export const storeImportHandler = clientAction(
  storeTransactionImport,
  async (context, { accountId, file }) => {
    const account = await checkAccount(context, accountId);
    const read = await readOrRefuse(context, file);
    const { deps, actor } = context;
    const [id, now] = [deps.newId(), deps.clock.businessNow()];
    const headers = read.kind === 'csv' ? (read.cells[0] ?? []) : [];
    const known = account.importMapping && fittingMapping(account.importMapping, headers.length);
    const mapping = read.kind === 'csv' ? (known ?? guessMapping(headers)) : null;
    const statement = read.kind === 'csv' ? mapping && csvOf(context, read.cells, mapping) : read.statement;
    await context.db.transaction(async (tx) => {
      await tx.insert(transactionImports).values({
        id,
        tenantId: actor.tenant.id,
        accountId,
        kind: read.kind,
        fileName: file.name.slice(0, 200),
        cells: read.kind === 'csv' ? read.cells : null,
        mapping,
        ...(statement === null ? { status: 'uploaded' as const, counts: noCounts } : keptOf(statement)),
        createdBy: actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await auditImport(context, tx, 'read', { id, fileName: file.name });
    });
    return redirect(lookAt(id), { type: 'info', text: textsOf(context).statements.read });
  },
);

const auditImport = (
  context: ClientContext,
  tx: ClientContext['db'],
  action: 'read' | 'run' | 'revert',
  { id, fileName }: Pick<TransactionImport, 'id' | 'fileName'>,
) => audit(context, tx, `transaction.import.${action}`, { type: 'transaction-import', id, label: fileName });

/** The statement that the address names. @throws HttpFailure 404 */
async function importOfRoute(context: ClientContext): Promise<TransactionImport> {
  const isIt = eq(transactionImports.id, parameter(context, 'statement'));
  const [row] = await context.db.select().from(transactionImports).where(isIt).limit(1);
  if (!row) throw notFound('statement');
  return row;
}

async function checkVersion(context: ClientContext, row: TransactionImport, version: number): Promise<void> {
  if (row.version === version) return;
  const { id, updatedAt } = row;
  throw await staleVersion(context, { id, updatedAt, within: context.db, fields: ['status'] });
}

/** Says which column holds what; the account remembers it for its next statement. */
export const mapImportHandler = clientAction(mapTransactionImport, {
  find: importOfRoute,
  act: async (context, { version, mapping }, row) => {
    await checkVersion(context, row, version);
    const t = textsOf(context).statements;
    const isOpen = row.status === 'uploaded' || row.status === 'previewed';
    if (row.cells === null || !isOpen) throw new ValidationFailure({ base: t.notOpen });
    if (!isReadable(mapping)) throw new ValidationFailure({ base: t.columnsMissing });
    const statement = csvOf(context, row.cells, fittingMapping(mapping, row.cells[0]?.length ?? 0));
    if (statement === null) throw new ValidationFailure({ base: t.columnsMissing });
    const updatedAt = context.deps.clock.businessNow();
    await context.db.transaction(async (tx) => {
      const changed = { ...keptOf(statement), mapping, version: version + 1, updatedAt };
      await tx.update(transactionImports).set(changed).where(eq(transactionImports.id, row.id));
      await tx
        .update(treasuryAccounts)
        .set({ importMapping: mapping })
        .where(eq(treasuryAccounts.id, row.accountId));
    });
    return redirect(lookAt(row.id), { type: 'success', text: t.mapped });
  },
});

/** Brings the new lines in: those that rules know are coded, the others wait for their account. */
export const runImportHandler = clientAction(runTransactionImport, {
  find: importOfRoute,
  act: async (context, { version, skipLines, isForced }, row) => {
    await checkVersion(context, row, version);
    const t = textsOf(context).statements;
    if (row.status !== 'previewed') throw new ValidationFailure({ base: t.notOpen });
    if (row.control !== null && !isForced) throw new ValidationFailure({ isForced: t.confirmControl });
    const done = await bringIn(context, row, new Set(skipLines), (tx) =>
      auditImport(context, tx, 'run', row),
    );
    announceMovements(
      context,
      done.ids.map((id) => ({ id })),
    );
    const { created, duplicates } = done.counts;
    const text = fill(t.done, { created, duplicates });
    return redirect(index(), { type: 'success', text });
  },
});

/** Takes a statement back while nobody answers for any of its movements. */
export const revertImportHandler = clientAction(noPayload, {
  find: importOfRoute,
  act: async (context, _payload, row) => {
    const t = textsOf(context).statements;
    if (row.status !== 'done') throw new ValidationFailure({ base: t.notDone });
    const own = eq(transactions.importId, row.id);
    const stands = await rowCount(
      context.db,
      transactions,
      and(own, inArray(transactions.status, ['validated'])),
    );
    const paired = await rowCount(context.db, transactions, and(own, isNotNull(transactions.transferPairId)));
    if (stands + paired > 0) throw new ValidationFailure({ base: t.notRevertible });
    const now = context.deps.clock.businessNow();
    const gone = await context.db.select({ id: transactions.id }).from(transactions).where(own);
    await context.db.transaction(async (tx) => {
      await tx.delete(transactions).where(own);
      const reverted = {
        status: 'reverted',
        revertedAt: now,
        updatedAt: now,
        version: row.version + 1,
      } as const;
      await tx.update(transactionImports).set(reverted).where(eq(transactionImports.id, row.id));
      await auditImport(context, tx, 'revert', row);
    });
    announceMovements(context, gone);
    return redirect(index(), { type: 'success', text: fill(t.reverted, { count: gone.length }) });
  },
});
