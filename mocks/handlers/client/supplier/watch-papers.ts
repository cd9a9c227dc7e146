import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { dueReminder, longestHeld, type SupplierDocumentKind } from '#domain/relation/supplier.ts';
import { day, type Day } from '#domain/time/day.ts';
import { edit } from '#generated/routes/client/supplier.ts';
import type { NotificationText } from '#messages/notification.ts';
import { areCounted } from '#mocks/db/queries/counted-documents.ts';
import { supplierDocuments, suppliers, tenants, type Supplier } from '#mocks/db/schema/index.ts';
import type { QueuedEvent } from '#mocks/server/broadcast.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { publishEvents } from '#mocks/server/publish-outbox.ts';
import { refreshCompliance, todayOf } from './compliance.ts';

const textOf: Readonly<Partial<Record<SupplierDocumentKind, NotificationText>>> = {
  vigilance: 'supplier.vigilance_expiring',
  'ten-year-insurance': 'supplier.insurance_expiring',
};

interface DatedPaper {
  readonly id: string;
  readonly kind: SupplierDocumentKind;
  readonly validTo: Day | null;
  readonly remindedDays: number | null;
}

interface Watched {
  readonly supplier: Supplier;
  readonly tenant: { readonly id: string; readonly name: string };
}

/**
 * Once a day: writes anew how each supplier stands with its papers, and tells people of those that end in thirty
 * days, in seven, today. A paper that another of its kind replaces is passed over.
 *
 * @returns how many reminders were given
 */
export async function watchSupplierPapers(deps: ServerDependencies): Promise<{ reminders: number }> {
  const watched = await deps.db
    .select({ supplier: suppliers, tenant: { id: tenants.id, name: tenants.name } })
    .from(suppliers)
    .innerJoin(tenants, eq(tenants.id, suppliers.tenantId))
    .where(and(isNull(suppliers.deletedAt), ne(tenants.status, 'closed')));
  const papers = await papersBySupplier(
    deps,
    watched.map(({ supplier }) => supplier.id),
  );
  const today = todayOf(deps);
  let reminders = 0;
  for (const one of watched) {
    await refreshCompliance(deps, deps.db, one.supplier.id);
    if (one.supplier.status === 'archived') continue;
    const own = papers.get(one.supplier.id) ?? [];
    for (const paper of own) {
      if (longestHeld(own, paper.kind) !== paper || paper.validTo === null) continue;
      const due = dueReminder(paper.validTo, today, paper.remindedDays);
      if (due === null) continue;
      await remind(deps, one, { ...paper, validTo: paper.validTo, due });
      reminders += 1;
    }
  }
  return { reminders };
}

async function papersBySupplier(
  { db }: ServerDependencies,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DatedPaper[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(supplierDocuments)
    .where(and(inArray(supplierDocuments.supplierId, [...ids]), areCounted));
  const grouped = Map.groupBy(rows, ({ supplierId }) => supplierId);
  return new Map(
    [...grouped].map(([supplierId, own]) => [
      supplierId,
      own.map(({ id, kind, validTo, remindedDays }) => ({
        id,
        kind,
        validTo: validTo === null ? null : day(validTo),
        remindedDays,
      })),
    ]),
  );
}

async function remind(
  deps: ServerDependencies,
  { supplier, tenant }: Watched,
  paper: {
    readonly id: string;
    readonly kind: SupplierDocumentKind;
    readonly validTo: Day;
    readonly due: number;
  },
): Promise<void> {
  const outbox: QueuedEvent[] = [];
  const [year, month, dayOfMonth] = paper.validTo.split('-');
  await deps.db.transaction(async (tx) => {
    await tx
      .update(supplierDocuments)
      .set({ remindedDays: paper.due })
      .where(eq(supplierDocuments.id, paper.id));
    await notify({ deps, outbox }, tx, {
      kind: 'supplier.document_expiring',
      to: { tenantRoles: ['owner', 'collaborator', 'accountant'] },
      tenant,
      text: textOf[paper.kind] ?? 'supplier.document_expiring',
      values: { name: supplier.name, date: `${dayOfMonth}/${month}/${year}` },
      severity: paper.due <= 7 ? 'warning' : 'info',
      href: edit(supplier.id),
      subject: { type: 'supplier-document', id: paper.id },
    });
  });
  await publishEvents(deps, outbox);
}
