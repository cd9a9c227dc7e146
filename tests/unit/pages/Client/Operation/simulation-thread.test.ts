import { describe, expect, test } from 'vitest';
import {
  simulationPayload,
  type SimulationFormValues,
} from '#contracts/client/operation/simulation/payload.ts';
import { reckon, sensitivityGrid } from '#pages/Client/Operation/Simulation/blocks/engine.ts';
import type { Reckoned } from '#pages/Client/Operation/Simulation/blocks/reckon.ts';
import {
  isLargeStudy,
  openReckonThread,
  type ReckonPort,
} from '#pages/Client/Operation/Simulation/blocks/reckon-thread.ts';
import type { ReckonAnswer, ReckonTask } from '#pages/Client/Operation/Simulation/blocks/reckon-worker.ts';
import { largeStudy } from '#tests/support/large-study.ts';

const place = { departmentCode: '33', inseeCode: '33243' };
const named = (name: string): SimulationFormValues => ({ ...largeStudy(1, 5), name });

/** A worker that answers when it is told to. */
class Port implements ReckonPort {
  readonly #listeners = new Map<string, (event: MessageEvent<ReckonAnswer>) => void>();
  readonly asked: ReckonTask[] = [];
  isEnded = false;

  postMessage(task: ReckonTask): void {
    this.asked.push(task);
  }

  terminate(): void {
    this.isEnded = true;
  }

  addEventListener(type: string, listener: (event: MessageEvent<ReckonAnswer>) => void): void {
    this.#listeners.set(type, listener);
  }

  tell(type: 'message' | 'error', answer?: ReckonAnswer): void {
    this.#listeners.get(type)?.(new MessageEvent<ReckonAnswer>(type, answer && { data: answer }));
  }

  answer(): void {
    const reckoned: Reckoned = { ok: false, kind: 'input', input: '' };
    this.tell('message', { id: this.asked.at(-1)?.id ?? 0, reckoned });
  }
}

describe('the thread of a large simulation', () => {
  test('is given a form with 500 lots and 300 lines, which the server takes as well', () => {
    const values = largeStudy(500, 300);
    expect(isLargeStudy(values)).toBe(true);
    expect(simulationPayload.safeParse(values).error).toBeUndefined();
    expect(isLargeStudy(largeStudy(9, 20))).toBe(false);
  });

  test('hands back every figure and the table of sensitivity as the page would have made them', () => {
    const reckoned = reckon(largeStudy(40, 100), place);
    if (!reckoned.ok) throw new Error(reckoned.kind);
    expect(structuredClone(reckoned)).toEqual(reckoned);
    expect(structuredClone(sensitivityGrid(reckoned.model))).toEqual(sensitivityGrid(reckoned.model));
  });

  test('leaves out what was typed while it reckoned, all but the newest', () => {
    const port = new Port();
    const told: string[] = [];
    const thread = openReckonThread(
      (_, of) => told.push(of.name),
      () => undefined,
      () => port,
    );
    for (const name of ['a', 'ab', 'abc', 'abcd']) thread.ask(named(name), place);
    expect(port.asked.map(({ values }) => values.name)).toEqual(['a']);
    port.answer();
    port.answer();
    expect(port.asked.map(({ values }) => values.name)).toEqual(['a', 'abcd']);
    expect(told).toEqual(['a', 'abcd']);
    thread.end();
    expect(port.isEnded).toBe(true);
  });

  test('tells that it broke, so that the page reckons itself', () => {
    const port = new Port();
    let isBroken = false;
    openReckonThread(
      () => undefined,
      () => {
        isBroken = true;
      },
      () => port,
    );
    port.tell('error');
    expect([isBroken, port.isEnded]).toEqual([true, true]);
  });
});
