import { and, eq, inArray } from 'drizzle-orm';
import { operationShowPage } from '#contracts/client/operation/show.ts';
import { phaseSteps } from '#domain/operation/phase-dates.ts';
import type { OperationState } from '#domain/operation/states.ts';
import { contacts, profiles, users } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { parcelsOf } from './form.ts';
import { journalOf, stateHistory } from './journal.ts';
import { lotRows } from './lots.ts';
import { operationOfRoute } from './scope.ts';

/** One operation at a glance: identity, phases with their dates, lots, journal. */
export const showHandler = clientPage(operationShowPage, async (context) => {
  const operation = await operationOfRoute(context);
  const history = await stateHistory(context, operation.id);
  const people = await peopleById(context, [operation.managerId, ...operation.teamUserIds]);
  const person = (id: string) => ({ id, name: people.get(id) ?? '' });
  const changes = history.map((change) => ({ to: change.toState as OperationState, on: change.on }));
  return {
    operation: {
      id: operation.id,
      ref: operation.ref,
      name: operation.name,
      city: operation.city,
      status: operation.status,
      kind: operation.kind,
      addressLine: operation.addressLine,
      postalCode: operation.postalCode,
      inseeCode: operation.inseeCode,
      departmentCode: operation.departmentCode,
      manager: person(operation.managerId),
      team: operation.teamUserIds.filter((id) => people.has(id)).map(person),
      owner: await profileName(context, operation.ownerProfileId),
      seller: await contactName(context, operation.sellerContactId),
      agent: await contactName(context, operation.agentContactId),
      sourceKind: operation.sourceKind,
      parcels: parcelsOf(operation),
      landAreaM2: operation.landAreaM2,
      builtAreaM2: operation.builtAreaM2,
      buildYear: operation.buildYear,
      completedOver5Years: operation.completedOver5Years,
      askingPriceCents: operation.askingPriceCents,
      offeredPriceCents: operation.offeredPriceCents,
      purchasePriceCents: operation.purchasePriceCents,
      acquisitionRegime: operation.acquisitionRegime,
      resaleYears: operation.resaleYears,
      vatRegime: operation.vatRegime,
      acquiredOn: operation.acquiredOn,
      resaleDeadlineOn: operation.resaleDeadlineOn,
      tags: operation.tags,
      summary: operation.summary ?? '',
      description: operation.description ?? '',
      strengths: operation.strengths,
      risks: operation.risks,
      updatedAt: operation.updatedAt.toISOString(),
    },
    steps: phaseSteps(operation.status, changes, operation),
    abandonedOn: operation.abandonedOn,
    lots: await lotRows(context, operation.id),
    journal: await journalOf(context, operation.id, history),
    can: {
      update: canNow(context, 'operation.update'),
      note: canNow(context, 'operation.update'),
      print: canNow(context, 'export.list'),
    },
  };
});

async function peopleById(context: ClientContext, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await context.db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map((user) => [user.id, fullName(user)]));
}

async function contactName(context: ClientContext, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [row] = await context.db
    .select({ name: contacts.displayName })
    .from(contacts)
    .where(and(eq(contacts.id, id)));
  return row?.name ?? null;
}

async function profileName(context: ClientContext, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [row] = await context.db
    .select({ name: profiles.name })
    .from(profiles)
    .where(and(eq(profiles.id, id)));
  return row?.name ?? null;
}
