import { bulkTransactions } from '#contracts/client/transaction.ts';
import { maxBulkRows } from '#contracts/list.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as recordMessages from '#messages/record.ts';
import type { Transaction } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import { can, type ClientContext } from '#mocks/server/context.ts';
import { forbidden, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { chartOf } from '../accounting-code/chart.ts';
import { sourceFor } from './list.ts';
import { refuseLocked, textsOf } from './reach.ts';
import { checkOperation, movement } from './record.ts';
import { checkSplits, writeSplits } from './splits.ts';
import { validated } from './states.ts';
import type * as z from 'zod';

type Change = z.output<typeof bulkTransactions.payload>['set'];

/** Changes several movements at once, each with its line of the journal; all of them, or none. */
export const bulkHandler = clientAction(bulkTransactions, async (context, { rows, set }) => {
  if (set.field === 'validated' && !can(context, 'transaction.validate'))
    throw forbidden('lacks transaction.validate');
  const texts = messagesFor(context.locale, recordMessages);
  const chosen = await (await sourceFor(context)).chosen(context, rows, maxBulkRows + 1);
  if (chosen.length === 0) throw new ValidationFailure({ base: texts.gone });
  if (chosen.length > maxBulkRows)
    throw new ValidationFailure({ base: fill(texts.tooMany, { max: maxBulkRows }) });
  await refuseLocked(
    context,
    chosen.map(({ bookedOn }) => bookedOn),
  );
  const changed = chosen.filter((row) => isChanged(row, set));
  if (set.field !== 'validated' && changed.some(({ status }) => status === 'validated')) {
    throw new ValidationFailure({ base: textsOf(context).refusals.validated });
  }
  await change(context, changed, set);
  const count = changed.length;
  const text = count === 0 ? texts.unchanged : fill(textsOf(context).bulkDone, { count });
  return redirect(backAddress(context), { type: count === 0 ? 'info' : 'success', text });
});

const isChanged = (row: Transaction, set: Change): boolean =>
  set.field === 'operation'
    ? row.operationId !== set.operationId
    : set.field === 'code' || row.status === 'coded';

async function change(context: ClientContext, rows: readonly Transaction[], set: Change): Promise<void> {
  if (set.field === 'operation') {
    await checkOperation(context, set.operationId);
    const columns = { operationId: set.operationId };
    await movement.changeSeveral(
      context,
      'update',
      rows.map((row) => ({ row, columns })),
    );
    return;
  }
  if (set.field === 'validated') {
    const columns = validated(context);
    await movement.changeSeveral(
      context,
      'validate',
      rows.map((row) => ({ row, columns })),
    );
    return;
  }
  const chart = await chartOf(context);
  const { codeId, vatBps } = set;
  const partsOf = ({ amountCents, operationId }: Transaction) => [
    { codeId, operationId, label: '', amountCents, vatBps },
  ];
  for (const row of rows) await checkSplits(context, row, partsOf(row), chart);
  await context.db.transaction(async (tx) => {
    for (const row of rows) await writeSplits(context, tx, row, partsOf(row), chart);
  });
  const columns = { status: 'coded', stateReason: null } as const;
  await movement.changeSeveral(
    context,
    'split',
    rows.map((row) => ({ row, columns })),
  );
}
