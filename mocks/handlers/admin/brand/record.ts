import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { brandFields, type BrandPayload } from '#contracts/admin/brand/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { scopesOf } from '#domain/access/permissions.ts';
import { slugOf } from '#domain/news/actuality.ts';
import { edit, index } from '#generated/routes/admin/brand.ts';
import * as brandMessages from '#messages/admin/brand.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { foldText } from '#mocks/db/fold.ts';
import {
  brandInvitations,
  brandMemberships,
  brands,
  coupons,
  invitations,
  plans,
  tenants,
  type Brand,
} from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { removeFile } from '#mocks/server/files/store-file.ts';
import { definePlatformRecord } from '#mocks/server/records/define-record.ts';
import { platformRecordBin } from '#mocks/server/records/record-bin.ts';

/** What sellers may change of a network: how it is reached. */
const contactFields: readonly (keyof BrandPayload)[] = [
  'contactEmail',
  'contactPhone',
  'website',
  'addressLine',
  'postalCode',
  'city',
];

/** True for whoever may change contacts alone. */
export const isLimited = ({ actor }: Pick<AdminContext, 'actor'>): boolean =>
  !scopesOf(actor.roles, 'brand.update', actor.roleDefinitions).includes('all');

/** A network of companies as a declared record. */
export const brand = definePlatformRecord<typeof brands, BrandPayload>({
  type: 'brand',
  area: 'brand',
  table: brands,
  payload: brandFields,
  label: (row) => row.name,
  messages: brandMessages,
  href: edit,
  listHref: index,
  blank: () => ({ commissionBps: 0 }),
  values: (row) => addressOf(row),
  columns: ({ name, addressLine, postalCode, city }) => ({
    slug: slugOf(name) || 'enseigne',
    address:
      addressLine === '' && postalCode === '' && city === ''
        ? null
        : { line1: addressLine, postalCode, city },
  }),
  check: async (context, payload, row) => {
    if (row !== null && isLimited(context)) checkContactsOnly(context, payload, row);
    await checkName(context, payload, row);
    await checkOffer(context, payload, row);
  },
  unique: { brands_slug_unique: { field: 'name', text: 'unique' } },
  obstacle: async ({ db, locale }, row) => {
    const { refused } = messagesFor(locale, brandMessages);
    const n = await db.$count(tenants, eq(tenants.brandId, row.id));
    if (n > 0) return n === 1 ? refused.hasTenant : fill(refused.hasTenants, { n });
    return (await db.$count(coupons, eq(coupons.brandId, row.id))) > 0 ? refused.hasCoupons : null;
  },
  announce: (context, changed) =>
    broadcast(context, [channels.admin()], 'brand.changed', {
      ids: changed.map(({ id }) => id),
      by: context.actor.user.id,
    }),
});

/** @throws ValidationFailure for the name of another network, in the bin or not */
async function checkName(
  { db, locale }: AdminContext,
  { name }: BrandPayload,
  row: Brand | null,
): Promise<void> {
  const others = await db
    .select({ name: brands.name })
    .from(brands)
    .where(ne(brands.id, row?.id ?? ''));
  if (others.every((other) => foldText(other.name) !== foldText(name))) return;
  throw new ValidationFailure({ name: validationText(locale, 'unique') });
}

const addressOf = ({ address }: Brand) => ({
  addressLine: address?.line1 ?? '',
  postalCode: address?.postalCode ?? '',
  city: address?.city ?? '',
});

/** @throws ValidationFailure at what a limited right does not reach */
function checkContactsOnly(context: AdminContext, payload: BrandPayload, row: Brand): void {
  const stored: Readonly<Record<string, unknown>> = { ...row, ...addressOf(row) };
  const blank = (value: unknown): unknown => (value === '' ? null : (value ?? null));
  const changed = (Object.keys(payload) as (keyof BrandPayload)[]).filter(
    (name) =>
      name in brandFields.shape &&
      !contactFields.includes(name) &&
      blank(payload[name]) !== blank(stored[name]),
  );
  if (changed.length === 0) return;
  const { contactsOnly } = messagesFor(context.locale, brandMessages).refused;
  throw new ValidationFailure(Object.fromEntries(changed.map((name) => [name, contactsOnly])));
}

/** @throws ValidationFailure for an offer, or a code of another network, that is not to be had */
async function checkOffer(
  { db, locale }: AdminContext,
  { defaultPlanId, defaultCouponId }: BrandPayload,
  row: Brand | null,
): Promise<void> {
  const missing = validationText(locale, 'unknownRecord');
  if (defaultPlanId !== null && (await db.$count(plans, eq(plans.id, defaultPlanId))) === 0) {
    throw new ValidationFailure({ defaultPlanId: missing });
  }
  if (defaultCouponId === null) return;
  const isOpen = and(
    eq(coupons.id, defaultCouponId),
    isNull(coupons.deletedAt),
    or(isNull(coupons.brandId), eq(coupons.brandId, row?.id ?? '')),
  );
  if ((await db.$count(coupons, isOpen)) === 0) throw new ValidationFailure({ defaultCouponId: missing });
}

export const brandBin = platformRecordBin(brand, async (tx, id) => {
  await tx.delete(invitations).where(eq(invitations.brandId, id));
  await tx.delete(brandInvitations).where(eq(brandInvitations.brandId, id));
  await tx.delete(brandMemberships).where(eq(brandMemberships.brandId, id));
  const [row] = await tx
    .select({ logo: brands.logoFileId })
    .from(brands)
    .where(and(eq(brands.id, id), ne(brands.id, '')));
  if (row?.logo) await removeFile(tx, row.logo);
});
