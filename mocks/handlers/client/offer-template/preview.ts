import { and, eq, isNull } from 'drizzle-orm';
import { previewOfferTemplate, type OfferPreview } from '#contracts/client/offer-template/preview.ts';
import { formatSiren, parseSiren } from '#domain/identity/siren.ts';
import { contacts, memberships, tenants, users, type Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { clientData, json } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../operation/scope.ts';
import { todayOf } from '../supplier/compliance.ts';

/** What an offer on an operation would be filled in with. @throws HttpFailure 404 for one that is not theirs */
export const previewHandler = clientData(previewOfferTemplate, async (context) => {
  const operation = await operationOfRoute(context);
  return json({
    operation: propertyOf(operation),
    seller: await sellerOf(context, operation),
    buyer: await buyerOf(context),
    priceCents: operation.offeredPriceCents ?? operation.askingPriceCents,
    promiseBy: null,
    deedBy: operation.targetDeedOn,
    depositCents: null,
    today: todayOf(context.deps),
  });
});

/** The property as letters name it. */
export const propertyOf = ({ name, addressLine, postalCode, city, parcels }: Operation) => ({
  name,
  address: `${addressLine}, ${postalCode} ${city}`,
  parcels:
    parcels
      .map(({ prefix, section, number }) => [prefix, section, number].filter(Boolean).join(' '))
      .join(', ') || null,
});

/** The name of the seller of an operation; null where it is not said. */
export async function sellerOf(
  { db }: ClientContext,
  { sellerContactId }: Operation,
): Promise<string | null> {
  if (sellerContactId === null) return null;
  const [seller] = await db
    .select({ name: contacts.displayName })
    .from(contacts)
    .where(and(eq(contacts.id, sellerContactId), isNull(contacts.deletedAt)));
  return seller?.name ?? null;
}

/** The company with what its letters say of it, and its owner. */
export async function buyerOf(context: ClientContext): Promise<OfferPreview['buyer']> {
  const { db, actor } = context;
  const [tenant] = await db.select().from(tenants).where(eq(tenants.id, actor.tenant.id));
  if (tenant === undefined) throw notFound('tenant');
  const [owner] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.tenantId, tenant.id), eq(memberships.role, 'owner')))
    .orderBy(memberships.createdAt)
    .limit(1);
  const siren = tenant.siren === null ? null : parseSiren(tenant.siren);
  const place = [tenant.addressLine, [tenant.postalCode, tenant.city].filter(Boolean).join(' ')];
  const register = siren === null ? null : formatSiren(siren);
  return {
    company: tenant.name,
    siren: register,
    representative: owner === undefined ? null : fullName(owner),
    logoHref: tenant.logoFileId === null ? null : await fileHref(context, tenant.logoFileId),
    legal: [
      tenant.legalForm === 'autre' ? tenant.name : `${tenant.name}, ${tenant.legalForm}`,
      ...place.filter(Boolean),
      register === null
        ? null
        : [register, tenant.rcsCity && `RCS ${tenant.rcsCity}`].filter(Boolean).join(' '),
      tenant.vatNumber,
    ]
      .filter(Boolean)
      .join(' · '),
  };
}
