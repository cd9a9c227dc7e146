import { expect, test } from 'vitest';
import { createTurns } from '#mocks/server/files/turns.ts';

test('one piece of work is done at a time, and whoever brings many waits for themselves', async () => {
  const turns = createTurns({ maxWaiting: 10, maxWaitingEach: 5, maxAtOnce: 1 });
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

test('where each owner has a turn of their own, nobody waits for another', async () => {
  const turns = createTurns({ maxWaiting: 10, maxWaitingEach: 5, maxAtOnce: 9 });
  const { promise: never, resolve: end } = Promise.withResolvers<void>();
  const order: string[] = [];
  const work = (name: string) => async () => void order.push(name);
  const first = turns.take('a', () => never);
  const second = turns.take('a', work('a2'));
  await turns.take('b', work('b1'));
  await turns.take('b', work('b2'));
  expect(order).toEqual(['b1', 'b2']);
  end();
  await Promise.all([first, second]);
  expect(order).toEqual(['b1', 'b2', 'a2']);
});

test('so many pieces are under way at the same time, of so many owners', async () => {
  const turns = createTurns({ maxWaiting: 9, maxWaitingEach: 9, maxAtOnce: 2 });
  let [running, most] = [0, 0];
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(name);
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };
  await Promise.all(['a1', 'a2', 'b1', 'c1', 'd1'].map((name) => turns.take(name.slice(0, 1), work(name))));
  expect([most, order]).toEqual([2, ['a1', 'b1', 'c1', 'd1', 'a2']]);
});

test('more than may wait is refused at once, of one owner and of all', async () => {
  const turns = createTurns({ maxWaiting: 3, maxWaitingEach: 2, maxAtOnce: 9 });
  const { promise: never, resolve: end } = Promise.withResolvers<void>();
  const waiting = [turns.take('a', () => never), turns.take('a', () => never), turns.take('b', () => never)];
  expect(await turns.take('a', () => never)).toBe('tooManyOfOne');
  expect(await turns.take('c', () => never)).toBe('tooMany');
  end();
  await Promise.all(waiting);
  expect(await turns.take('c', () => Promise.resolve('yes'))).toBe('yes');
});

test('work that fails makes room for the next', async () => {
  const turns = createTurns({ maxWaiting: 2, maxWaitingEach: 1, maxAtOnce: 1 });
  await expect(turns.take('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.take('a', () => Promise.resolve('yes'))).toBe('yes');
});
