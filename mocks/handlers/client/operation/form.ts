import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { operationFormPage, type OperationFormProps } from '#contracts/client/operation/form.ts';
import type { Conflict } from '#contracts/conflict.ts';
import type { OperationValues, Parcel } from '#contracts/client/operation/payload.ts';
import { deletionObstacle } from '#domain/operation/deletion.ts';
import { contacts, operations, profiles, type Operation } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { convertible, valuesOfOpportunity } from '../sourcing/conversion.ts';
import { countLots } from './lots.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { membersOf } from './members.ts';
import { freeReference } from './rules.ts';
import { operationOfRoute } from './scope.ts';

/** The empty form, with what can be known beforehand filled in. */
export const createHandler = clientPage(operationFormPage, async (context, { sourcing }) => {
  const opportunity = await convertible(context, sourcing);
  const blank = await blankValues(context);
  return {
    operation: null,
    opportunity: opportunity && { id: opportunity.id, title: opportunity.title },
    values: {
      ...blank,
      ...(opportunity && (await valuesOfOpportunity(context, opportunity))),
      sourcing: opportunity?.id ?? null,
    },
    choices: await formChoices(context, null),
    conflict: null,
    today: parisDay(context.deps.clock.businessNow()),
    can: { delete: false },
  };
});

/** The form of one operation. */
export const editHandler = clientPage(operationFormPage, async (context) => {
  const operation = await operationOfRoute(context);
  const lotsCount = await countLots(context, operation.id);
  const { id, version, status, name, ref } = operation;
  return {
    operation: { id, version, status, name, ref },
    opportunity: null,
    values: { ...valuesOf(operation), sourcing: null },
    choices: await formChoices(context, operation.ownerProfileId),
    today: parisDay(context.deps.clock.businessNow()),
    conflict: (context.session.data.details?.['conflict'] as Conflict | undefined) ?? null,
    can: {
      delete: canNow(context, 'operation.delete') && deletionObstacle({ status, lotsCount }) === null,
    },
  };
});

/** An operation that nothing is known of, under the next free reference. */
export async function blankValues(context: ClientContext): Promise<OperationValues> {
  return {
    ref: await freeReference(context),
    name: '',
    kind: null,
    tags: [],
    addressLine: '',
    postalCode: '',
    city: '',
    inseeCode: '',
    lat: null,
    lng: null,
    parcels: [],
    landAreaM2: null,
    builtAreaM2: null,
    buildYear: null,
    completedOver5Years: true,
    sellerContactId: null,
    sourceKind: null,
    agentContactId: null,
    askingPriceCents: null,
    acquisitionRegime: 'mdb',
    resaleYears: 5,
    purchasedPremises: null,
    purchasedPremisesBps: null,
    vatRegime: null,
    ownerProfileId: null,
    managerId: context.actor.user.id,
    teamUserIds: [],
    summary: '',
    description: '',
    strengths: [],
    risks: [],
    targetDeedOn: null,
    targetWorksEndOn: null,
    targetCloseOn: null,
  };
}

/** The stored parcels with every field there, as forms and pages expect them. */
export function parcelsOf({ parcels }: Pick<Operation, 'parcels'>): Parcel[] {
  return parcels.map(({ prefix = '', section, number, areaM2 = null }) => ({
    prefix,
    section,
    number,
    areaM2,
  }));
}

/** The editable fields of a stored operation, as the form holds them. */
export function valuesOf(operation: Operation): OperationValues {
  const { ref, name, kind, tags, addressLine, postalCode, city, inseeCode, lat, lng } = operation;
  const { landAreaM2, builtAreaM2, buildYear, completedOver5Years, sellerContactId, sourceKind } = operation;
  const { agentContactId, askingPriceCents, acquisitionRegime, resaleYears, vatRegime } = operation;
  const { ownerProfileId, managerId, teamUserIds, strengths, risks } = operation;
  const { targetDeedOn, targetWorksEndOn, targetCloseOn } = operation;
  return {
    ref,
    name,
    kind,
    tags,
    addressLine,
    postalCode,
    city,
    inseeCode,
    lat,
    lng,
    parcels: parcelsOf(operation),
    landAreaM2,
    builtAreaM2,
    buildYear,
    completedOver5Years,
    sellerContactId,
    sourceKind,
    agentContactId,
    askingPriceCents,
    acquisitionRegime,
    resaleYears,
    purchasedPremises: operation.purchasedPremises,
    purchasedPremisesBps: operation.purchasedPremisesBps,
    vatRegime,
    ownerProfileId,
    managerId,
    teamUserIds,
    strengths,
    risks,
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    targetDeedOn,
    targetWorksEndOn,
    targetCloseOn,
  };
}

async function formChoices(
  context: ClientContext,
  ownerProfileId: string | null,
): Promise<OperationFormProps['choices']> {
  const { db } = context;
  const contactRows = await db
    .select()
    .from(contacts)
    .where(isNull(contacts.deletedAt))
    .orderBy(contacts.displayName);
  const choice = (contact: (typeof contactRows)[number]) => ({
    id: contact.id,
    name: contact.displayName,
    detail: [contact.companyName, contact.city].filter(Boolean).join(' · '),
  });
  const profileRows = await db
    .select({ id: profiles.id, name: profiles.name })
    .from(profiles)
    .where(
      and(
        isNull(profiles.deletedAt),
        // An archived one stays where it is, but is proposed to no other operation.
        or(
          isNull(profiles.archivedAt),
          ownerProfileId === null ? undefined : eq(profiles.id, ownerProfileId),
        ),
      ),
    )
    .orderBy(desc(profiles.isDefault), profiles.name);
  const tagRows = await db
    .selectDistinct({ tag: sql<string>`unnest(${operations.tags})` })
    .from(operations)
    .where(liveOperations());
  return {
    sellers: contactRows.filter(({ roles }) => roles.includes('seller')).map(choice),
    agents: contactRows
      .filter(({ roles }) => roles.includes('agent') || roles.includes('notary'))
      .map(choice),
    profiles: profileRows,
    people: await membersOf(context),
    tags: tagRows.map((row) => row.tag).toSorted((a, b) => a.localeCompare(b, 'fr')),
  };
}
