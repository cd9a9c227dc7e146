import type * as z from 'zod';
import { bulkSuppliers } from '#contracts/client/supplier/index.ts';
import type { SupplierState } from '#domain/relation/supplier.ts';
import { bulkHandler } from '#mocks/server/records/bulk.ts';
import { withTags } from '#mocks/server/records/tags.ts';
import { supplierSource } from './list.ts';
import { supplier } from './record.ts';

/** Tags, archives or blocks several suppliers at once. */
export const bulk = bulkHandler(bulkSuppliers, {
  list: supplierSource,
  record: supplier,
  action: ({ set }: z.output<typeof bulkSuppliers.payload>) =>
    set.field === 'tags' ? 'tag' : set.field === 'archived' ? 'archive' : 'block',
  change: (context, row, { set }) => {
    if (set.field === 'tags') return withTags(context, row.name, row, set.tags);
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
