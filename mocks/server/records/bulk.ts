import type { ActionContract } from '#contracts/define.ts';
import { maxBulkRows } from '#contracts/list.ts';
import { bulkUndo } from '#generated/routes/root.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as recordMessages from '#messages/record.ts';
import type { Database } from '#mocks/db/database.ts';
import type { BusinessTable, ColumnsOf, StoredRow } from '#mocks/db/queries/business-table.ts';
import { backAddress } from '../back.ts';
import type { ClientContext } from '../context.ts';
import { ValidationFailure } from '../failures.ts';
import { clientAction, redirect, type Answer, type RouteHandler } from '../handler.ts';
import type { ChosenRows, ListSource } from '../lists/define-list-source.ts';
import type { RecordDefinition } from './define-record.ts';

type Values = Readonly<Record<string, unknown>>;

interface BulkGiven<Query, Table extends BusinessTable, Payload extends Values, Input> {
  readonly list: ListSource<unknown, Query, Table>;
  readonly record: RecordDefinition<Table, Payload>;
  /** Rules about what was asked for itself. @throws ValidationFailure */
  readonly check?: (context: ClientContext, input: Input) => Promise<void>;
  /** What the journal calls it, after the type: `tag`. */
  readonly action: (input: Input) => string;
  /** The sentence after it, where it is not that so many records were changed. */
  readonly flashText?: (context: ClientContext, input: Input, count: number) => string | null;
  /** The columns that change in one record; null where it is so already. @throws ValidationFailure */
  readonly change: (context: ClientContext, row: StoredRow<Table>, input: Input) => ColumnsOf<Table> | null;
  /** What else is written with those that change, in the same transaction. */
  readonly alongside?: (
    context: ClientContext,
    tx: Database,
    rows: readonly StoredRow<Table>[],
    input: Input,
  ) => Promise<void>;
}

/**
 * The handler of an action on several records: those chosen change together or not at all, each with its line of the
 * journal; one message tells how many, and can take all of it back.
 */
export const bulkHandler = <Query, Table extends BusinessTable, Payload extends Values, Input extends Values>(
  contract: ActionContract,
  { list, record, check, action, flashText, change, alongside }: BulkGiven<Query, Table, Payload, Input>,
): RouteHandler =>
  clientAction(contract, async (context, given) => {
    const input = given as Input;
    await check?.(context, input);
    const texts = messagesFor(context.locale, recordMessages);
    const rows = await list.chosen(context, (given as { rows: ChosenRows<Query> }).rows, maxBulkRows + 1);
    if (rows.length === 0) throw new ValidationFailure({ base: texts.gone });
    if (rows.length > maxBulkRows) {
      throw new ValidationFailure({ base: fill(texts.tooMany, { max: maxBulkRows }) });
    }
    const changes = rows.flatMap((row) => {
      const columns = change(context, row, input);
      return columns === null ? [] : [{ row, columns }];
    });
    const changed = changes.map(({ row }) => row);
    await record.changeSeveral(context, action(input), changes, (tx) =>
      alongside === undefined ? Promise.resolve() : alongside(context, tx, changed, input),
    );
    const sentence = changed.length === 0 ? null : (flashText?.(context, input, changed.length) ?? null);
    return changedFlash(context, changed.length, sentence);
  });

function changedFlash(context: ClientContext, count: number, sentence: string | null): Answer {
  const texts = messagesFor(context.locale, recordMessages);
  const to = backAddress(context);
  if (count === 0) return redirect(to, { type: 'info', text: texts.unchanged });
  const text = sentence ?? (count === 1 ? texts.changedOne : fill(texts.changed, { count }));
  const undo = { href: bulkUndo(context.requestId), method: 'POST', label: texts.undo } as const;
  return redirect(to, { type: 'success', text, undo });
}
