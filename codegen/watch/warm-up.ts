import { setImmediate as pause } from 'node:timers/promises';
import { planFiles } from '../emit/plan.ts';
import { renderFiles } from '../emit/render.ts';
import { check, type GenerateOptions } from '../generate.ts';
import { readManifest } from '../manifest/read.ts';

/** How often everything is done: what runs often is compiled well. */
const ROUNDS = 4;
/** Files rendered at a time, few enough that whoever shares the process is not kept waiting. */
const BATCH = 10;

/**
 * Does what a run would, without writing, so that the first run after it finds everything loaded, read and
 * compiled: it is then several times as fast. Ends early when `isWanted` says so; never rejects.
 */
export async function warmUp(options: GenerateOptions, isWanted: () => boolean): Promise<void> {
  const { manifest, out, runtime = '#runtime', allowMissingPages = false, only = [], except = [] } = options;
  try {
    const { model } = readManifest({ manifest, out, runtime, allowMissingPages, only, except });
    // The files that hold something of every route are those that every run renders.
    const files = planFiles(model).toSorted((a, b) => size(b.inputs) - size(a.inputs));
    for (let round = 0; round < ROUNDS; round += 1) {
      const end = round === 0 ? files.length : BATCH;
      for (let start = 0; start < end && isWanted(); start += BATCH) {
        await renderFiles(files.slice(start, start + BATCH));
        await pause();
      }
      if (isWanted()) await check(options);
      await pause();
    }
  } catch {
    // Whatever it is, the run that meets it tells it.
  }
}

function size(inputs: unknown): number {
  return JSON.stringify(inputs).length;
}
