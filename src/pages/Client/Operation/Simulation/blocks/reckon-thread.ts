import type { SimulationFormValues } from '#contracts/client/operation/simulation/payload.ts';
import type { StudyPlace } from '#domain/simulation/study/study.ts';
import type { Reckoned } from './reckon.ts';
import type { ReckonAnswer, ReckonTask } from './reckon-worker.ts';

/** The part of a worker that a thread of reckoning speaks to. */
export interface ReckonPort {
  postMessage(task: ReckonTask): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ReckonAnswer>) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

/** Reckons beside the page, so that a large simulation never holds up what is typed. */
export interface ReckonThread {
  /** Asks for the results of some values; while others are reckoned, only the newest wait. */
  ask(values: SimulationFormValues, place: StudyPlace): void;
  end(): void;
}

/** Lots and lines from which a simulation is reckoned in a thread of its own. */
const largeFrom = 120;

/** Whether a simulation is so large that reckoning it could be felt while typing. */
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
 * @param onBroken is told once when the browser cannot run the thread: reckoning falls back to the page
 */
export function openReckonThread(
  onResult: (reckoned: Reckoned, of: SimulationFormValues) => void,
  onBroken: () => void,
  open: () => ReckonPort = () =>
    new Worker(new URL('./reckon-worker.ts', import.meta.url), { type: 'module', name: 'ilot-simulation' }),
): ReckonThread {
  const port = open();
  let running: ReckonTask | null = null;
  let waiting: ReckonTask | null = null;
  let count = 0;
  const send = (task: ReckonTask): void => {
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
    onResult(data.reckoned, values);
  });
  port.addEventListener('error', () => {
    port.terminate();
    onBroken();
  });
  return {
    ask(values, place) {
      const task: ReckonTask = { id: (count += 1), values, place };
      if (running === null) send(task);
      else waiting = task;
    },
    end: () => port.terminate(),
  };
}
