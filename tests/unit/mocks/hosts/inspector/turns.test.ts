import { expect, test } from 'vitest';
import { createTurns } from '#mocks/hosts/inspector/turns.ts';

test('one piece of work is done at a time, and whoever brings many waits for themselves', async () => {
  const turns = createTurns({ maxWaiting: 10, maxWaitingEach: 5 });
  const order: string[] = [];
  let running = 0;
  const work = (name: string) => async () => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    order.push(name);
    running -= 1;
  };
  const all = ['a1', 'a2', 'a3'].map((name) => turns.take('a', work(name)));
  await Promise.all([...all, turns.take('b', work('b1')), turns.take('c', work('c1'))]);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

test('work that fails makes room for the next', async () => {
  const turns = createTurns({ maxWaiting: 2, maxWaitingEach: 1 });
  await expect(turns.take('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.take('a', () => Promise.resolve('yes'))).toBe('yes');
});
