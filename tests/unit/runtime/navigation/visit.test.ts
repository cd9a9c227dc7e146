import { describe, expect, test } from 'vitest';
import type { PageAnswer } from '#runtime/protocol/request.ts';
import { answerWith, createBench, deferred, pageAt, settle } from '../support.ts';

const bench = (answer: Parameters<typeof createBench>[0]) => {
  const made = createBench(answer);
  made.cache.store('/start', pageAt('/start', { list: [1], kept: { a: 1 } }));
  return made;
};

describe('actions', () => {
  test('the page answered is shown under its own address without another request', async () => {
    const { visitor, shown, requests } = bench(() => answerWith(pageAt('/done')));
    const result = await visitor.visit({ method: 'POST', href: '/save', data: { a: 1 } });
    await settle();
    expect(result).toMatchObject({ outcome: 'success', errors: {} });
    expect(shown).toEqual(['/done']);
    expect(requests).toHaveLength(1);
  });

  test('every page kept is asked for again after a success', async () => {
    const made = bench((request) => answerWith(pageAt(request.method === 'GET' ? request.href : '/done')));
    await made.loading.prefetch('/list');
    await made.visitor.visit({ method: 'DELETE', href: '/x' });
    await made.loading.load('/list');
    await settle();
    expect(made.asked('/list')).toBe(2);
  });

  test('errors are shown where the person is: address and untouched props stay', async () => {
    const errors = { name: 'Obligatoire' };
    const made = bench(() => answerWith(pageAt('/start', { list: [1], kept: { a: 1 }, errors })));
    const before = made.cache.readPage('/start')?.page.props.kept;
    const seen: unknown[] = [];
    const result = await made.visitor.visit({
      method: 'PUT',
      href: '/save',
      onError: (list) => seen.push(list),
    });
    expect(result).toMatchObject({ outcome: 'invalid', errors });
    expect(seen).toEqual([errors]);
    expect(made.address.current()).toBe('/start');
    expect(made.shown).toEqual([]);
    expect(made.cache.readPage('/start')?.page.props).toMatchObject({ errors });
    expect(made.cache.readPage('/start')?.page.props.kept).toBe(before);
  });

  test('an answer of 200 with errors, without redirect, does not change the address either', async () => {
    const made = bench(() => answerWith(pageAt('/save', { errors: { a: 'x' } })));
    expect(await made.visitor.visit({ method: 'POST', href: '/save' })).toMatchObject({ outcome: 'invalid' });
    expect(made.address.current()).toBe('/start');
  });

  test('a refusal is shown as a page under the address of the person', async () => {
    const made = bench(() => answerWith(pageAt('/save', {}, 'Error'), 403));
    expect(await made.visitor.visit({ method: 'POST', href: '/save' })).toMatchObject({
      outcome: 'error-page',
    });
    expect(made.cache.readPage('/start')?.page.component).toBe('Error');
  });

  test('a refusal that the application tells leaves the page as it is, and can be sent again', async () => {
    const statuses: number[] = [];
    const retries: (() => void)[] = [];
    const onRefused = (_page: unknown, status: number, retry: () => void): boolean => {
      statuses.push(status);
      retries.push(retry);
      return status !== 418;
    };
    let status = 500;
    const made = createBench(() => answerWith(pageAt('/save', {}, 'Error'), status), {}, { onRefused });
    made.cache.store('/start', pageAt('/start', { kept: 1 }));
    const result = await made.visitor.visit({ method: 'POST', href: '/save' });
    expect(result).toMatchObject({ outcome: 'error-page', page: { component: 'Error' } });
    expect(made.page()).toMatchObject({ component: 'Page', props: { kept: 1 } });
    retries[0]?.();
    await settle();
    expect(made.requests).toHaveLength(2);
    // Only what the caller makes of it counts, where it has its own way.
    let own = 0;
    await made.visitor.visit({ method: 'POST', href: '/save', retry: () => (own += 1) });
    retries.at(-1)?.();
    await settle();
    expect([own, made.requests.length]).toEqual([1, 3]);
    status = 418;
    await made.visitor.visit({ method: 'POST', href: '/save' });
    expect(made.page()?.component).toBe('Error');
    expect(statuses).toEqual([500, 500, 500, 418]);
  });

  test('an action that ends at the sign-in page was not carried out, one that signs in was', async () => {
    const succeeded: string[] = [];
    const visitTo = async (user: string) => {
      const made = bench(() => answerWith(pageAt('/next', { user })));
      made.cache.store('/start', pageAt('/start', { user: user === 'guest' ? 'u1' : 'guest' }));
      const onSuccess = () => void succeeded.push(user);
      return (await made.visitor.visit({ method: 'POST', href: '/save', onSuccess })).outcome;
    };
    expect([await visitTo('guest'), await visitTo('u1')]).toEqual(['signed-out', 'success']);
    expect(succeeded).toEqual(['u1']);
  });

  test('errors in a JSON answer of 422 reach the form; any other JSON is a failure', async () => {
    const body = JSON.stringify({ message: 'x', errors: { name: ['Obligatoire.', 'Court.'], age: 'Trop.' } });
    const made = bench(() => ({ kind: 'foreign', status: 422, body }));
    expect(await made.visitor.visit({ method: 'POST', href: '/save' })).toMatchObject({
      outcome: 'invalid',
      errors: { name: 'Obligatoire.', age: 'Trop.' },
    });
    for (const [status, text] of [
      [400, body],
      [422, '{"errors":'],
      [422, '{}'],
    ] as const) {
      const other = bench(() => ({ kind: 'foreign', status, body: text }));
      expect((await other.visitor.visit({ method: 'POST', href: '/save' })).outcome).toBe('failed');
    }
  });

  test('a failure is told to the person and never rejects', async () => {
    const made = bench(() => ({ kind: 'network-error', cause: null }));
    expect(await made.visitor.visit({ method: 'POST', href: '/save' })).toMatchObject({
      outcome: 'failed',
      page: null,
    });
    expect(made.failures).toHaveLength(1);
    const html = bench(() => ({ kind: 'foreign', status: 500, body: '<html>' }));
    expect(await html.visitor.visit({ method: 'POST', href: '/save' })).toMatchObject({ outcome: 'failed' });
  });

  test('409 with a location leaves the document', async () => {
    const made = bench(() => ({ kind: 'location', url: '/elsewhere' }));
    expect(await made.visitor.visit({ method: 'POST', href: '/save' })).toMatchObject({ outcome: 'left' });
    expect(made.left).toEqual(['/elsewhere']);
  });

  test('a new visit takes the place of the one under way, whose answer is no longer shown', async () => {
    const first = deferred<PageAnswer>();
    const made = bench((request) =>
      request.href === '/first' ? first.promise : answerWith(pageAt('/second')),
    );
    const one = made.visitor.visit({ method: 'POST', href: '/first' });
    const two = await made.visitor.visit({ method: 'POST', href: '/second' });
    first.resolve(answerWith(pageAt('/one')));
    expect(two.outcome).toBe('success');
    expect((await one).outcome).toBe('cancelled');
    expect(made.address.current()).toBe('/second');
  });

  test('a visit works after an onSuccess that threw', async () => {
    const made = bench(() => answerWith(pageAt('/done')));
    const broken = made.visitor.visit({
      method: 'POST',
      href: '/save',
      onSuccess: () => {
        throw new Error('own');
      },
    });
    await expect(broken).rejects.toThrow('own');
    expect(await made.visitor.visit({ method: 'POST', href: '/save' })).toMatchObject({ outcome: 'success' });
  });

  test('state starts anew at the same address only when asked', async () => {
    const made = bench(() => answerWith(pageAt('/start')));
    const serial = () => made.cache.readPage('/start')?.serial;
    const before = serial();
    await made.visitor.visit({ method: 'POST', href: '/save' });
    expect(serial()).toBe(before);
    await made.visitor.visit({ method: 'POST', href: '/save', preserveState: false });
    expect(serial()).not.toBe(before);
  });
});

