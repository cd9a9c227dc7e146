import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { ClosingItem } from '#domain/states/operation/termination-facts.ts';
import type { Day } from '#domain/time/day.ts';
import {
  cashFlowEntries,
  drawdowns,
  equityInjections,
  guarantees,
  loanRepayments,
  loans,
} from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { todayOf } from './record.ts';
import { guaranteeState } from './rows.ts';

/** What the financing tells the steps of operations. */
export interface FinancingFacts {
  /** A guarantee of completion is active today. */
  readonly isCompletionGuaranteed: (operationId: string) => boolean;
  /** Day of the latest actual flow: received, released, brought in or repaid; null without any. */
  readonly latestFlowOn: (operationId: string) => Day | null;
  /** What of the loans still stands against a closure; null while nothing does: the rest is not kept yet. */
  readonly closingItems: (operationId: string) => readonly ClosingItem[] | null;
}

/** What the financing of some operations tells the guards of their steps. */
export async function financingFacts(
  context: Pick<ClientContext, 'db' | 'deps'>,
  operationIds: string[],
): Promise<FinancingFacts> {
  const { db } = context;
  const today = todayOf(context);
  const securing = await db
    .select({
      operationId: guarantees.operationId,
      issuedOn: guarantees.issuedOn,
      expiresOn: guarantees.expiresOn,
    })
    .from(guarantees)
    .where(
      and(
        inArray(guarantees.operationId, operationIds),
        eq(guarantees.kind, 'gfa'),
        isNull(guarantees.deletedAt),
      ),
    );
  const guaranteed = new Set(
    securing
      .filter((row) => ['active', 'soon'].includes(guaranteeState(row, today)))
      .map(({ operationId }) => operationId),
  );
  const flows = await flowsOf(context, operationIds);
  const latest = new Map<string, string>();
  for (const { operationId, on } of flows) {
    // What is only meant to come is no flow yet.
    if (on === null || on > today) continue;
    if (on > (latest.get(operationId) ?? '')) latest.set(operationId, on);
  }
  const owing = await owingLoans(context, operationIds);
  return {
    isCompletionGuaranteed: (id) => guaranteed.has(id),
    latestFlowOn: (id) => (latest.get(id) ?? null) as Day | null,
    closingItems: (id) => {
      const open = owing.get(id) ?? 0;
      return open === 0 ? null : [loansToSettle(open)];
    },
  };
}

const loansToSettle = (open: number): ClosingItem => ({
  label: { fr: `prêts à solder (${open})`, en: `loans to be settled (${open})` },
  isDone: false,
  isAcknowledged: false,
});

/** How many loans of each operation are signed and not repaid: they may still be drawn, or are owed. */
async function owingLoans(
  { db }: Pick<ClientContext, 'db'>,
  ids: string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ operationId: loans.operationId, total: count() })
    .from(loans)
    .where(
      and(
        inArray(loans.operationId, ids),
        inArray(loans.status, ['signed', 'drawing', 'repaying']),
        isNull(loans.deletedAt),
      ),
    )
    .groupBy(loans.operationId);
  return new Map(rows.map(({ operationId, total }) => [operationId, total]));
}

async function flowsOf({ db }: Pick<ClientContext, 'db'>, ids: string[]) {
  const received = await db
    .select({ operationId: cashFlowEntries.operationId, on: cashFlowEntries.plannedOn })
    .from(cashFlowEntries)
    .where(
      and(
        inArray(cashFlowEntries.operationId, ids),
        eq(cashFlowEntries.state, 'actual'),
        isNull(cashFlowEntries.deletedAt),
      ),
    );
  const released = await db
    .select({ operationId: drawdowns.operationId, on: drawdowns.releasedOn })
    .from(drawdowns)
    .where(and(inArray(drawdowns.operationId, ids), isNull(drawdowns.deletedAt)));
  const brought = await db
    .select({ operationId: equityInjections.operationId, on: equityInjections.on })
    .from(equityInjections)
    .where(and(inArray(equityInjections.operationId, ids), isNull(equityInjections.deletedAt)));
  const repaid = await db
    .select({ operationId: loanRepayments.operationId, on: loanRepayments.on })
    .from(loanRepayments)
    .where(inArray(loanRepayments.operationId, ids));
  return [...received, ...released, ...brought, ...repaid];
}
