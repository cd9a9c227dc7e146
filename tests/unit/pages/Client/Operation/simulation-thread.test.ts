import { describe, expect, test } from 'vitest';
import {
  simulationPayload,
  type SimulationFormValues,
} from '#contracts/client/operation/simulation/payload.ts';
import { compute, sensitivityGrid } from '#pages/Client/Operation/Simulation/blocks/engine.ts';
import type { Computed } from '#pages/Client/Operation/Simulation/blocks/compute.ts';
import {
  isLargeStudy,
  openComputeThread,
  type ComputePort,
} from '#pages/Client/Operation/Simulation/blocks/compute-thread.ts';
import {
  answerTo,
  serveTasks,
  type Answer,
  type ComputeAnswer,
  type ComputeTask,
  type Question,
} from '#pages/Client/Operation/Simulation/blocks/compute-tasks.ts';
import { largeStudy } from '#tests/support/large-study.ts';

const place = { departmentCode: '33', inseeCode: '33243' };
const named = (name: string): SimulationFormValues => ({ ...largeStudy(1, 5), name });

/** A worker that answers when it is told to. */
class Port implements ComputePort {
  readonly #listeners = new Map<string, (event: MessageEvent<ComputeAnswer>) => void>();
  readonly asked: ComputeTask[] = [];
  isEnded = false;

  postMessage(task: ComputeTask): void {
    this.asked.push(task);
  }

  terminate(): void {
    this.isEnded = true;
  }

  addEventListener(type: string, listener: (event: MessageEvent<ComputeAnswer>) => void): void {
    this.#listeners.set(type, listener);
  }

  emit(type: 'message' | 'error', answer?: ComputeAnswer): void {
    this.#listeners.get(type)?.(new MessageEvent<ComputeAnswer>(type, answer && { data: answer }));
  }

  get names(): readonly string[] {
    return this.asked.flatMap((task) => (task.kind === 'study' ? [task.values.name] : []));
  }

  answer(): void {
    const computed: Computed = { ok: false, kind: 'input', input: '' };
    this.emit('message', { kind: 'study', id: this.asked.at(-1)?.id ?? 0, computed });
  }
}

/** What a worker does, a turn at a time. */
function workerByTurns() {
  const posted: ComputeAnswer[] = [];
  const turns: (() => void)[] = [];
  const tell = serveTasks(
    (answer) => posted.push(answer),
    (run) => turns.push(run),
  );
  const goOn = (most = Number.POSITIVE_INFINITY): void => {
    for (let count = 0; count < most && turns.length > 0; count += 1) turns.shift()?.();
  };
  const answers = () => posted.flatMap((one) => (one.kind === 'question' ? [one] : []));
  return { posted, answers, tell, goOn };
}

const studyTask = (id: number, lots = 3): ComputeTask => ({
  kind: 'study',
  id,
  values: largeStudy(lots, 10),
  place,
});
const twelve: Question = { kind: 'highestPrice', targetBps: 1200 };

