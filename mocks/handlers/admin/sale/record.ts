import { eq, sql } from 'drizzle-orm';
import { saleFields, type SalePayload } from '#contracts/admin/sale/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { scopesOf } from '#domain/access/permissions.ts';
import { changeObstacle, saleNumber, type SaleObstacle } from '#domain/growth/sale.ts';
import { edit, index } from '#generated/routes/admin/sale.ts';
import * as saleMessages from '#messages/admin/sale.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { counters, coupons, sales, type Sale } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { definePlatformRecord } from '#mocks/server/records/define-record.ts';
import { platformRecordBin } from '#mocks/server/records/record-bin.ts';
import { reachesRecord } from '#mocks/server/records/reach.ts';

/** Texts of sales, in the person's language. */
export const textsOf = ({ locale }: Pick<AdminContext, 'locale'>) => messagesFor(locale, saleMessages);

const peopleOf = ({ sellerUserId }: Pick<Sale, 'sellerUserId'>) => ({
  ownerIds: [sellerUserId],
  assigneeIds: [],
});

/** True for somebody who sees and makes their own sales alone. */
export const isSellerAlone = ({ actor }: Pick<AdminContext, 'actor'>): boolean =>
  !scopesOf(actor.roles, 'sale.list', actor.roleDefinitions).includes('all');

/** True for somebody who may sell a fifth below the list price at most. */
export const isLimited = ({ actor }: Pick<AdminContext, 'actor'>): boolean =>
  !scopesOf(actor.roles, 'sale.validate', actor.roleDefinitions).includes('all');

/** True where the right to read reaches a sale. */
export const isReadable = (context: Pick<AdminContext, 'actor'>, row: Pick<Sale, 'sellerUserId'>): boolean =>
  reachesRecord(context, 'sale.list', peopleOf(row));

/** A sale as a declared record; what it comes to is worked out where it is saved. */
export const sale = definePlatformRecord<typeof sales, SalePayload>({
  type: 'subscription-sale',
  parameter: 'sale',
  area: 'sale',
  table: sales,
  payload: saleFields,
  label: ({ number }) => number,
  messages: saleMessages,
  href: edit,
  listHref: index,
  values: async (row, { db }) => ({
    tenantId: row.customerTenantId,
    // Once signed it is the company’s, though a prospect was proposed to.
    prospectId: row.customerTenantId === null ? row.prospectId : null,
    couponCode: await codeOf(db, row.couponId),
    services: [...row.services],
    notes: row.notes ?? '',
  }),
  isWithinReach: (context, row) => reachesRecord(context, 'sale.update', peopleOf(row)),
  obstacle: (context, row) => Promise.resolve(row.status === 'draft' ? null : textsOf(context).notDeletable),
  announce: (context, changed) =>
    broadcast(context, [channels.admin()], 'sale.changed', {
      ids: changed.map(({ id }) => id),
      by: context.actor.user.id,
    }),
});

export const saleBin = platformRecordBin(sale);

async function codeOf(db: Database, couponId: string | null): Promise<string> {
  if (couponId === null) return '';
  const [row] = await db.select({ code: coupons.code }).from(coupons).where(eq(coupons.id, couponId));
  return row?.code ?? '';
}

/** @throws HttpFailure 404, for a sale that is somebody else's too */
export async function saleOfRoute(context: AdminContext): Promise<Sale> {
  const row = await sale.ofRoute(context);
  if (isReadable(context, row)) return row;
  throw notFound('subscription-sale');
}

/** The same, for whoever may change it. @throws HttpFailure 404, 403 */
export async function saleToChange(context: AdminContext): Promise<Sale> {
  await saleOfRoute(context);
  return sale.ofRouteToChange(context);
}

/** @throws ValidationFailure on `base` with the sentence of an obstacle */
export function refuseFor(context: AdminContext, obstacle: SaleObstacle | null): void {
  if (obstacle !== null) throw new ValidationFailure({ base: textsOf(context).obstacles[obstacle] });
}

/** @throws ValidationFailure on `base` for a sale that no longer changes */
export const checkOpen = (context: AdminContext, row: Sale): void => refuseFor(context, changeObstacle(row));

/** Takes the next number; the row stays locked until the transaction ends, so that others wait for it. */
export async function nextSaleNumber(tx: Database, year: number): Promise<string> {
  const [row] = await tx
    .insert(counters)
    .values({ series: `V-${year}`, next: 2 })
    .onConflictDoUpdate({ target: counters.series, set: { next: sql`${counters.next} + 1` } })
    .returning({ next: counters.next });
  return saleNumber(year, (row?.next ?? 2) - 1);
}
