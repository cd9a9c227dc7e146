import { resolve } from 'node:path';
import { generate, type GenerateOptions, type Outcome } from '../generate.ts';
import { createOutputMemory } from '../write/output-memory.ts';
import { systemClock, type Clock } from './clock.ts';
import { coalesce } from './coalesce.ts';
import { readScope, type Scope } from './scope.ts';
import { survey as surveyOf, type Survey } from './survey.ts';
import { warmUp } from './warm-up.ts';

/** A problem that is mended within this time is not told: a file half written, a page that comes next. */
export const PATIENCE_MS = 100;
/** Time after the start when nobody will mind some work. */
const IDLE_MS = 1_500;

/** How one run ended. */
export type Run = { readonly elapsedMs: number } & (
  | { readonly kind: 'done'; readonly outcome: Outcome }
  | { readonly kind: 'failed'; readonly error: Error }
);

/** What tells of changes to files. */
export interface ChangeSource {
  /** Tells of changes in this scope from now on, in place of the one before. */
  follow(scope: Scope): void;
  close(): void;
}

export interface FollowOptions extends GenerateOptions {
  /** Opens what tells of changes, which calls `onTouch` with the absolute path of each. */
  readonly openSource: (onTouch: (path: string) => void) => ChangeSource;
  /** Told of each run that ended; of one that failed only when nothing mends it within a moment. */
  readonly onRun: (run: Run) => void;
  readonly clock?: Clock;
}

/** Somebody who generates at every change. */
export interface Follower {
  /** When the run that is under way, if any, has ended. */
  settled(): Promise<void>;
  /** Ends it, after the run that is under way. */
  close(): Promise<void>;
}

/**
 * Generates at once, and again whenever something changes that the output depends on: the manifest, the
 * pages and contracts that there are, `imports` of package.json. Bursts of changes give one run, runs never
 * overlap, and one that fails leaves the last good output. Rejects when changes cannot be followed.
 */
export async function follow(options: FollowOptions): Promise<Follower> {
  const { openSource, onRun, clock = systemClock, ...given } = options;
  const [manifest, out] = [resolve(options.manifest), resolve(options.out)];
  const generateOptions = { ...given, manifest, out, memory: options.memory ?? createOutputMemory() };
  const touched = new Set<string>();
  let scope = readScope(manifest, out);
  let survey: Survey | undefined;
  let isFirst = true;
  let forgetFailure = (): void => undefined;
  let forgetWarmUp = (): void => undefined;

  /** Whether a run is needed. Before the run that reads the files, so that no change falls in between. */
  const look = (): boolean => {
    const paths = [...touched];
    touched.clear();
    const differs = survey?.differs(paths) === true || isFirst;
    isFirst = false;
    const wanted = readScope(manifest, out, scope);
    if (JSON.stringify(wanted) === JSON.stringify(scope)) return differs;
    scope = wanted;
    source.follow(scope);
    survey = surveyOf(scope);
    return true;
  };

  const work = async (): Promise<void> => {
    const run = await timed(clock, () => {
      if (!look()) return undefined;
      forgetFailure();
      forgetWarmUp();
      return generate(generateOptions);
    });
    if (run?.kind === 'failed') forgetFailure = clock.after(PATIENCE_MS, () => onRun(run));
    else if (run) onRun(run);
  };

  const runs = coalesce(work, clock);
  const source = openSource((path) => {
    if (!survey?.concerns(path)) return;
    touched.add(path);
    runs.request();
  });
  try {
    source.follow(scope);
  } catch (error) {
    source.close();
    throw error;
  }
  survey = surveyOf(scope);
  await runs.begin();
  forgetWarmUp = clock.after(IDLE_MS, () => {
    let isWanted = true;
    forgetWarmUp = () => {
      isWanted = false;
    };
    void warmUp(generateOptions, () => isWanted);
  });
  return {
    settled: runs.settled,
    async close() {
      runs.close();
      source.close();
      forgetFailure();
      forgetWarmUp();
      await runs.settled();
    },
  };
}

async function timed(clock: Clock, work: () => Promise<Outcome> | undefined): Promise<Run | undefined> {
  const startMs = clock.now();
  const elapsedMs = (): number => Math.round(clock.now() - startMs);
  try {
    const outcome = await work();
    return outcome && { kind: 'done', outcome, elapsedMs: elapsedMs() };
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    return { kind: 'failed', error: failure, elapsedMs: elapsedMs() };
  }
}
