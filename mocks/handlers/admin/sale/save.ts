import { and, eq, isNull } from 'drizzle-orm';
import { priceSale, storeSale, updateSale, type SalePayload } from '#contracts/admin/sale/payload.ts';
import { noPayload } from '#contracts/define.ts';
import { needsApproval } from '#domain/growth/sale.ts';
import { edit } from '#generated/routes/admin/sale.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { sales, utms, type NewSale, type Sale } from '#mocks/db/schema/index.ts';
import { audit, changedFields } from '#mocks/server/audit.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { adminAction, json, redirect } from '#mocks/server/handler.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { isOfStaff } from '../staff.ts';
import {
  checkOpen,
  isLimited,
  isSellerAlone,
  nextSaleNumber,
  sale,
  saleOfRoute,
  saleToChange,
  textsOf,
} from './record.ts';
import { customerOf, resolveSale, shownPrice, type ResolvedSale, type SaleCustomer } from './terms.ts';

type SaleColumns = Omit<NewSale, 'id' | 'number' | 'createdAt' | 'updatedAt' | 'createdBy'>;

/** What is kept of a sale, once everything that it names is there. @throws ValidationFailure */
async function columnsOf(
  context: AdminContext,
  payload: SalePayload,
  row: Sale | null,
): Promise<{ columns: SaleColumns; resolved: ResolvedSale }> {
  const customer = await customerOf(context, payload);
  const unknown = validationText(context.locale, 'unknownRecord');
  if (customer === null) {
    throw new ValidationFailure({ [payload.tenantId === null ? 'prospectId' : 'tenantId']: unknown });
  }
  checkProspect(context, customer);
  await checkNamed(context, payload, row);
  const resolved = await resolveSale(context, payload, customer, row?.planId);
  if (resolved.couponError !== null) throw new ValidationFailure({ couponCode: resolved.couponError });
  const { tenantId, prospectId, notes, couponCode: _code, ...own } = payload;
  const { price } = resolved;
  const columns: SaleColumns = {
    ...own,
    customerTenantId: tenantId,
    prospectId,
    customerName: customer.name,
    brandId: customer.brandId,
    couponId: resolved.coupon?.id ?? null,
    discountValue: own.discountKind === 'none' ? 0 : own.discountValue,
    notes: notes === '' ? null : notes,
    recurringCents: price.recurringCents,
    netCents: price.netCents,
    vatCents: price.vatCents,
    totalCents: price.totalCents,
    firstYearCents: price.firstYearCents,
    commissionCents: price.commissionCents,
    concessionBps: price.concessionBps,
  };
  return { columns, resolved };
}

/** @throws ValidationFailure for a prospect that is a client already, or was lost */
function checkProspect(context: AdminContext, { prospect }: SaleCustomer): void {
  if (prospect === null) return;
  const { prospectWon, prospectLost } = textsOf(context);
  if (prospect.status === 'won') throw new ValidationFailure({ prospectId: prospectWon });
  if (prospect.status === 'lost') throw new ValidationFailure({ prospectId: prospectLost });
}

/** @throws ValidationFailure for a campaign that is not there, and a seller whose sale it cannot be */
async function checkNamed(context: AdminContext, payload: SalePayload, row: Sale | null): Promise<void> {
  const { db, locale, actor } = context;
  const unknown = validationText(locale, 'unknownRecord');
  const { utmId, sellerUserId } = payload;
  if (utmId !== null && (await db.$count(utms, and(eq(utms.id, utmId), isNull(utms.deletedAt)))) === 0) {
    throw new ValidationFailure({ utmId: unknown });
  }
  if (isSellerAlone(context) && sellerUserId !== actor.user.id) {
    throw new ValidationFailure({ sellerUserId: textsOf(context).sellerAlone });
  }
  if (sellerUserId !== row?.sellerUserId && !(await isOfStaff(context, sellerUserId))) {
    throw new ValidationFailure({ sellerUserId: unknown });
  }
}

/** Who lets a price go that lies further below the list than a seller may: whoever may themselves, by saving it. */
function approvalOf(context: AdminContext, concessionBps: number, row: Sale | null) {
  const now = context.deps.clock.businessNow();
  const before = row?.approvedBps ?? null;
  if (!needsApproval({ concessionBps, approvedBps: before })) return { approvalAskedAt: null };
  return isLimited(context)
    ? { approvalAskedAt: now }
    : {
        approvalAskedAt: null,
        approvedBps: concessionBps,
        approvedBy: context.actor.user.id,
        approvedAt: now,
      };
}

