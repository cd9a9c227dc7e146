import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CsrfSource } from '#runtime/protocol/csrf.ts';
import { DataAnswerError, getJson } from '#runtime/protocol/get-json.ts';
import { ownHeaders } from '#runtime/protocol/own-headers.ts';
import { createRequestPage } from '#runtime/protocol/request.ts';
import { sendJson } from '#runtime/protocol/send-json.ts';
import { noteSocketId } from '#runtime/protocol/socket-id.ts';

const csrf: CsrfSource = { readCookies: () => 'XSRF-TOKEN=secret', readMeta: () => 'older' };

afterEach(() => {
  noteSocketId(null);
  vi.unstubAllGlobals();
});

/** A sender that writes down what it was given, and answers with JSON. */
function recorder(status = 200) {
  const sent: Headers[] = [];
  const send: typeof fetch = async (_input, init) => {
    sent.push(new Headers(init?.headers));
    return Response.json({ ok: true }, { status });
  };
  return { sent, environment: { fetch: send, csrf } };
}

describe('headers of our own', () => {
  test('every kind of request tells that a script makes it and carries the token and the connection', async () => {
    noteSocketId('12.34');
    const { sent, environment } = recorder();
    await createRequestPage(environment)({ method: 'POST', href: '/a', version: null });
    await sendJson('/a', {}, environment);
    await getJson('/a', undefined, environment);
    expect(sent).toHaveLength(3);
    for (const headers of sent) {
      expect(headers.get('x-requested-with')).toBe('XMLHttpRequest');
      expect(headers.get('x-xsrf-token')).toBe('secret');
      expect(headers.get('x-csrf-token')).toBeNull();
      expect(headers.get('x-socket-id')).toBe('12.34');
    }
  });

  test('no connection, no name of one', () => {
    noteSocketId('12.34');
    noteSocketId(null);
    expect(ownHeaders('/a', csrf)).not.toHaveProperty('X-Socket-ID');
  });

  test('another origin is given none of them, however its address is written', async () => {
    vi.stubGlobal('location', { origin: 'https://own.test' });
    for (const href of [
      'https://other.test/a',
      '//other.test/a',
      ' https://own.test.evil/a',
      '\\\\other.test',
    ])
      expect(ownHeaders(href, csrf), href).toEqual({});
    for (const href of ['/a', 'a?b=https://other.test', 'https://own.test/a', '//own.test/a'])
      expect(ownHeaders(href, csrf), href).toHaveProperty('X-XSRF-TOKEN');
    const { sent, environment } = recorder();
    await createRequestPage(environment)({ method: 'POST', href: 'https://other.test/a', version: null });
    expect(sent[0]?.has('x-xsrf-token')).toBe(false);
    expect(sent[0]?.has('x-requested-with')).toBe(false);
  });

  test('data that was refused is an error that tells the status', async () => {
    const { environment } = recorder(403);
    await expect(getJson('/a', undefined, environment)).rejects.toEqual(new DataAnswerError('/a', 403));
  });
});
