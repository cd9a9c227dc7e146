import type { SimulationFormValues } from '#contracts/client/operation/simulation/payload.ts';
import type { StudyPlace } from '#domain/simulation/study/study.ts';
import type { Computed } from './compute.ts';
import type { ComputeAnswer, ComputeTask } from './compute-worker.ts';

/** The part of a worker that a thread of calculation speaks to. */
export interface ComputePort {
  postMessage(task: ComputeTask): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ComputeAnswer>) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

/** Calculates beside the page, so that a large simulation never holds up what is typed. */
export interface ComputeThread {
  /** Asks for the results of some values; while others are calculated, only the newest wait. */
  ask(values: SimulationFormValues, place: StudyPlace): void;
  end(): void;
}

/** Lots and lines from which a simulation is calculated in a thread of its own. */
const largeFrom = 120;

/** Whether a simulation is so large that calculation it could be felt while typing. */
export const isLargeStudy = (values: SimulationFormValues): boolean =>
  values.lots.length +
    values.purchaseLines.length +
    values.worksLines.length +
    values.reserveLines.length +
    values.saleLines.length +
    values.financeLines.length >=
  largeFrom;

/**
 * Opens the thread.
 *
 * @param onResult gets results with the values that they came of
 * @param onBroken is told once when the browser cannot run the thread: calculation falls back to the page
 */
export function openComputeThread(
  onResult: (computed: Computed, of: SimulationFormValues) => void,
  onBroken: () => void,
  open: () => ComputePort = () =>
    new Worker(new URL('./compute-worker.ts', import.meta.url), { type: 'module', name: 'ilot-simulation' }),
): ComputeThread {
  const port = open();
  let running: ComputeTask | null = null;
  let waiting: ComputeTask | null = null;
  let count = 0;
  const send = (task: ComputeTask): void => {
    running = task;
    port.postMessage(task);
  };
  port.addEventListener('message', ({ data }) => {
    if (running === null || data.id !== running.id) return;
    const { values } = running;
    running = null;
    // The next is begun before the page draws what came.
    if (waiting !== null) {
      const next = waiting;
      waiting = null;
      send(next);
    }
    onResult(data.computed, values);
  });
  port.addEventListener('error', () => {
    port.terminate();
    onBroken();
  });
  return {
    ask(values, place) {
      const task: ComputeTask = { id: (count += 1), values, place };
      if (running === null) send(task);
      else waiting = task;
    },
    end: () => port.terminate(),
  };
}
