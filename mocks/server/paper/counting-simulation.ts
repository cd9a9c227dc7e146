import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { simulations, type Operation, type SimulationRecord } from '#mocks/db/schema/index.ts';

/** The simulation that counts for an operation: validated, chosen, with the results that were kept; else null. */
export async function countingSimulation(
  { db }: { readonly db: Database },
  { id, activeSimulationId }: Pick<Operation, 'id' | 'activeSimulationId'>,
): Promise<(SimulationRecord & { readonly results: NonNullable<SimulationRecord['results']> }) | null> {
  if (activeSimulationId === null) return null;
  const [row] = await db
    .select()
    .from(simulations)
    .where(
      and(
        eq(simulations.id, activeSimulationId),
        eq(simulations.operationId, id),
        eq(simulations.status, 'validated'),
        isNull(simulations.deletedAt),
      ),
    )
    .limit(1);
  return row === undefined || row.results === null ? null : { ...row, results: row.results };
}
