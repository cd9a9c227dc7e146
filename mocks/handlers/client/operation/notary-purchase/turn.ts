import { eq } from 'drizzle-orm';
import { notaryPurchaseMachine } from '#domain/states/purchase/notary-purchase.ts';
import type { Database } from '#mocks/db/database.ts';
import { notaryPurchases } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import type { Day } from '#domain/time/day.ts';
import { turnRecord } from '../steps/turn-record.ts';
import { purchaseFacts } from './facts.ts';
import { partsOf } from './record.ts';

/** Steps that come by themselves, in their order. */
const automaticSteps = ['open-conditions', 'meet-conditions', 'lapse'] as const;

const kind = { machine: notaryPurchaseMachine, table: notaryPurchases, entity: 'notaryPurchase' } as const;

type Deps = Pick<ServerDependencies, 'newId' | 'clock'>;

/** Takes the steps of a purchase that follow from its conditions or from the day; how many those were. */
export async function turnPurchase(deps: Deps, tx: Database, id: string): Promise<number> {
  const [row] = await tx.select().from(notaryPurchases).where(eq(notaryPurchases.id, id)).limit(1);
  if (!row) return 0;
  const parts = await partsOf(tx, id);
  const today = parisDay(deps.clock.businessNow()) as Day;
  const { steps } = await turnRecord(deps, tx, kind, {
    row,
    steps: automaticSteps,
    today,
    due: (purchase, step) => ({
      facts: purchaseFacts({ purchase, ...parts }, { isCleared: false, endsOn: null }),
      columns: step === 'lapse' ? { lapsedOn: today } : {},
    }),
  });
  return steps;
}
