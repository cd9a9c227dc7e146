import { inArray } from 'drizzle-orm';
import { DomainError } from '#domain/domain-error.ts';
import { subtractCents, type Cents } from '#domain/money/cents.ts';
import { bpsOfRate, ratio } from '#domain/money/rate.ts';
import type { LotResult } from '#domain/simulation/results.ts';
import type { Day } from '#domain/time/day.ts';
import { lotVat, type LotVat } from '#domain/vat/lot-vat.ts';
import { simulations, type Lot, type Operation, type SimulationRecord } from '#mocks/db/schema/index.ts';
import { can, type ClientContext } from '#mocks/server/context.ts';
import { simulatedOnce } from '../simulation/simulated-once.ts';

/** Whether the person sees what lots cost and earn. */
export const seesMargins = (context: ClientContext): boolean => can(context, 'lot-margin.list');

/** The results of the reference simulation by the reference of its lots; nothing without one. */
export type SimulatedLots = ReadonlyMap<string, LotResult>;

/** The lots of the reference simulations of some operations, by operation. */
export async function simulatedLots(
  context: Pick<ClientContext, 'db' | 'request'>,
  operations: readonly Operation[],
): Promise<ReadonlyMap<string, SimulatedLots>> {
  const ids = operations.flatMap(({ activeSimulationId }) => activeSimulationId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await context.db.select().from(simulations).where(inArray(simulations.id, ids));
  return new Map(
    operations.map((operation): [string, SimulatedLots] => {
      const row = rows.find(({ id }) => id === operation.activeSimulationId);
      return [operation.id, row ? resultsOf(context, row, operation) : new Map()];
    }),
  );
}

function resultsOf(
  context: Pick<ClientContext, 'request'>,
  row: SimulationRecord,
  operation: Operation,
): SimulatedLots {
  try {
    const { lots } = simulatedOnce(context, row, operation).results;
    return new Map(lots.map((lot) => [lot.ref, lot]));
  } catch (error) {
    // A study that cannot be calculated has no figures to tell.
    if (error instanceof DomainError) return new Map();
    throw error;
  }
}

/** What a lot earns at its present price. */
export interface LotMargin {
  readonly vat: LotVat;
  readonly costCents: Cents;
  readonly marginCents: Cents;
  readonly marginBps: number | null;
}

/**
 * VAT and margin of a lot at its price of today, over the part of purchase and costs that its simulation gives it;
 * null while it has no price, or no simulation knows it.
 */
export function lotMargin(
  lot: Pick<Lot, 'ref' | 'vatMode' | 'areaM2' | 'priceTtcCents'>,
  { vatRegime, departmentCode }: Pick<Operation, 'vatRegime' | 'departmentCode'>,
  simulated: SimulatedLots,
  on: string,
): LotMargin | null {
  const result = simulated.get(lot.ref);
  if (result === undefined || lot.priceTtcCents === null) return null;
  const vat = lotVat(
    { priceTtcCents: lot.priceTtcCents as Cents, vatMode: lot.vatMode, areaM2: lot.areaM2 },
    result.acquisitionShareCents,
    vatRegime,
    { on: on as Day, departmentCode },
  );
  const costCents = result.cost.totalCents;
  const marginCents = subtractCents(vat.priceHtCents, costCents);
  return {
    vat,
    costCents,
    marginCents,
    marginBps: bpsOfRate(ratio(marginCents, vat.priceHtCents)),
  };
}
