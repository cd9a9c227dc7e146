import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, createVitest, type Reporter, type TestSpecification, type Vitest } from 'vitest/node';
import { projectRoot } from '../project.ts';
import { withMutant, type Mutant } from './make-mutants.ts';
import { plant, testWithFault } from './planted.ts';
import { withSwitches } from './switches.ts';

/** A fault with its file, and the tests that should find it. */
export interface Trial {
  readonly file: string;
  readonly mutant: Mutant;
  readonly tests: readonly string[];
}

/** What became of a fault; `error` where the tests fail without any. */
export type Verdict = 'killed' | 'survived' | 'error';

/** Is called as a fault is tried and with each verdict, by the rank of its trial. */
type OnNews = (rank: number, news: 'started' | Verdict) => void;

const pathOf = (file: string): string => join(projectRoot, file);
const textOf = (file: string): string => readFileSync(pathOf(file), 'utf8');

/** Runs test files in the order in which they are given. */
class AsGiven extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

const open = (bail: number, reporter: Reporter = {}): Promise<Vitest> =>
  createVitest({
    watch: false,
    bail,
    reporters: [reporter],
    silent: true,
    // What is kept on disk is known by the file, which stays as it is.
    fsModuleCache: false,
    maxWorkers: 1,
    sequence: { sequencer: AsGiven },
    passWithNoTests: true,
  });

/** Plants faults and runs the tests of each in one process, without touching the files. */
export async function tryMutants(trials: readonly Trial[], onNews: OnNews): Promise<void> {
  const found = await foundBySwitch(trials, onNews);
  for (const rank of found) onNews(rank, 'killed');
  const left = trials.map((trial, rank) => ({ trial, rank })).filter(({ rank }) => !found.has(rank));
  await tryAnew(
    left.map(({ trial }) => trial),
    (at, news) => onNews(left[at]?.rank ?? at, news),
  );
}

/**
 * Tries the faults that a switch can turn on: handlers are loaded once for all of them, and only the tests run again.
 * Gives those that are found, none of them where the tests fail without a fault before or after. What it lets pass may
 * still have been hidden by what an earlier fault left in memory.
 */
async function foundBySwitch(trials: readonly Trial[], onNews: OnNews): Promise<ReadonlySet<number>> {
  const switched = trials.flatMap(({ file, mutant, tests }, id) =>
    mutant.within === null ? [] : [{ id, file, mutant, tests }],
  );
  const failed = new Set<number>();
  const rankOf = (moduleId: string): number => Number(moduleId.split('?fault=')[1]);
  const vitest = await open(0, {
    onTestModuleStart({ moduleId }) {
      const rank = rankOf(moduleId);
      if (rank < trials.length) onNews(rank, 'started');
    },
    onTestModuleEnd(module) {
      if (!module.ok()) failed.add(rankOf(module.moduleId));
    },
  });
  const files = Map.groupBy(switched, ({ file }) => file);
  plant(new Map([...files].map(([file, faults]) => [pathOf(file), withSwitches(textOf(file), faults)])));
  try {
    const all = await vitest.globTestSpecifications();
    const withFault = (test: string, id: number): TestSpecification[] =>
      all
        .filter(({ moduleId }) => moduleId === pathOf(test))
        .map(({ project }) => project.createSpecification(testWithFault(pathOf(test), id)));
    const tests = [...new Set(switched.flatMap((one) => one.tests))];
    // Numbers that no fault has.
    const [before, after] = [trials.length, trials.length + 1];
    await vitest.runTestSpecifications([
      ...tests.flatMap((test) => withFault(test, before)),
      ...switched.flatMap((one) => one.tests.flatMap((test) => withFault(test, one.id))),
      ...tests.flatMap((test) => withFault(test, after)),
    ]);
    return failed.has(before) || failed.has(after) ? new Set() : failed;
  } finally {
    plant(new Map());
    await vitest.close();
  }
}

/** Tries faults one by one, each in modules that are loaded anew. */
async function tryAnew(trials: readonly Trial[], onNews: OnNews): Promise<void> {
  if (trials.length === 0) return;
  const vitest = await open(1);
  const all = await vitest.globTestSpecifications();
  const specifications = ({ tests }: Trial): TestSpecification[] =>
    all.filter(({ moduleId }) => tests.some((test) => moduleId === pathOf(test)));
  let last = '';
  const passes = async (trial: Trial): Promise<boolean> => {
    // The file of the trial before is read again too: its fault is no longer planted.
    for (const file of new Set([last, trial.file])) vitest.invalidateFile(pathOf(file));
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
      onNews(rank, 'started');
      plant(new Map());
      if (!sound.has(key)) sound.set(key, await passes(trial));
      if (sound.get(key) === false) {
        onNews(rank, 'error');
        continue;
      }
      plant(new Map([[pathOf(trial.file), withMutant(textOf(trial.file), trial.mutant)]]));
      onNews(rank, (await passes(trial)) ? 'survived' : 'killed');
    }
  } finally {
    plant(new Map());
    await vitest.close();
  }
}
