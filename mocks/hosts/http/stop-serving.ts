import type { JobRunner } from '#mocks/server/jobs/runner.ts';
import type { Listening } from './listen.ts';
import type { Probes } from './probes.ts';

export interface Serving {
  probes: Pick<Probes, 'stopBeingReady'>;
  listening: Pick<Listening, 'close'>;
  runner: JobRunner;
  /** Writes down what is still on its way, and lets go of the database. */
  release: () => Promise<void>;
}

/**
 * Stops in the order that loses nothing: first `/readyz` fails while requests are still answered, so that whoever
 * shares them out sends no more; once `drained`, connections end; the database is let go of last.
 */
export async function stopServing(
  { probes, listening, runner, release }: Serving,
  drained: Promise<unknown>,
): Promise<void> {
  probes.stopBeingReady();
  const rested = runner.stop();
  await drained;
  await listening.close();
  await rested;
  await release();
}
