import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';
import { projectRoot } from '../project.ts';
import { withMutant, type Mutant } from './make-mutants.ts';
import { plant } from './planted.ts';

/** A fault with its file, and the tests that should find it. */
export interface Trial {
  readonly file: string;
  readonly mutant: Mutant;
  readonly tests: readonly string[];
}

/** What became of a fault; `error` where the tests fail without any. */
export type Verdict = 'killed' | 'survived' | 'error';

/**
 * Plants faults one by one and runs the tests of each in one process, without touching the files.
 *
 * @param onVerdict is called with each verdict, by the rank of its trial
 */
export async function tryMutants(
  trials: readonly Trial[],
  onVerdict: (rank: number, verdict: Verdict) => void,
): Promise<void> {
  const vitest = await createVitest({
    watch: false,
    bail: 1,
    reporters: [{}],
    silent: true,
    // What is kept on disk is known by the file, which stays as it is.
    fsModuleCache: false,
    maxWorkers: 1,
    passWithNoTests: true,
  });
  const all = await vitest.globTestSpecifications();
  const specifications = ({ tests }: Trial): TestSpecification[] =>
    all.filter(({ moduleId }) => tests.some((test) => moduleId === join(projectRoot, test)));
  let last = '';
  const passes = async (trial: Trial): Promise<boolean> => {
    // The file of the trial before is read again too: its fault is no longer planted.
    for (const file of new Set([last, trial.file])) vitest.invalidateFile(join(projectRoot, file));
    last = trial.file;
    const wanted = specifications(trial);
    const result = await vitest.runTestSpecifications(wanted);
    const { unhandledErrors } = result;
    // What earlier runs left is told as well.
    const ids = new Set(wanted.map(({ moduleId }) => moduleId));
    const testModules = result.testModules.filter(({ moduleId }) => ids.has(moduleId));
    const isTested = testModules.length > 0 && testModules.every((module) => module.ok());
    return isTested && unhandledErrors.length === 0;
  };
  const sound = new Map<string, boolean>();
  try {
    for (const [rank, trial] of trials.entries()) {
      const key = trial.tests.join();
      plant(null);
      if (!sound.has(key)) sound.set(key, await passes(trial));
      if (sound.get(key) === false) {
        onVerdict(rank, 'error');
        continue;
      }
      const text = readFileSync(join(projectRoot, trial.file), 'utf8');
      plant({ file: trial.file, text: withMutant(text, trial.mutant) });
      onVerdict(rank, (await passes(trial)) ? 'survived' : 'killed');
    }
  } finally {
    plant(null);
    await vitest.close();
  }
}
