import { and, eq, inArray, isNull } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import type { LoanState } from '#domain/loan/loan-states.ts';
import { loanMachine } from '#domain/states/finance/loan.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import type { Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { loans } from '#mocks/db/schema/index.ts';
import { broadcast, type QueuedEvent } from '#mocks/server/broadcast.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { publishEvents } from '#mocks/server/publish-outbox.ts';
import { writeStateChange } from '../state-change.ts';
import { knownLoansOf } from './known-loans.ts';
import { loanFacts } from './steps.ts';

/** Steps that a loan takes by itself, in their order. */
const automatic = ['start-drawing', 'start-repaying', 'repay'] as const;
const moving: readonly LoanState[] = ['signed', 'drawing', 'repaying'];

type SettleDeps = Pick<ServerDependencies, 'newId' | 'clock'>;

/**
 * Takes the steps that a loan takes by itself: first drawdown, end of the drawing, repayment of all that is owed.
 *
 * @returns whether it took any
 */
export async function settleLoan(deps: SettleDeps, db: Database, id: string): Promise<boolean> {
  const at = deps.clock.businessNow();
  const today = parisDay(at) as Day;
  let isMoved = false;
  for (const step of automatic) {
    const [loan] = await db.select().from(loans).where(eq(loans.id, id)).limit(1);
    if (!loan || !moving.includes(loan.status)) return isMoved;
    const [known] = await knownLoansOf(db, [loan], today);
    if (!known) return isMoved;
    const facts = loanFacts(known, 0);
    const answer = mayHappen(loanMachine, step, { state: loan.status, facts }, { actors: ['system'], today });
    if (!answer.ok) continue;
    const repaidOn = known.outlook.schedule.movements.findLast(({ on }) => on <= today)?.on ?? today;
    const columns = { status: answer.to, ...(answer.to === 'repaid' && { repaidOn }) };
    // Not a new version: whoever fills in the form of the loan has nothing to compare.
    await db
      .update(loans)
      .set({ ...columns, updatedAt: at })
      .where(eq(loans.id, loan.id));
    await writeStateChange(deps, db, 'loan', loan, {
      fromState: loan.status,
      toState: answer.to,
      byUserId: null,
      on: answer.to === 'repaid' ? repaidOn : today,
      reason: null,
    });
    isMoved = true;
  }
  return isMoved;
}

/**
 * Every night: loans whose period of drawing is over, or that the sales have repaid.
 *
 * @returns how many loans changed their state
 */
export async function settleLoans(deps: ServerDependencies): Promise<{ loans: number }> {
  const rows = await deps.db
    .select()
    .from(loans)
    .where(and(inArray(loans.status, [...moving]), isNull(loans.deletedAt)));
  let moved = 0;
  for (const { id, operationId } of rows) {
    const isMoved = await deps.db.transaction((tx) => settleLoan(deps, tx, id));
    if (!isMoved) continue;
    moved += 1;
    const outbox: QueuedEvent[] = [];
    const [now] = await deps.db.select().from(loans).where(eq(loans.id, id)).limit(1);
    const payload = { id, operationId, version: now?.version ?? 1, by: null };
    broadcast({ outbox }, [channels.operation(operationId)], 'loan.updated', payload, operationId);
    await publishEvents(deps, outbox);
  }
  return { loans: moved };
}
