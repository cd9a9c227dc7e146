import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Row } from '../report.ts';
import type { SignedIn } from './signed-in.ts';

/**
 * What Lighthouse multiplies the time of scripts by on a phone (4) is meant for the middle of its « high-end
 * desktop », a benchmark index of 1,500 to 2,000; on another machine it asks to be calibrated, so that it means
 * the same mid-tier phone (« Calibrating the CPU slowdown »,
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown).
 */
const usual = { multiplier: 4, index: 1_750 };

/** How fast this machine is, and how many times slower it plays the usual slow device. */
export interface Calibration {
  readonly index: number;
  readonly multiplier: number;
}

/** The machine's index as Lighthouse measures it, median of five, and what its phone is slower by. */
export async function calibrate({ context }: SignedIn): Promise<Calibration> {
  const page = await context.newPage();
  const indexes: number[] = [];
  for (let time = 0; time < 5; time += 1)
    indexes.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  await page.close();
  const index = indexes.toSorted((a, b) => a - b)[2] ?? usual.index;
  return { index, multiplier: Math.max(1, (usual.multiplier * index) / usual.index) };
}

/** Says it in the table. */
export const calibrationRow = ({ index, multiplier }: Calibration): Row => ({
  what: 'the machine: benchmark index, times that the slow device is slower',
  ours: `${index.toFixed(0)}, ${multiplier.toFixed(2)}`,
  target: `${usual.index}, ${usual.multiplier}`,
  isMet: true,
});
