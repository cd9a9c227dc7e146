import { eq } from 'drizzle-orm';
import type { LotFacts } from '#domain/states/lot/facts.ts';
import { lotMachine } from '#domain/states/lot/lot.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import { lots, type Lot } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import type { Day } from '#domain/time/day.ts';
import { writeStateChange } from '../state-change.ts';

/** Steps of a lot that its sale brings about. */
export type LotStep =
  | 'option'
  | 'option-expired'
  | 'reserve'
  | 'sign-contract'
  | 'sign-deed'
  | 'deliver'
  | 'release';

export interface LotFollow {
  readonly step: LotStep;
  readonly facts: LotFacts;
  readonly on: string;
  readonly byUserId: string | null;
  readonly reason?: string | null;
}

/** A lot was taken or changed by somebody else in the meantime. */
export class LotTakenError extends Error {
  override readonly name = 'LotTakenError';
  readonly ref: string;

  constructor(ref: string) {
    super(`Lot ${ref} is no longer free.`);
    this.ref = ref;
  }
}

/**
 * Takes the step of the lots of a sale, all or none; the versions they had afterwards.
 *
 * @throws LotTakenError when one of them cannot follow
 */
export async function followLots(
  deps: Pick<ServerDependencies, 'newId' | 'clock'>,
  tx: Database,
  rows: readonly Pick<Lot, 'id' | 'ref'>[],
  { step, facts, on, byUserId, reason = null }: LotFollow,
): Promise<Lot[]> {
  const at = deps.clock.businessNow();
  const changed: Lot[] = [];
  for (const { id, ref } of rows) {
    const [lot] = await tx.select().from(lots).where(eq(lots.id, id)).for('update');
    if (!lot || lot.deletedAt !== null) throw new LotTakenError(ref);
    const answer = mayHappen(
      lotMachine,
      step,
      { state: lot.status, facts },
      { actors: ['system'], today: parisDay(at) as Day },
    );
    if (!answer.ok) throw new LotTakenError(ref);
    const columns = { status: answer.to };
    if (!(await changeRow(tx, lots, { id, version: lot.version }, { at, columns })))
      throw new LotTakenError(ref);
    const lotChange = { fromState: lot.status, toState: answer.to, byUserId, on, reason };
    await writeStateChange(deps, tx, 'lot', lot, lotChange);
    changed.push({ ...lot, status: answer.to, version: lot.version + 1 });
  }
  return changed;
}
