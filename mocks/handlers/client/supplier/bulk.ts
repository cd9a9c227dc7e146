import type * as z from 'zod';
import { bulkSuppliers } from '#contracts/client/supplier/index.ts';
import { maxTags } from '#contracts/limits.ts';
import type { SupplierState } from '#domain/relation/supplier.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as recordMessages from '#messages/record.ts';
import type { Supplier } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { bulkHandler } from '#mocks/server/records/bulk.ts';
import { supplierSource } from './list.ts';
import { supplier } from './record.ts';

/** Tags, archives or blocks several suppliers at once. */
export const bulk = bulkHandler(bulkSuppliers, {
  list: supplierSource,
  record: supplier,
  action: ({ set }: z.output<typeof bulkSuppliers.payload>) =>
    set.field === 'tags' ? 'tag' : set.field === 'archived' ? 'archive' : 'block',
  change: (context, row, { set }) => {
    if (set.field === 'tags') return taggedWith(context, row, set.tags);
    if (set.field === 'blocked') {
      const isSo = row.status === 'blocked' && row.blockedReason === set.reason;
      const status: SupplierState = 'blocked';
      return isSo ? null : { status, blockedReason: set.reason };
    }
    const status: SupplierState = set.isArchived ? 'archived' : 'active';
    // Whoever is blocked stays so until somebody unblocks them.
    const isSo = row.status === status || (row.status === 'blocked' && !set.isArchived);
    return isSo ? null : { status, blockedReason: null };
  },
});

function taggedWith({ locale }: ClientContext, row: Supplier, added: readonly string[]) {
  const tags = [...new Set([...row.tags, ...added])];
  if (tags.length > maxTags) {
    const text = messagesFor(locale, recordMessages).tooManyTags;
    throw new ValidationFailure({ base: fill(text, { name: row.name, max: maxTags }) });
  }
  return tags.length === row.tags.length ? null : { tags };
}
