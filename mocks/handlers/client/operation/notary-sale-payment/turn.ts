import { eq } from 'drizzle-orm';
import { paymentMachine } from '#domain/states/sale/payment.ts';
import type { Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { operations, payments } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { turnRecord } from '../steps/turn-record.ts';
import { paymentFacts } from './change.ts';
import { salesOf } from './record.ts';
import { balanceOf, reachedOn } from './terms.ts';

type Deps = Pick<ServerDependencies, 'newId' | 'clock'>;

const kind = { machine: paymentMachine, table: payments, entity: 'payment' } as const;

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
      const turned = await turnRecord(deps, tx, kind, {
        row: payment,
        steps: [step],
        today,
        due: (row) => ({
          facts: paymentFacts(known, row, today),
          columns: step === 'become-callable' ? { eventReachedOn: reachedOn(known, row) } : {},
        }),
      });
      steps += turned.steps;
    }
  }
  return steps;
}
