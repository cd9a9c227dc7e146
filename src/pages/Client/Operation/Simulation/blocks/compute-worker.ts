import type { SimulationFormValues } from '#contracts/client/operation/simulation/payload.ts';
import type { StudyPlace } from '#domain/simulation/study/study.ts';
import { compute, sensitivityGrid } from './engine.ts';
import type { Computed } from './compute.ts';

/** What the thread is asked: the values of a form under a number. */
export interface ComputeTask {
  readonly id: number;
  readonly values: SimulationFormValues;
  readonly place: StudyPlace;
}

/** What it answers to that number. */
export interface ComputeAnswer {
  readonly id: number;
  readonly computed: Computed;
}

addEventListener('message', ({ data }: MessageEvent<ComputeTask>) => {
  const computed = compute(data.values, data.place);
  const answer: ComputeAnswer = {
    id: data.id,
    // The table of sensitivity weighs each lot twenty-five times: it is not left to the page.
    computed: computed.ok ? { ...computed, grid: sensitivityGrid(computed.model) } : computed,
  };
  postMessage(answer);
});
