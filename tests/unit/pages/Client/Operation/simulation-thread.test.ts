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
import type { ComputeAnswer, ComputeTask } from '#pages/Client/Operation/Simulation/blocks/compute-worker.ts';
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

  answer(): void {
    const computed: Computed = { ok: false, kind: 'input', input: '' };
    this.emit('message', { id: this.asked.at(-1)?.id ?? 0, computed });
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
    const computed = compute(largeStudy(40, 100), place);
    if (!computed.ok) throw new Error(computed.kind);
    expect(structuredClone(computed)).toEqual(computed);
    expect(structuredClone(sensitivityGrid(computed.model))).toEqual(sensitivityGrid(computed.model));
  });

  test('leaves out what was typed while it calculated, all but the newest', () => {
    const port = new Port();
    const names: string[] = [];
    const thread = openComputeThread(
      (_, of) => names.push(of.name),
      () => undefined,
      () => port,
    );
    for (const name of ['a', 'ab', 'abc', 'abcd']) thread.ask(named(name), place);
    expect(port.asked.map(({ values }) => values.name)).toEqual(['a']);
    port.answer();
    port.answer();
    expect(port.asked.map(({ values }) => values.name)).toEqual(['a', 'abcd']);
    expect(names).toEqual(['a', 'abcd']);
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
});
