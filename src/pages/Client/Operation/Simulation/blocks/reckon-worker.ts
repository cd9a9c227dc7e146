import type { SimulationFormValues } from '#contracts/client/operation/simulation/payload.ts';
import type { StudyPlace } from '#domain/simulation/study/study.ts';
import { reckon, sensitivityGrid } from './engine.ts';
import type { Reckoned } from './reckon.ts';

/** What the thread is asked: the values of a form under a number. */
export interface ReckonTask {
  readonly id: number;
  readonly values: SimulationFormValues;
  readonly place: StudyPlace;
}

/** What it answers to that number. */
export interface ReckonAnswer {
  readonly id: number;
  readonly reckoned: Reckoned;
}

addEventListener('message', ({ data }: MessageEvent<ReckonTask>) => {
  const reckoned = reckon(data.values, data.place);
  const answer: ReckonAnswer = {
    id: data.id,
    // The table of sensitivity weighs each lot twenty-five times: it is not left to the page.
    reckoned: reckoned.ok ? { ...reckoned, grid: sensitivityGrid(reckoned.model) } : reckoned,
  };
  postMessage(answer);
});
