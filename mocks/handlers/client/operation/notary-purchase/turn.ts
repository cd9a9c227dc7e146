import { eq } from 'drizzle-orm';
import { mayHappen } from '#domain/states/may-happen.ts';
import { notaryPurchaseMachine } from '#domain/states/purchase/notary-purchase.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import { notaryPurchases, type NotaryPurchase } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import type { Day } from '#domain/time/day.ts';
import { writeStateChange } from '../state-change.ts';
import { purchaseFacts } from './facts.ts';
import { partsOf } from './record.ts';

/** Steps that come by themselves, in their order. */
const automaticSteps = ['open-conditions', 'meet-conditions', 'lapse'] as const;

type Deps = Pick<ServerDependencies, 'newId' | 'clock'>;

/** Takes the steps of a purchase that follow from its conditions or from the day; how many those were. */
export async function turnPurchase(deps: Deps, tx: Database, id: string): Promise<number> {
  const [row] = await tx.select().from(notaryPurchases).where(eq(notaryPurchases.id, id)).limit(1);
  if (!row) return 0;
  const parts = await partsOf(tx, id);
  const today = parisDay(deps.clock.businessNow()) as Day;
  let [purchase, steps]: [NotaryPurchase, number] = [row, 0];
  for (const step of automaticSteps) {
    const facts = purchaseFacts({ purchase, ...parts }, { isCleared: false, endsOn: null });
    const answer = mayHappen(
      notaryPurchaseMachine,
      step,
      { state: purchase.status, facts },
      { actors: ['system'], today },
    );
    if (!answer.ok) continue;
    const at = deps.clock.businessNow();
    const columns = { status: answer.to, ...(step === 'lapse' && { lapsedOn: today }) };
    if (!(await changeRow(tx, notaryPurchases, { id, version: purchase.version }, { at, columns }))) break;
    await writeStateChange(deps, tx, 'notaryPurchase', purchase, {
      fromState: purchase.status,
      toState: answer.to,
      byUserId: null,
      on: today,
      reason: null,
    });
    purchase = { ...purchase, ...columns, version: purchase.version + 1 };
    steps += 1;
  }
  return steps;
}
