import { expect, test } from 'vitest';
import { createGate } from '#mocks/hosts/http/gate.ts';

const never = new Promise<never>(() => undefined);
const longMs = 60_000;

test('one client cannot take all the places: others are let through while it is asked to come back', async () => {
  const gate = createGate(8);
  for (let place = 0; place < 6; place += 1) void gate.pass('a', () => never, longMs);
  expect(await gate.pass('a', async () => 'in', longMs)).toBe('busy');
  expect(await gate.pass('b', async () => 'in', longMs)).toBe('in');
  expect(gate.isFull()).toBe(false);
  void gate.pass('b', () => never, longMs);
  void gate.pass('c', () => never, longMs);
  expect(gate.isFull()).toBe(true);
  expect(await gate.pass('d', async () => 'in', longMs)).toBe('busy');
});

test('places are given back when a request ends, well or not, and kept while a late one still works', async () => {
  const gate = createGate(1);
  expect(await gate.pass('a', async () => 'in', longMs)).toBe('in');
  await expect(gate.pass('a', () => Promise.reject(new Error('broken')), longMs)).rejects.toThrow('broken');
  expect(gate.running()).toBe(0);
  const work = Promise.withResolvers<string>();
  expect(await gate.pass('a', () => work.promise, 0)).toBe('late');
  expect(gate.isFull()).toBe(true);
  work.resolve('done');
  await work.promise;
  await Promise.resolve();
  expect(gate.running()).toBe(0);
});
