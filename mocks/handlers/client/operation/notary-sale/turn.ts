import { eq } from 'drizzle-orm';
import { notarySaleMachine } from '#domain/states/sale/notary-sale.ts';
import type { Day } from '#domain/time/day.ts';
import type { ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import { notarySaleLots, notarySales } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { turnRecord } from '../steps/turn-record.ts';
import { notarySaleFacts } from './facts.ts';
import { followLots } from './follow-lots.ts';
import { saleById, type KnownSale } from './record.ts';
import { operationOfSale, surroundingsOf } from './surroundings.ts';

/** Steps that come by themselves, in their order. */
const automaticSteps = ['expire-option', 'become-firm', 'lift-conditions', 'settle'] as const;
type AutomaticStep = (typeof automaticSteps)[number];

const kind = { machine: notarySaleMachine, table: notarySales, entity: 'notarySale' } as const;

type Deps = Pick<ServerDependencies, 'newId' | 'clock'>;

const columnsOf = (step: AutomaticStep, today: Day): ColumnsOf<typeof notarySales> => {
  if (step === 'become-firm') return { firmOn: today };
  if (step === 'lift-conditions') return { liftedOn: today };
  if (step === 'settle') return { paidOn: today };
  return { cancelReason: 'option_released', cancelledOn: today };
};

/** Sets the lots of a sale free: they may be sold again, the file keeps what they were to cost. */
export async function releaseLots(
  deps: Deps,
  tx: Database,
  known: KnownSale,
  by: { readonly byUserId: string | null; readonly on: string; readonly reason: string | null },
): Promise<void> {
  const step = by.byUserId === null && known.sale.status === 'option' ? 'option-expired' : 'release';
  const facts = { optionUntil: known.sale.optionUntil as Day | null };
  await followLots(
    deps,
    tx,
    known.lots.map(({ lot }) => lot),
    { ...by, step, facts },
  );
  await tx
    .update(notarySaleLots)
    .set({ isLive: false })
    .where(eq(notarySaleLots.notarySaleId, known.sale.id));
}

/** Takes the steps of a sale that follow from its days and papers, or from what was paid; how many those were. */
export async function turnSale(deps: Deps, tx: Database, id: string): Promise<number> {
  const known = await saleById(tx, id);
  const operation = known === null ? null : await operationOfSale(tx, known);
  if (known === null || operation === null) return 0;
  const today = parisDay(deps.clock.businessNow()) as Day;
  const around = await surroundingsOf(tx, known, { operation, today });
  const { steps } = await turnRecord(deps, tx, kind, {
    row: known.sale,
    steps: automaticSteps,
    today,
    due: (sale, step) => {
      // A price that was paid in full stays so: the keys may have come first.
      if (step === 'settle' && sale.paidOn !== null) return null;
      const now = { ...known, sale };
      return {
        facts: notarySaleFacts(now, around, today),
        columns: columnsOf(step, today),
        ...(step === 'expire-option' && {
          alongside: () => releaseLots(deps, tx, now, { byUserId: null, on: today, reason: null }),
        }),
      };
    },
  });
  return steps;
}
