import { eq } from 'drizzle-orm';
import { mayHappen } from '#domain/states/may-happen.ts';
import { notarySaleMachine } from '#domain/states/sale/notary-sale.ts';
import type { Day } from '#domain/time/day.ts';
import { changeRow, type ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import { notarySaleLots, notarySales } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { writeStateChange } from '../state-change.ts';
import { notarySaleFacts } from './facts.ts';
import { followLots } from './follow-lots.ts';
import { saleById, type KnownSale } from './record.ts';
import { operationOfSale, surroundingsOf } from './surroundings.ts';

/** Steps that come by themselves, in their order. */
const automaticSteps = ['expire-option', 'become-firm', 'lift-conditions', 'settle'] as const;
type AutomaticStep = (typeof automaticSteps)[number];

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
  const first = await saleById(tx, id);
  const operation = first === null ? null : await operationOfSale(tx, first);
  if (first === null || operation === null) return 0;
  const today = parisDay(deps.clock.businessNow()) as Day;
  const around = await surroundingsOf(tx, first, { operation, today });
  let known = first;
  let steps = 0;
  for (const step of automaticSteps) {
    const { sale } = known;
    // A price that was paid in full stays so: the keys may have come first.
    if (step === 'settle' && sale.paidOn !== null) continue;
    const facts = notarySaleFacts(known, around, today);
    const answer = mayHappen(
      notarySaleMachine,
      step,
      { state: sale.status, facts },
      { actors: ['system'], today },
    );
    if (!answer.ok) continue;
    const at = deps.clock.businessNow();
    const columns = { ...columnsOf(step, today), status: answer.to };
    if (!(await changeRow(tx, notarySales, { id, version: sale.version }, { at, columns }))) break;
    const by = { byUserId: null, on: today, reason: null };
    if (answer.to !== sale.status) {
      const stateChange = { ...by, fromState: sale.status, toState: answer.to };
      await writeStateChange(deps, tx, 'notarySale', sale, stateChange);
    }
    if (step === 'expire-option') await releaseLots(deps, tx, known, by);
    known = { ...known, sale: { ...sale, ...columns, version: sale.version + 1 } };
    steps += 1;
  }
  return steps;
}
