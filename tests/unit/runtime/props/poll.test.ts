import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPoll, type PollMode } from '#runtime/props/poll.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pollOf(mode: PollMode, { answerMs = 0, hidden = false, isKeptAlive = false } = {}) {
  const signals: AbortSignal[] = [];
  const state = { hidden };
  const poll = createPoll({
    everyMs: 100,
    mode,
    isKeptAlive,
    isHidden: () => state.hidden,
    ask: (signal) => {
      signals.push(signal);
      return new Promise((resolve) => setTimeout(resolve, answerMs));
    },
  });
  return { poll, signals, state, asked: () => signals.length };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a poll', () => {
  test('asks at every interval from its start to its stop, and starting twice is starting once', async () => {
    const { poll, asked } = pollOf('overlap');
    await pass(500);
    expect(asked()).toBe(0);
    poll.start();
    poll.start();
    await pass(350);
    expect(asked()).toBe(3);
    poll.stop();
    await pass(500);
    expect(asked()).toBe(3);
  });

  test('may overlap, give the former request up, or wait for its answer first', async () => {
    const overlap = pollOf('overlap', { answerMs: 250 });
    const cancel = pollOf('cancel', { answerMs: 250 });
    const rest = pollOf('rest', { answerMs: 250 });
    for (const { poll } of [overlap, cancel, rest]) poll.start();
    await pass(460);
    expect([overlap.asked(), cancel.asked(), rest.asked()]).toEqual([4, 4, 2]);
    expect(overlap.signals.map(({ aborted }) => aborted)).toEqual([false, false, false, false]);
    expect(cancel.signals.map(({ aborted }) => aborted)).toEqual([true, true, true, false]);
    for (const { poll } of [overlap, cancel, rest]) poll.stop();
  });

  test('asks at one tick in ten while nobody looks, and at every tick again once someone does', async () => {
    const { poll, asked, state } = pollOf('overlap', { hidden: true });
    poll.start();
    await pass(2050);
    expect(asked()).toBe(2);
    state.hidden = false;
    await pass(300);
    expect(asked()).toBe(5);
    poll.stop();
    const alive = pollOf('overlap', { hidden: true, isKeptAlive: true });
    alive.poll.start();
    await pass(350);
    expect(alive.asked()).toBe(3);
    alive.poll.stop();
  });

  test('goes on after a request that failed', async () => {
    let asked = 0;
    const poll = createPoll({
      everyMs: 100,
      isHidden: () => false,
      ask: async () => {
        asked += 1;
        throw new Error('no');
      },
    });
    poll.start();
    await pass(350);
    expect(asked).toBe(3);
    poll.stop();
  });

  test('gives up what is under way when it is stopped', async () => {
    const { poll, signals } = pollOf('rest', { answerMs: 1000 });
    poll.start();
    await pass(150);
    poll.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
