import { eq } from 'drizzle-orm';
import { supplierFields, type SupplierPayload } from '#contracts/client/supplier/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { edit, index } from '#generated/routes/client/supplier.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import type { Database } from '#mocks/db/database.ts';
import { supplierDocuments, suppliers } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { removeFile } from '#mocks/server/files/store-file.ts';
import { defineRecord } from '#mocks/server/records/define-record.ts';
import { recordBin } from '#mocks/server/records/record-bin.ts';
import { refreshCompliance } from './compliance.ts';

/** A supplier as a declared record. */
export const supplier = defineRecord<typeof suppliers, SupplierPayload>({
  type: 'supplier',
  area: 'supplier',
  table: suppliers,
  payload: supplierFields,
  label: (row) => row.name,
  messages: supplierMessages,
  href: edit,
  listHref: index,
  blank: () => ({ paymentTermsDays: 30, retentionBps: 500 }),
  saved: ({ deps }, tx, { id }) => refreshCompliance(deps, tx, id),
  announce: (context, changed) =>
    broadcast(context, [channels.tenant(context.actor.tenant.id)], 'supplier.changed', {
      ids: changed.map(({ id }) => id),
      by: context.actor.user.id,
    }),
});

/** The bin of suppliers; the files of their papers go with them. */
export const supplierBin = recordBin(supplier, async (tx: Database, id: string) => {
  const papers = await tx
    .select({ fileId: supplierDocuments.fileId })
    .from(supplierDocuments)
    .where(eq(supplierDocuments.supplierId, id));
  for (const { fileId } of papers) if (fileId !== null) await removeFile(tx, fileId);
});
