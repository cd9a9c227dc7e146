import type { SimulationFormValues } from '#contracts/client/operation/simulation/payload.ts';
import { highestPriceSteps } from '#domain/offer/price-impact.ts';
import { inOneGo, type Steps } from '#domain/steps.ts';
import { swingSteps, type Swing } from '#domain/simulation/study/swings.ts';
import type { Study, StudyPlace } from '#domain/simulation/study/study.ts';
import { compute, sensitivityGrid, type Computed } from './compute.ts';

/** What takes many simulations to answer: the highest price for a margin, what each hypothesis does to the margin. */
export type Question =
  | { readonly kind: 'highestPrice'; readonly targetBps: number }
  | { readonly kind: 'swings' };

/** The answer to each kind of question. */
export interface Answers {
  readonly highestPrice: number | null;
  readonly swings: readonly Swing[];
}
export type Answer = Answers[keyof Answers];

/** What a thread is told, each under a number of its own. */
export type ComputeTask =
  | {
      readonly kind: 'study';
      readonly id: number;
      readonly values: SimulationFormValues;
      readonly place: StudyPlace;
    }
  /** About the results of the study of that number. */
  | { readonly kind: 'question'; readonly id: number; readonly of: number; readonly question: Question }
  | { readonly kind: 'drop'; readonly id: number };

/** What it answers to such a number. */
export type ComputeAnswer =
  | { readonly kind: 'study'; readonly id: number; readonly computed: Computed }
  | { readonly kind: 'question'; readonly id: number; readonly answer: Answer };

function stepsOf(question: Question, study: Study, place: StudyPlace): Steps<Answer> {
  switch (question.kind) {
    case 'highestPrice':
      return highestPriceSteps(study, place, question.targetBps);
    case 'swings':
      return swingSteps(study, place);
  }
}

/** The answer at once. */
export const answerTo = (question: Question, study: Study, place: StudyPlace): Answer =>
  inOneGo(stepsOf(question, study, place));

/**
 * What a thread does with its tasks: a study at once; a question one simulation at a time, so that a newer study never
 * waits for it. A newer study drops the questions about the one before.
 *
 * @param later runs something after the messages that came in meanwhile
 */
export function serveTasks(
  post: (answer: ComputeAnswer) => void,
  later: (run: () => void) => void,
): (task: ComputeTask) => void {
  let latest: { readonly id: number; readonly computed: Computed } | null = null;
  const asked = new Map<number, Steps<Answer>>();
  const step = (id: number): void => {
    const steps = asked.get(id);
    if (steps === undefined) return;
    const { done, value } = steps.next();
    if (done !== true) {
      later(() => step(id));
      return;
    }
    asked.delete(id);
    post({ kind: 'question', id, answer: value });
  };
  return (task) => {
    if (task.kind === 'drop') {
      asked.delete(task.id);
      return;
    }
    if (task.kind === 'question') {
      if (latest?.id !== task.of || !latest.computed.ok) return;
      asked.set(task.id, stepsOf(task.question, latest.computed.study, latest.computed.place));
      later(() => step(task.id));
      return;
    }
    asked.clear();
    const computed = compute(task.values, task.place);
    latest = { id: task.id, computed };
    // The table of sensitivity weighs each lot twenty-five times: it is not left to the page.
    const grid = computed.ok ? { grid: sensitivityGrid(computed.model) } : {};
    post({ kind: 'study', id: task.id, computed: { ...computed, ...grid } });
  };
}
