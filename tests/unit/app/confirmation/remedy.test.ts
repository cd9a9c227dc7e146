import { describe, expect, test } from 'vitest';
import { createConfirmationQueue } from '#app/confirmation/queue.ts';
import { confirmationRemedy } from '#app/confirmation/remedy.ts';
import type { VisitResult } from '#runtime/navigation/visit.ts';

const demand = { reason: 'smtp', hasCode: false } as const;
const refused = (errors: Record<string, string>, confirmation: unknown): VisitResult => ({
  outcome: 'invalid',
  errors,
  page: { component: 'Page', url: '/', version: null, props: { confirmation } },
});

describe('an action refused for want of a recent password', () => {
  test('waits until the person gave it', async () => {
    const queue = createConfirmationQueue();
    const waiting = confirmationRemedy(queue)(refused({ confirmation: 'x' }, demand));
    expect(queue.current()).toEqual(demand);
    queue.settle(true);
    expect(await waiting).toBe(true);
    expect(queue.current()).toBeNull();
  });

  test('is given up when the person closes the dialog', async () => {
    const queue = createConfirmationQueue();
    const waiting = confirmationRemedy(queue)(refused({ confirmation: 'x' }, demand));
    queue.settle(false);
    expect(await waiting).toBe(false);
  });

  test('gives way to a later one, so that one dialog is open at a time', async () => {
    const queue = createConfirmationQueue();
    const first = queue.ask(demand);
    const second = queue.ask({ ...demand, reason: 'iban' });
    expect(await first).toBe(false);
    expect(queue.current()?.reason).toBe('iban');
    queue.settle(true);
    expect(await second).toBe(true);
  });
});

test('any other refusal, or one without its reason, stands', () => {
  const remedy = confirmationRemedy(createConfirmationQueue());
  expect(remedy(refused({ name: 'x' }, demand))).toBeNull();
  expect(remedy(refused({ confirmation: 'x' }, null))).toBeNull();
});