describe('one-time messages', () => {
  test('they are told once per answer, also with errors, and never again from the cache', async () => {
    const flash = { success: 'Enregistré' };
    const made = bench((request) =>
      request.method === 'GET'
        ? answerWith(pageAt(request.href))
        : answerWith({ ...pageAt('/start', { errors: request.href === '/bad' ? { a: 'x' } : {} }), flash }),
    );
    await made.visitor.visit({ method: 'POST', href: '/bad' });
    await made.visitor.visit({ method: 'POST', href: '/good' });
    await made.visitor.visit({ href: '/other-page' });
    await made.visitor.visit({ href: '/start' });
    expect(made.flashes).toEqual([flash, flash]);
  });

  test('a message that came with a prefetch waits until the page is shown', async () => {
    const made = bench((request) => answerWith({ ...pageAt(request.href), flash: { info: 'x' } }));
    await made.loading.prefetch('/a');
    expect(made.cache.readPage('/a')?.page.flash).toBeUndefined();
    await made.loading.load('/a');
    expect(made.cache.takeFlash('/a')).toEqual({ info: 'x' });
    expect(made.cache.takeFlash('/a')).toBeUndefined();
  });
});

describe('partial requests', () => {
  test('a reload of some props lays them over the page shown', async () => {
    const made = bench(() => answerWith(pageAt('/start', { list: [1, 2] })));
    const result = await made.visitor.reload({ only: ['list'] });
    expect(made.requests[0]).toMatchObject({ only: ['list'], component: 'Page', isReload: true });
    expect(result.page?.props).toEqual({ list: [1, 2], kept: { a: 1 } });
    expect(made.cache.readPage('/start')?.page.props).toEqual({ list: [1, 2], kept: { a: 1 } });
  });

  test('two reloads at once both count', async () => {
    const made = bench((request) =>
      answerWith(pageAt('/start', request.only?.[0] === 'list' ? { list: [9] } : { kept: { a: 2 } })),
    );
    await Promise.all([made.visitor.reload({ only: ['list'] }), made.visitor.reload({ only: ['kept'] })]);
    expect(made.cache.readPage('/start')?.page.props).toEqual({ list: [9], kept: { a: 2 } });
  });

  test('a server in trouble takes no page away by a reload; what is gone or forbidden does', async () => {
    for (const status of [429, 500, 502, 503]) {
      const made = bench(() => answerWith(pageAt('/start', {}, 'Error'), status));
      expect((await made.visitor.reload({ only: ['list'] })).outcome).toBe('error-page');
      expect([status, made.page()?.component]).toEqual([status, 'Page']);
      expect(made.log.hasFailed('list')).toBe(true);
    }
    for (const status of [403, 404]) {
      const made = bench(() => answerWith(pageAt('/start', {}, 'Error'), status));
      await made.visitor.reload();
      expect([status, made.page()?.component]).toEqual([status, 'Error']);
    }
  });

  test('a reload is given up when the person leaves', async () => {
    const answer = deferred<PageAnswer>();
    const made = bench(() => answer.promise);
    const reload = made.visitor.reload({ only: ['list'] });
    made.visitor.cancel();
    answer.resolve(answerWith(pageAt('/start', { list: [2] })));
    expect((await reload).outcome).toBe('cancelled');
    expect(made.cache.readPage('/start')?.page.props.list).toEqual([1]);
  });

  test('new assets found by a reload do not reload the document behind the person’s back', async () => {
    const made = bench(() => ({ kind: 'location', url: '/start' }));
    await made.visitor.reload();
    expect(made.left).toEqual([]);
  });

  test('a filter asks for its props alone and puts itself into the address', async () => {
    const made = bench((request) => answerWith(pageAt(request.href, { list: [3] })));
    await made.visitor.visit({ href: '/start', data: { q: 'x' }, only: ['list'] });
    await settle();
    expect(made.address.current()).toBe('/start?q=x');
    expect(made.cache.readPage('/start?q=x')?.page.props).toEqual({ list: [3], kept: { a: 1 } });
    expect(made.requests).toHaveLength(1);
  });
});
