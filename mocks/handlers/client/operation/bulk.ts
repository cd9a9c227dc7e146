import { and, asc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import { assignOperations, tagOperations, type BulkOperations } from '#contracts/client/operation/bulk.ts';
import { maxTags } from '#contracts/limits.ts';
import { maxBulkRows } from '#contracts/list.ts';
import { bulkUndo } from '#generated/routes/client/operation.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import * as bulkMessages from '#messages/client/operation-bulk.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations, type Operation } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect, type Answer } from '#mocks/server/handler.ts';
import { announceOperation } from './announce.ts';
import { filterConditions, filterSource } from './filters.ts';
import { memberNames } from './members.ts';

type Changed = Pick<Operation, 'managerId' | 'tags' | 'lat' | 'lng'>;

/** Puts several operations into someone's hands; those that are theirs already stay as they are. */
export const assignHandler = clientAction(assignOperations, async (context, { rows, managerId }) => {
  const name = (await memberNames(context, [managerId])).get(managerId);
  if (name === undefined)
    throw new ValidationFailure({ managerId: validationText(context.locale, 'unknownRecord') });
  const texts = messagesFor(context.locale, bulkMessages);
  const found = await operationsOf(context, rows);
  const count = await changeEach(context, found, 'operation.assign', (operation) =>
    operation.managerId === managerId ? null : { managerId },
  );
  return withFlash(context, count, fill(count === 1 ? texts.assignedOne : texts.assigned, { count, name }));
});

/** Adds tags to several operations. */
export const tagHandler = clientAction(tagOperations, async (context, { rows, tags }) => {
  const texts = messagesFor(context.locale, bulkMessages);
  const found = await operationsOf(context, rows);
  const full = found.find((operation) => withTags(operation, tags).length > maxTags);
  if (full) throw new ValidationFailure({ base: fill(texts.tooManyTags, { ref: full.ref, max: maxTags }) });
  const count = await changeEach(context, found, 'operation.tag', (operation) => {
    const next = withTags(operation, tags);
    return next.length === operation.tags.length ? null : { tags: next };
  });
  return withFlash(context, count, fill(count === 1 ? texts.taggedOne : texts.tagged, { count }));
});

const withTags = ({ tags }: Pick<Operation, 'tags'>, added: readonly string[]): string[] => [
  ...new Set([...tags, ...added]),
];

/**
 * The operations that are meant, as far as they exist for the person.
 *
 * @throws ValidationFailure when none of them does, or they are more than can be changed at once
 */
async function operationsOf(context: ClientContext, rows: BulkOperations): Promise<Operation[]> {
  const meant: SQL | undefined =
    rows.kind === 'ids'
      ? inArray(operations.id, rows.ids)
      : and(
          filterConditions(filterSource(context), rows.query),
          rows.except.length > 0 ? notInArray(operations.id, rows.except) : undefined,
        );
  const found = await context.db
    .select()
    .from(operations)
    .where(and(liveOperations(), meant))
    .orderBy(asc(operations.id))
    .limit(maxBulkRows + 1);
  const texts = messagesFor(context.locale, bulkMessages);
  if (found.length === 0) throw new ValidationFailure({ base: texts.gone });
  if (found.length > maxBulkRows) {
    throw new ValidationFailure({ base: fill(texts.tooMany, { max: maxBulkRows }) });
  }
  return found;
}

/** Changes those for which `change` says so, each with its entry in the journal; how many they were. */
export async function changeEach(
  context: ClientContext,
  found: readonly Operation[],
  action: string,
  change: (operation: Operation) => Partial<Changed> | null,
): Promise<number> {
  const changes = found.flatMap((operation) => {
    const columns = change(operation);
    return columns === null ? [] : [{ operation, columns }];
  });
  await context.db.transaction(async (tx) => {
    for (const { operation, columns } of changes) {
      await tx
        .update(operations)
        .set({
          ...columns,
          updatedAt: context.deps.clock.businessNow(),
          version: sql`${operations.version} + 1`,
        })
        .where(eq(operations.id, operation.id));
      const fields = Object.entries(columns).map(([key, to]) => [
        key,
        { from: operation[key as keyof Changed], to },
      ]);
      const subject = { type: 'operation', id: operation.id, label: operation.ref };
      await audit(context, tx, action, subject, Object.fromEntries(fields));
    }
  });
  for (const { operation } of changes) {
    announceOperation(context, 'operation.updated', { id: operation.id, version: operation.version + 1 });
  }
  return changes.length;
}

/** Back to the list, with what was done and the press that takes it back. */
export function withFlash(context: ClientContext, count: number, text: string): Answer {
  const texts = messagesFor(context.locale, bulkMessages);
  const to = backAddress(context);
  if (count === 0) return redirect(to, { type: 'info', text: texts.unchanged });
  const undo = { href: bulkUndo(context.requestId), method: 'POST', label: texts.undo } as const;
  return redirect(to, { type: 'success', text, undo });
}
