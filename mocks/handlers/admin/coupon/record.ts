import { and, eq, inArray, isNull } from 'drizzle-orm';
import { couponFields, type CouponPayload } from '#contracts/admin/coupon/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { scopesOf } from '#domain/access/permissions.ts';
import { isWithinLimit } from '#domain/subscription/coupon.ts';
import { edit, index } from '#generated/routes/admin/coupon.ts';
import * as couponMessages from '#messages/admin/coupon.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { brands, couponRedemptions, coupons, plans, type Coupon } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { definePlatformRecord } from '#mocks/server/records/define-record.ts';
import { platformRecordBin } from '#mocks/server/records/record-bin.ts';
import { reachesRecord } from '#mocks/server/records/reach.ts';

/** What no longer changes once somebody has used a code. */
const lockedFields = ['kind', 'value', 'duration', 'periods'] as const;

/** A promotion code as a declared record. */
export const coupon = definePlatformRecord<typeof coupons, CouponPayload>({
  type: 'coupon',
  area: 'coupon',
  table: coupons,
  payload: couponFields,
  label: (row) => row.code,
  messages: couponMessages,
  href: edit,
  listHref: index,
  blank: ({ deps }) => ({
    duration: 'once',
    perTenantMax: 1,
    startsOn: parisDay(deps.clock.businessNow()),
  }),
  values: (row) => ({ planIds: row.planIds ?? [] }),
  columns: ({ planIds }) => ({ planIds: planIds.length === 0 ? null : planIds }),
  check: async (context, payload, row) => {
    await checkScope(context, payload);
    if (row !== null) await checkLocked(context, payload, row);
    await checkLimit(context, payload, row === null ? 'coupon.create' : 'coupon.update');
  },
  unique: { coupons_code_unique: { field: 'code', text: 'unique' } },
  isWithinReach: ({ actor }, row) =>
    reachesRecord({ actor }, 'coupon.update', { ownerIds: [row.createdBy], assigneeIds: [] }),
  obstacle: async ({ db, locale }, row) =>
    (await countUses(db, row.id)) > 0 ? messagesFor(locale, couponMessages).used : null,
  announce: (context, changed) =>
    broadcast(context, [channels.admin()], 'coupon.changed', {
      ids: changed.map(({ id }) => id),
      by: context.actor.user.id,
    }),
});

export const couponBin = platformRecordBin(coupon);

/** How many companies used a code, counting each time. */
export const countUses = (db: AdminContext['db'], couponId: string): Promise<number> =>
  db.$count(couponRedemptions, eq(couponRedemptions.couponId, couponId));

/** @throws ValidationFailure for an offer or a network that is not there */
async function checkScope({ db, locale }: AdminContext, { planIds, brandId }: CouponPayload): Promise<void> {
  const missing = validationText(locale, 'unknownRecord');
  const known = planIds.length === 0 ? 0 : await db.$count(plans, inArray(plans.id, planIds));
  if (known < new Set(planIds).size) throw new ValidationFailure({ planIds: missing });
  if (brandId === null) return;
  const live = and(eq(brands.id, brandId), isNull(brands.deletedAt));
  if ((await db.$count(brands, live)) === 0) throw new ValidationFailure({ brandId: missing });
}

/** @throws ValidationFailure at what was changed though the code has been used */
async function checkLocked(context: AdminContext, payload: CouponPayload, row: Coupon): Promise<void> {
  const changed = lockedFields.filter((name) => (payload[name] ?? null) !== (row[name] ?? null));
  if (changed.length === 0 || (await countUses(context.db, row.id)) === 0) return;
  const text = messagesFor(context.locale, couponMessages).locked;
  throw new ValidationFailure(Object.fromEntries(changed.map((name) => [name, text])));
}

/** True where the person may give a fifth of the price or a month at most. */
export const isLimited = ({ actor }: AdminContext, key: 'coupon.create' | 'coupon.update'): boolean =>
  !scopesOf(actor.roles, key, actor.roleDefinitions).includes('all');

/** @throws ValidationFailure at `field` for a code that gives more than the person may */
export async function checkLimit(
  context: AdminContext,
  { kind, value, planIds }: Pick<CouponPayload, 'kind' | 'value' | 'planIds'>,
  key: 'coupon.create' | 'coupon.update',
  field: 'value' | 'base' = 'value',
): Promise<void> {
  if (!isLimited(context, key)) return;
  const meant = planIds.length === 0 ? undefined : inArray(plans.id, planIds);
  const rows = await context.db.select({ monthlyCents: plans.monthlyCents }).from(plans).where(meant);
  const smallest = Math.min(...rows.map(({ monthlyCents }) => monthlyCents));
  if (isWithinLimit({ kind, value }, smallest)) return;
  throw new ValidationFailure({ [field]: messagesFor(context.locale, couponMessages).beyondLimit });
}
