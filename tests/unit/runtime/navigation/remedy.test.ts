import { describe, expect, test } from 'vitest';
import { withRemedy } from '#runtime/navigation/remedy.ts';
import type { VisitResult } from '#runtime/navigation/visit.ts';
import { answerWith, createBench, pageAt } from '../support.ts';

const result = (outcome: VisitResult['outcome'], errors: Record<string, string> = {}): VisitResult => ({
  outcome,
  page: null,
  errors,
});

/** A request that gives these results one after the other. */
function requestOf(...results: VisitResult[]) {
  let runs = 0;
  return {
    run: () => Promise.resolve(results[runs++] ?? result('failed')),
    runs: () => runs,
  };
}

describe('a refused request', () => {
  test('is sent again for as long as its refusals are remedied', async () => {
    const request = requestOf(
      result('invalid', { a: '1' }),
      result('invalid', { a: '2' }),
      result('success'),
    );
    const asked: VisitResult[] = [];
    const ended = await withRemedy(request.run, (refused) => {
      asked.push(refused);
      return Promise.resolve(true);
    });
    expect(ended.outcome).toBe('success');
    expect(asked.map(({ errors }) => errors)).toEqual([{ a: '1' }, { a: '2' }]);
  });

  test('stands when there is nothing to be done about it', async () => {
    const request = requestOf(result('invalid', { a: '1' }));
    expect(await withRemedy(request.run, () => null)).toMatchObject({
      outcome: 'invalid',
      errors: { a: '1' },
    });
    expect(request.runs()).toBe(1);
  });

  test('is given up without errors when the person gives up', async () => {
    const request = requestOf(result('invalid', { a: '1' }));
    const ended = await withRemedy(request.run, () => Promise.resolve(false));
    expect(ended).toMatchObject({ outcome: 'cancelled', errors: {} });
    expect(request.runs()).toBe(1);
  });

  test('needs no remedy for any other ending', async () => {
    for (const outcome of ['success', 'error-page', 'failed', 'left', 'cancelled'] as const) {
      const request = requestOf(result(outcome));
      await withRemedy(request.run, () => {
        throw new Error('asked');
      });
      expect(request.runs()).toBe(1);
    }
  });
});

test('a visit is sent again with all it carried, and only its last ending is told', async () => {
  const answers = [{ wanted: 'first' }, {}];
  const outcomes: string[] = [];
  const made = createBench(
    () => answerWith(pageAt('/start', { errors: answers.shift() ?? {} })),
    {},
    { remedy: ({ errors }) => ('wanted' in errors ? Promise.resolve(true) : null) },
  );
  made.cache.store('/start', pageAt('/start'));
  const data = { name: 'kept', nested: { list: [1, 2] } };
  await made.visitor.visit({
    method: 'PUT',
    href: '/save',
    data,
    onError: () => outcomes.push('error'),
    onSuccess: () => outcomes.push('success'),
  });
  expect(made.requests.map(({ method, href, data: sent }) => ({ method, href, sent }))).toEqual([
    { method: 'PUT', href: '/save', sent: data },
    { method: 'PUT', href: '/save', sent: data },
  ]);
  expect(outcomes).toEqual(['success']);
});
