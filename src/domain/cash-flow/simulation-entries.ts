import type { SimulationFlow } from '../simulation/simulation-flows.ts';
import type { CashFlowEntry } from './entry.ts';

/**
 * The forecast rows that a validated simulation starts a plan of cash with. The source of each names its line and
 * its month, so that what really happens can replace just that row.
 */
export function simulationEntries(flows: readonly SimulationFlow[]): readonly CashFlowEntry[] {
  const seen = new Map<string, number>();
  return flows.map(({ month, direction, category, origin, label, htCents, vatCents }) => {
    const base = `${origin}:${month}`;
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    // Two calls of one lot may come in one month.
    const id = count === 1 ? base : `${base}:${count}`;
    return {
      id,
      month,
      plannedOn: null,
      direction,
      category,
      label,
      htCents,
      vatCents,
      state: 'forecast',
      source: { type: 'simulation', id },
    };
  });
}