describe('the thread of a large simulation', () => {
  test('is given a form with 500 lots and 300 lines, which the server takes as well', () => {
    const values = largeStudy(500, 300);
    expect(isLargeStudy(values)).toBe(true);
    expect(simulationPayload.safeParse(values).error).toBeUndefined();
    expect(isLargeStudy(largeStudy(9, 20))).toBe(false);
  });

  test('hands back every figure and the table of sensitivity as the page would have made them', () => {
    const computed = compute(largeStudy(40, 100), place);
    if (!computed.ok) throw new Error(computed.kind);
    expect(structuredClone(computed)).toEqual(computed);
    expect(structuredClone(sensitivityGrid(computed.model))).toEqual(sensitivityGrid(computed.model));
  });

  test('leaves out what was typed while it calculated, all but the newest', () => {
    const port = new Port();
    const answered: number[] = [];
    const thread = openComputeThread(
      (_, id) => answered.push(id),
      () => undefined,
      () => port,
    );
    const asked = ['a', 'ab', 'abc', 'abcd'].map((name) => thread.ask(named(name), place));
    expect(port.names).toEqual(['a']);
    port.answer();
    port.answer();
    expect(port.names).toEqual(['a', 'abcd']);
    expect(answered).toEqual([asked[0], asked[3]]);
    thread.end();
    expect(port.isEnded).toBe(true);
  });

  test('tells that it broke, so that the page calculates itself', () => {
    const port = new Port();
    let isBroken = false;
    openComputeThread(
      () => undefined,
      () => {
        isBroken = true;
      },
      () => port,
    );
    port.emit('error');
    expect([isBroken, port.isEnded]).toEqual([true, true]);
  });

  test('asks about the latest results, and takes a question back', () => {
    const port = new Port();
    const answers: Answer[] = [];
    const thread = openComputeThread(
      () => undefined,
      () => undefined,
      () => port,
    );
    thread.ask(named('a'), place);
    port.answer();
    const study = port.asked[0]?.id;
    thread.askAbout(twelve, (answer) => answers.push(answer));
    expect(port.asked.at(-1)).toEqual({ kind: 'question', id: 2, of: study, question: twelve });
    port.emit('message', { kind: 'question', id: 2, answer: 7_000_000 });
    const takeBack = thread.askAbout({ ...twelve, targetBps: 900 }, (answer) => answers.push(answer));
    takeBack();
    expect(port.asked.at(-1)).toEqual({ kind: 'drop', id: 3 });
    port.emit('message', { kind: 'question', id: 3, answer: 8_000_000 });
    expect(answers).toEqual([7_000_000]);
  });

  test('hears no answer about results that newer values have overtaken', () => {
    const port = new Port();
    const answers: Answer[] = [];
    const thread = openComputeThread(
      () => undefined,
      () => undefined,
      () => port,
    );
    thread.ask(named('a'), place);
    port.answer();
    thread.askAbout(twelve, (answer) => answers.push(answer));
    thread.ask(named('ab'), place);
    port.emit('message', { kind: 'question', id: 2, answer: 7_000_000 });
    expect(answers).toEqual([]);
  });
});

test('a basis that a pasted sheet spelt wrong counts for nothing, and keeps no other line from counting', () => {
  const values = largeStudy(3, 10);
  const [first, ...others] = values.worksLines;
  const withLine = (line: object) =>
    compute({ ...values, worksLines: [{ ...first, ...line } as never, ...others] }, place);
  const wrong = withLine({ basis: 'n’importe' });
  const none = withLine({ basis: 'amount', value: null });
  expect(wrong.ok && wrong.results.marginCents).toBe(none.ok && none.results.marginCents);
  expect(wrong.ok).toBe(true);
});

describe('what the thread does', () => {
  test('answers a study at once, a question as the page would have', () => {
    const { posted, answers, tell, goOn } = workerByTurns();
    tell(studyTask(1));
    const computed = compute(largeStudy(3, 10), place);
    if (!computed.ok) throw new Error(computed.kind);
    expect(posted).toEqual([
      { kind: 'study', id: 1, computed: { ...computed, grid: sensitivityGrid(computed.model) } },
    ]);
    tell({ kind: 'question', id: 2, of: 1, question: twelve });
    tell({ kind: 'question', id: 3, of: 1, question: { kind: 'swings' } });
    expect(answers()).toEqual([]);
    goOn();
    const answerOf = (id: number) => answers().find((one) => one.id === id)?.answer;
    expect(answerOf(2)).toBe(answerTo(twelve, computed.study, place));
    expect(answerOf(2)).toBeGreaterThan(0);
    expect(answerOf(3)).toEqual(answerTo({ kind: 'swings' }, computed.study, place));
  });

  test('answers a newer study in the middle of a question, which it gives up', () => {
    const { posted, tell, goOn } = workerByTurns();
    tell(studyTask(1));
    tell({ kind: 'question', id: 2, of: 1, question: twelve });
    goOn(2);
    tell(studyTask(3, 4));
    goOn();
    tell({ kind: 'question', id: 4, of: 1, question: twelve });
    goOn();
    expect(posted.map(({ kind, id }) => [kind, id])).toEqual([
      ['study', 1],
      ['study', 3],
    ]);
  });

  test('gives up a question that is taken back', () => {
    const { answers, tell, goOn } = workerByTurns();
    tell(studyTask(1));
    tell({ kind: 'question', id: 2, of: 1, question: twelve });
    goOn(1);
    tell({ kind: 'drop', id: 2 });
    goOn();
    expect(answers()).toEqual([]);
  });
});
