import { eq } from 'drizzle-orm';
import { mayHappen } from '#domain/states/may-happen.ts';
import { paymentMachine } from '#domain/states/sale/payment.ts';
import type { Day } from '#domain/time/day.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import { operations, payments } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { writeStateChange } from '../state-change.ts';
import { paymentFacts } from './change.ts';
import { salesOf } from './record.ts';
import { balanceOf, reachedOn } from './terms.ts';

type Deps = Pick<ServerDependencies, 'newId' | 'clock'>;

/** Takes the steps of the calls of an operation that follow from a certificate, the deed or the day; how many those were. */
export async function turnPayments(deps: Deps, tx: Database, operationId: string): Promise<number> {
  const [operation] = await tx.select().from(operations).where(eq(operations.id, operationId)).limit(1);
  if (!operation) return 0;
  const today = parisDay(deps.clock.businessNow()) as Day;
  let steps = 0;
  for (const known of await salesOf(tx, operation)) {
    if (known.sale.status === 'cancelled') continue;
    for (const payment of known.payments) {
      const { status } = balanceOf(known, payment, today);
      const step = status === 'callable' ? 'become-callable' : status === 'overdue' ? 'fall-overdue' : null;
      if (step === null || status === payment.status) continue;
      const facts = paymentFacts(known, payment, today);
      const answer = mayHappen(
        paymentMachine,
        step,
        { state: payment.status, facts },
        { actors: ['system'], today },
      );
      if (!answer.ok) continue;
      const at = deps.clock.businessNow();
      const columns = {
        status: answer.to,
        ...(step === 'become-callable' && { eventReachedOn: reachedOn(known, payment) }),
      };
      const read = { id: payment.id, version: payment.version };
      if (!(await changeRow(tx, payments, read, { at, columns }))) continue;
      await writeStateChange(deps, tx, 'payment', payment, {
        fromState: payment.status,
        toState: answer.to,
        byUserId: null,
        on: today,
        reason: null,
      });
      steps += 1;
    }
  }
  return steps;
}
