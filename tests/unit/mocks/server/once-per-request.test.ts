import { expect, test, vi } from 'vitest';
import { oncePerRequest } from '#mocks/server/once-per-request.ts';

const request = () => ({ request: new Request('http://localhost/') });

test('a request has something worked out once by its key, another request anew', () => {
  const once = oncePerRequest<{ readonly of: string }>();
  const make = vi.fn((of: string) => ({ of }));
  const [one, other] = [request(), request()];
  const first = once(one, 'a', () => make('a'));
  expect(once(one, 'a', () => make('a'))).toBe(first);
  expect(once(one, 'b', () => make('b'))).toEqual({ of: 'b' });
  expect(once(other, 'a', () => make('a'))).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(3);
});

test('what throws is tried again', () => {
  const once = oncePerRequest<object>();
  const context = request();
  const fail = () => {
    throw new Error('not yet');
  };
  expect(() => once(context, 'a', fail)).toThrow('not yet');
  expect(once(context, 'a', () => ({ made: true }))).toEqual({ made: true });
});
