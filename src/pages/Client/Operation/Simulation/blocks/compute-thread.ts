import type { SimulationFormValues } from '#contracts/client/operation/simulation/payload.ts';
import type { StudyPlace } from '#domain/simulation/study/study.ts';
import type { Computed } from './compute.ts';
import type { Answer, ComputeAnswer, ComputeTask, Question } from './compute-tasks.ts';

/** The part of a worker that a thread of calculation speaks to. */
export interface ComputePort {
  postMessage(task: ComputeTask): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ComputeAnswer>) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

/** Calculates beside the page, so that a large simulation never holds up what is typed. */
export interface ComputeThread {
  /**
   * Asks for the results of some values; while others are calculated, only the newest wait.
   *
   * @returns the number that comes with these results
   */
  ask(values: SimulationFormValues, place: StudyPlace): number;
  /**
   * Asks about the latest results. The answer does not come once newer ones are asked for: the question is to be put
   * again to those.
   *
   * @returns takes the question back
   */
  askAbout(question: Question, onAnswer: (answer: Answer) => void): () => void;
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
 * @param onResult gets results with the number that `ask` gave
 * @param onBroken is told once when the browser cannot run the thread: calculation falls back to the page
 */
export function openComputeThread(
  onResult: (computed: Computed, id: number) => void,
  onBroken: () => void,
  open: () => ComputePort = () =>
    new Worker(new URL('./compute-worker.ts', import.meta.url), { type: 'module', name: 'ilot-simulation' }),
): ComputeThread {
  type StudyTask = Extract<ComputeTask, { kind: 'study' }>;
  const port = open();
  const onAnswers = new Map<number, (answer: Answer) => void>();
  let running: StudyTask | null = null;
  let waiting: StudyTask | null = null;
  let answeredId = 0;
  let count = 0;
  const send = (task: StudyTask): void => {
    running = task;
    onAnswers.clear();
    port.postMessage(task);
  };
  const takeResult = (id: number, computed: Computed): void => {
    if (running === null || id !== running.id) return;
    running = null;
    answeredId = id;
    // The next is begun before the page draws what came.
    if (waiting !== null) {
      const next = waiting;
      waiting = null;
      send(next);
    }
    onResult(computed, id);
  };
  port.addEventListener('message', ({ data }) => {
    if (data.kind === 'study') {
      takeResult(data.id, data.computed);
      return;
    }
    onAnswers.get(data.id)?.(data.answer);
    onAnswers.delete(data.id);
  });
  port.addEventListener('error', () => {
    port.terminate();
    onBroken();
  });
  return {
    ask(values, place) {
      const task: StudyTask = { kind: 'study', id: (count += 1), values, place };
      if (running === null) send(task);
      else waiting = task;
      return task.id;
    },
    askAbout(question, onAnswer) {
      if (running !== null) return () => undefined;
      const id = (count += 1);
      onAnswers.set(id, onAnswer);
      port.postMessage({ kind: 'question', id, of: answeredId, question });
      return () => {
        if (onAnswers.delete(id)) port.postMessage({ kind: 'drop', id });
      };
    },
    end: () => port.terminate(),
  };
}