/** Asks those who may let a sale go. */
async function askApproval(
  context: AdminContext,
  tx: Database,
  id: string,
  columns: SaleColumns,
  number: string,
) {
  if (columns.approvalAskedAt == null) return;
  await notify(context, tx, {
    kind: 'sale.approval_requested',
    to: { platformRoles: ['super-admin', 'admin'] },
    tenant: null,
    values: { actor: fullName(context.actor.user), number, name: columns.customerName },
    href: edit(id),
    subject: { type: 'subscription-sale', id },
    exceptUserId: context.actor.user.id,
  });
}

/** Writes a new sale under the next number. */
async function insertSale(context: AdminContext, columns: SaleColumns, action: 'create' | 'duplicate') {
  const { deps, actor } = context;
  const now = deps.clock.businessNow();
  const id = deps.newId();
  const number = await context.db.transaction(async (tx) => {
    const next = await nextSaleNumber(tx, Number(parisDay(now).slice(0, 4)));
    await tx.insert(sales).values({
      ...columns,
      id,
      number: next,
      createdBy: actor.user.id,
      createdAt: now,
      updatedAt: now,
    });
    await askApproval(context, tx, id, columns, next);
    await audit(context, tx, `subscription-sale.${action}`, { type: 'subscription-sale', id, label: next });
    return next;
  });
  sale.declaration.announce(context, [{ id, version: 1 }]);
  return { id, number };
}

/** What is told after saving: that it waits for an administrator, where its price asks for one. */
const withFlash = (context: AdminContext, columns: SaleColumns, text: string) =>
  columns.approvalAskedAt == null
    ? ({ type: 'success', text } as const)
    : ({ type: 'warning', text: textsOf(context).beyondAuthority } as const);

export const storeHandler = adminAction(storeSale, async (context, payload) => {
  const { columns } = await columnsOf(context, payload, null);
  const whole = { ...columns, ...approvalOf(context, columns.concessionBps ?? 0, null) };
  const { id, number } = await insertSale(context, whole, 'create');
  return redirect(edit(id), withFlash(context, whole, fill(textsOf(context).created, { name: number })));
});

/** Changes a sale; a proposal that was sent is a draft again, since it no longer says what was sent. */
export const updateHandler = adminAction(updateSale, {
  find: saleToChange,
  act: async (context, { version, ...payload }, row) => {
    checkOpen(context, row);
    const { columns } = await columnsOf(context, payload, row);
    const approval = approvalOf(context, columns.concessionBps ?? 0, row);
    const isOther = Object.keys(changedFields(row, columns)).length > 0;
    const whole = {
      ...columns,
      ...approval,
      ...(isOther && row.status === 'sent' && { status: 'draft' as const }),
    };
    await sale.change(context, row, {
      action: 'update',
      columns: whole,
      changes: changedFields(row, columns),
      version,
      alongside: async (tx) => {
        if (row.approvalAskedAt === null) await askApproval(context, tx, row.id, whole, row.number);
      },
    });
    const flash = withFlash(context, whole, fill(textsOf(context).updated, { name: row.number }));
    return redirect(edit(row.id), flash);
  },
});

/** What a sale would come to, as it is being written. */
export const priceHandler = adminAction(priceSale, async (context, asked) => {
  const resolved = await resolveSale(context, asked, await customerOf(context, asked), asked.planId);
  return json(shownPrice(context, resolved));
});

/** A draft for the same customer at the same price, from today; a code is taken where it still serves. */
export const duplicateHandler = adminAction(noPayload, {
  find: saleOfRoute,
  act: async (context, _payload, row) => {
    const today = parisDay(context.deps.clock.businessNow());
    const values = (await sale.formProps(context, row)).values;
    const seller = isSellerAlone(context) ? context.actor.user.id : row.sellerUserId;
    const asked = {
      ...values,
      startsOn: row.startsOn < today ? today : row.startsOn,
      sellerUserId: seller,
    };
    const customer = await customerOf(context, asked);
    const { couponError } = await resolveSale(context, asked, customer, row.planId);
    const { columns } = await columnsOf(
      context,
      { ...asked, ...(couponError !== null && { couponCode: '' }) },
      row,
    );
    const whole = { ...columns, ...approvalOf(context, columns.concessionBps ?? 0, null) };
    const { id, number } = await insertSale(context, whole, 'duplicate');
    return redirect(edit(id), withFlash(context, whole, fill(textsOf(context).duplicated, { name: number })));
  },
});
