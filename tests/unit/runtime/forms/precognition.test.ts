import { describe, expect, test } from 'vitest';
import { answerPrecognition } from '#runtime/forms/precognition.ts';

const asked = { method: 'PUT', href: '/a', fields: ['name'] } as const;

async function ask(response: Response | Error, data: Record<string, unknown> = { name: 'x' }) {
  const calls: RequestInit[] = [];
  const result = await answerPrecognition(
    { ...asked, data },
    {
      fetch: async (_input, init = {}) => {
        calls.push(init);
        if (response instanceof Error) throw response;
        return response;
      },
      csrf: { readCookies: () => '', readMeta: () => null },
    },
  );
  return { result, headers: new Headers(calls[0]?.headers), body: calls[0]?.body };
}

const foreseen = (status: number, body: object | null = null) =>
  new Response(body && JSON.stringify(body), { status, headers: { Precognition: 'true' } });

describe('looking ahead', () => {
  test('asks the action itself about the named fields, as JSON and not as a page', async () => {
    const { result, headers } = await ask(foreseen(204));
    expect(result).toEqual({ kind: 'known', errors: {} });
    expect(Object.fromEntries(headers)).toMatchObject({
      accept: 'application/json',
      precognition: 'true',
      'precognition-validate-only': 'name',
    });
    expect(headers.has('x-inertia')).toBe(false);
  });

  test('tells the first message of the fields asked about, and nothing of the others', async () => {
    const errors = { name: ['Too short', 'Odd'], other: ['Missing'] };
    expect((await ask(foreseen(422, { errors }))).result).toEqual({
      kind: 'known',
      errors: { name: 'Too short' },
    });
  });

  test('an answer that does not say that it looked ahead is no answer, whatever it says', async () => {
    for (const answer of [new Response(null, { status: 204 }), foreseen(500), new Error('offline')]) {
      expect((await ask(answer)).result).toEqual({ kind: 'unknown' });
    }
  });

  test('leaves files where they are', async () => {
    const { body } = await ask(foreseen(204), { name: 'x', plan: new File(['x'], 'a.pdf') });
    expect(body).toBe('{"name":"x"}');
  });
});
