import { shownEstimationId } from '#mocks/server/paper/section-records.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { operationShowPage } from '#contracts/client/operation/show.ts';
import { phaseSteps } from '#domain/operation/phase-dates.ts';
import type { OperationState } from '#domain/operation/states.ts';
import { contacts, opportunities, profiles, users } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { brokenCommitmentOf } from './commitment.ts';
import { duplicableOf } from './duplicate.ts';
import { financingOf } from './financing/summary.ts';
import { parcelsOf } from './form.ts';
import { journalOf, stateHistory } from './journal.ts';
import { lotRows } from './lots.ts';
import { overviewOf } from './overview/index.ts';
import { headOf, operationOfRoute } from './scope.ts';
import { transitionsOf } from './steps/transitions.ts';

/** One operation at a glance: identity, phases with their dates, lots, journal. */
export const showHandler = clientPage(operationShowPage, async (context) => {
  const operation = await operationOfRoute(context);
  const history = await stateHistory(context, operation.id);
  const people = await peopleById(context, [operation.managerId, ...operation.teamUserIds]);
  const contactName = await contactNames(context, [operation.sellerContactId, operation.agentContactId]);
  const person = (id: string) => ({ id, name: people.get(id) ?? '' });
  const changes = history.map((change) => ({ to: change.toState as OperationState, on: change.on }));
  return {
    operation: {
      ...headOf(operation),
      version: operation.version,
      kind: operation.kind,
      addressLine: operation.addressLine,
      postalCode: operation.postalCode,
      inseeCode: operation.inseeCode,
      departmentCode: operation.departmentCode,
      manager: person(operation.managerId),
      team: operation.teamUserIds.filter((id) => people.has(id)).map(person),
      owner: await profileName(context, operation.ownerProfileId),
      seller: contactName(operation.sellerContactId),
      agent: contactName(operation.agentContactId),
      sourceKind: operation.sourceKind,
      opportunity: canNow(context, 'sourcing.list') ? await opportunityOf(context, operation.id) : null,
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
    transitions: canNow(context, 'operation.update')
      ? ((await transitionsOf(context, [operation])).get(operation.id) ?? [])
      : [],
    abandonedOn: operation.abandonedOn,
    brokenCommitment: await brokenCommitmentOf(context, operation),
    financing: await financingOf(context, operation.id),
    overview: await overviewOf(context, operation),
    lots: await lotRows(context, operation.id),
    journal: await journalOf(context, operation.id, history),
    papers: {
      projectId: operation.activeProjectId,
      estimationId: await shownEstimationId(context, operation.id),
    },
    can: {
      update: canNow(context, 'operation.update'),
      note: canNow(context, 'operation.update'),
      print: canNow(context, 'export.list'),
      duplicate: await duplicableOf(context, operation),
    },
  };
});

/** The opportunity that an operation was made of; null for none. */
async function opportunityOf({ db }: ClientContext, operationId: string) {
  const [found] = await db
    .select({ id: opportunities.id, title: opportunities.title })
    .from(opportunities)
    .where(and(eq(opportunities.operationId, operationId), isNull(opportunities.deletedAt)))
    .limit(1);
  return found ?? null;
}

async function peopleById(context: ClientContext, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await context.db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map((user) => [user.id, fullName(user)]));
}

/** The names of some contacts, asked for at once. */
async function contactNames(context: ClientContext, ids: readonly (string | null)[]) {
  const known = ids.filter((id) => id !== null);
  const rows =
    known.length === 0
      ? []
      : await context.db
          .select({ id: contacts.id, name: contacts.displayName })
          .from(contacts)
          .where(inArray(contacts.id, known));
  return (id: string | null): string | null => rows.find((row) => row.id === id)?.name ?? null;
}

async function profileName(context: ClientContext, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [row] = await context.db.select({ name: profiles.name }).from(profiles).where(eq(profiles.id, id));
  return row?.name ?? null;
}
