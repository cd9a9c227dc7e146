import { and, arrayContains, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { SaleIndexProps } from '#contracts/client/operation/sale/index.ts';
import { updateSalePlan } from '#contracts/client/operation/sale/payload.ts';
import { salePlanMode, salePlanState, usualSalePlan } from '#domain/sale/sale-plan.ts';
import { index } from '#generated/routes/client/operation/sale.ts';
import * as saleMessages from '#messages/client/sale.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import {
  contacts,
  salePlans,
  stateChanges,
  type Lot,
  type Operation,
  type SalePlan,
} from '#mocks/db/schema/index.ts';
import { audit, changedFields } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { announceOperation } from '../announce.ts';
import { operationOfRoute } from '../scope.ts';

async function planOf({ db }: Pick<ClientContext, 'db'>, operationId: string): Promise<SalePlan | null> {
  const [row] = await db.select().from(salePlans).where(eq(salePlans.operationId, operationId)).limit(1);
  return row ?? null;
}

/** How the sale of an operation is led: as it was saved, else as is usual. */
export async function shownPlan(
  context: ClientContext,
  operation: Operation,
  rows: readonly Lot[],
): Promise<SaleIndexProps['plan']> {
  const plan = await planOf(context, operation.id);
  const openings = await context.db
    .select({ id: stateChanges.id })
    .from(stateChanges)
    .where(
      and(
        eq(stateChanges.operationId, operation.id),
        eq(stateChanges.entity, 'operation'),
        eq(stateChanges.toState, 'selling'),
      ),
    )
    .limit(1);
  return {
    version: plan?.version ?? null,
    mode: plan?.mode ?? salePlanMode(rows.map(({ saleMode }) => saleMode)),
    feeRateBps: plan?.feeRateBps ?? null,
    agentContactIds: plan?.agentContactIds ?? [],
    optionDays: plan?.optionDays ?? usualSalePlan.optionDays,
    depositRateBps: plan?.depositRateBps ?? usualSalePlan.depositRateBps,
    paymentTermDays: plan?.paymentTermDays ?? usualSalePlan.paymentTermDays,
    floorPriceAlert: plan?.floorPriceAlert ?? false,
    status: salePlanState(
      operation.status,
      openings.length > 0,
      rows.map(({ status }) => status),
    ),
    openedOn: operation.saleOpenedOn,
  };
}

/** Contacts who sell for others, and those whom the plan names already. */
export async function agentChoices({ db }: ClientContext, known: readonly string[]) {
  const isAgent = and(arrayContains(contacts.roles, ['agent']), isNull(contacts.deletedAt));
  const rows = await db
    .select({ id: contacts.id, name: contacts.displayName, company: contacts.companyName })
    .from(contacts)
    .where(known.length === 0 ? isAgent : or(isAgent, inArray(contacts.id, [...known])))
    .orderBy(asc(contacts.displayName));
  return rows.map(({ id, name, company }) => ({
    id,
    name: company === null || company === name ? name : `${name} · ${company}`,
  }));
}

/** Saves how the sale is led; the first time it is written down. */
export const updatePlanHandler = clientAction(updateSalePlan, {
  find: operationOfRoute,
  act: async (context, { version, ...columns }, operation) => {
    const plan = await planOf(context, operation.id);
    const agents = await agentChoices(context, plan?.agentContactIds ?? []);
    if (columns.agentContactIds.some((id) => agents.every((agent) => agent.id !== id))) {
      throw new ValidationFailure({ agentContactIds: validationText(context.locale, 'unknownRecord') });
    }
    const stale = () =>
      staleVersion(context, {
        id: operation.id,
        updatedAt: plan?.updatedAt ?? operation.updatedAt,
        actions: ['operation.sale.plan'],
        within: context.db,
        fields: Object.keys(columns),
      });
    if ((plan?.version ?? null) !== version) throw await stale();
    const at = context.deps.clock.businessNow();
    const isSaved = await context.db.transaction(async (tx) => {
      if (plan === null) {
        const made = await tx
          .insert(salePlans)
          .values({
            ...columns,
            id: context.deps.newId(),
            tenantId: operation.tenantId,
            operationId: operation.id,
            createdBy: context.actor.user.id,
            createdAt: at,
            updatedAt: at,
          })
          .onConflictDoNothing()
          .returning({ id: salePlans.id });
        if (made.length === 0) return false;
      } else if (!(await changeRow(tx, salePlans, { id: plan.id, version: plan.version }, { at, columns }))) {
        return false;
      }
      const changes = plan === null ? {} : changedFields(plan, columns);
      const about = { type: 'operation', id: operation.id, label: operation.ref } as const;
      await audit(context, tx, 'operation.sale.plan', about, changes);
      return true;
    });
    if (!isSaved) throw await stale();
    announceOperation(context, 'operation.updated', operation);
    const text = messagesFor(context.locale, saleMessages).plan.saved;
    return redirect(index({ operation: operation.id }), { type: 'success', text });
  },
});
