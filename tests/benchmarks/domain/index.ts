import { benchParts } from '../parts.ts';

/** The rules of the trade: a large simulation and many deadlines. `wanted`: all parts, or some. */
export function bench(wanted: readonly string[]): Promise<void> {
  return benchParts(
    'Rules of the trade',
    'peer',
    {
      simulation: async () => (await import('./simulation.ts')).benchSimulation(),
      deadlines: async () => (await import('./deadlines.ts')).benchDeadlines(),
    },
    wanted,
  );
}
