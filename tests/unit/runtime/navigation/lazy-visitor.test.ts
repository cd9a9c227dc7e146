import { expect, test } from 'vitest';
import { ended } from '#runtime/navigation/ended.ts';
import { createLazyVisitor } from '#runtime/navigation/lazy-visitor.ts';
import { createReloadLog } from '#runtime/navigation/reload-activity.ts';
import type { Visitor } from '#runtime/navigation/visit.ts';
import { PageCodeError } from '#runtime/protocol/failures.ts';
import { deferred } from '../support.ts';

const open = () => {
  const done: string[] = [];
  const failures: { failure: unknown; retry: () => void }[] = [];
  const real: Visitor = {
    visit: async ({ href }) => {
      done.push(`visit ${href}`);
      return ended('success');
    },
    reload: async ({ only } = {}) => {
      done.push(`reload ${only?.join()}`);
      return ended('success');
    },
    cancel: () => void done.push('cancel'),
  };
  let code = deferred<Visitor>();
  let here: Visitor | null = null;
  const log = createReloadLog();
  const visitor = createLazyVisitor({
    here: () => here,
    need: () => code.promise,
    log,
    onFailure: (failure, retry) => failures.push({ failure, retry }),
  });
  return {
    visitor,
    done,
    failures,
    log,
    arrive: () => {
      here = real;
      code.resolve(real);
    },
    fail: () => {
      code.reject(new PageCodeError('', new TypeError('Failed to fetch')));
      code = deferred<Visitor>();
    },
  };
};

test('a visit made before the code is here is made once it is, in the order of the clicks', async () => {
  const made = open();
  const first = made.visitor.visit({ method: 'POST', href: '/a' });
  const second = made.visitor.reload({ only: ['b'] });
  made.arrive();
  expect([(await first).outcome, (await second).outcome]).toEqual(['success', 'success']);
  expect(made.done).toEqual(['visit /a', 'reload b']);
});

test('a visit that waits for the code is given up when the person goes elsewhere', async () => {
  const made = open();
  const ends: string[] = [];
  const visit = made.visitor.visit({ href: '/a', onFinish: ({ outcome }) => ends.push(outcome) });
  made.visitor.cancel();
  made.arrive();
  expect((await visit).outcome).toBe('cancelled');
  expect(ends).toEqual(['cancelled']);
  expect(made.done).toEqual([]);
});

test('a visit whose code cannot be had fails as any other does, and its retry makes it', async () => {
  const made = open();
  const visit = made.visitor.visit({ method: 'POST', href: '/a' });
  made.fail();
  expect(await visit).toMatchObject({ outcome: 'failed', failure: { name: 'PageCodeError' } });
  made.arrive();
  made.failures[0]?.retry();
  expect(made.failures).toHaveLength(1);
  expect(made.done).toEqual(['visit /a']);
});

test('props whose code cannot be had count as asked for in vain', async () => {
  const made = open();
  const reload = made.visitor.reload({ only: ['tasks'] });
  made.fail();
  await reload;
  expect(made.log.hasFailed('tasks')).toBe(true);
});
