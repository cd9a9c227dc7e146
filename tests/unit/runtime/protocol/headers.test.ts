import { describe, expect, test } from 'vitest';
import { csrfHeaders, type CsrfSource } from '#runtime/protocol/csrf.ts';
import { visitHeaders } from '#runtime/protocol/headers.ts';

const csrf = (cookies = '', meta: string | null = null): CsrfSource => ({
  readCookies: () => cookies,
  readMeta: () => meta,
});

describe('visit headers', () => {
  test('a first visit sends exactly the three headers of the protocol', () => {
    expect(visitHeaders({ version: null }, csrf())).toEqual({
      'X-Inertia': 'true',
      'X-Requested-With': 'XMLHttpRequest',
      Accept: 'text/html, application/xhtml+xml',
    });
  });

  test('the version goes along once the server has given one', () => {
    expect(visitHeaders({ version: 'abc' }, csrf())['X-Inertia-Version']).toBe('abc');
    expect(visitHeaders({ version: '' }, csrf())).not.toHaveProperty('X-Inertia-Version');
  });

  test('headers of the caller pass but never override those of the protocol, whatever their case', () => {
    const headers = visitHeaders({ version: null, headers: { 'x-inertia': 'no', 'X-Own': '1' } }, csrf());
    expect(headers['X-Own']).toBe('1');
    expect(headers).not.toHaveProperty('x-inertia');
  });

  test('partial requests name the page, the props wanted, left out and reset', () => {
    const headers = visitHeaders(
      { version: null, component: 'A/B', only: ['x', 'y.z'], except: ['w'], reset: ['list'] },
      csrf(),
    );
    expect(headers).toMatchObject({
      'X-Inertia-Partial-Component': 'A/B',
      'X-Inertia-Partial-Data': 'x,y.z,list',
      'X-Inertia-Partial-Except': 'w',
      'X-Inertia-Reset': 'list',
    });
  });

  test('empty lists make no partial request', () => {
    const headers = visitHeaders({ version: null, component: 'A', only: [], except: [] }, csrf());
    expect(Object.keys(headers).some((name) => name.startsWith('X-Inertia-Partial'))).toBe(false);
  });

  test('prefetch, reload and error bag have their headers', () => {
    const headers = visitHeaders(
      { version: null, isPrefetch: true, isReload: true, errorBag: 'bag' },
      csrf(),
    );
    expect(headers).toMatchObject({
      Purpose: 'prefetch',
      'Cache-Control': 'no-cache',
      'X-Inertia-Error-Bag': 'bag',
    });
  });
});

describe('CSRF token', () => {
  test('the cookie is decoded and wins over the meta tag', () => {
    expect(csrfHeaders(csrf('a=1; XSRF-TOKEN=ab%3D%3D; b=2', 'meta'))).toEqual({ 'X-XSRF-TOKEN': 'ab==' });
  });

  test('without a cookie the meta tag is used, without either nothing is sent', () => {
    expect(csrfHeaders(csrf('XSRF-TOKEN-OLD=1', 'meta'))).toEqual({ 'X-CSRF-TOKEN': 'meta' });
    expect(csrfHeaders(csrf())).toEqual({});
  });

  test('the name of the cookie may be changed, and then the default one is ignored', () => {
    const source = { ...csrf('XSRF-TOKEN=1; __Host-XSRF-TOKEN=2'), cookieName: '__Host-XSRF-TOKEN' };
    expect(csrfHeaders(source)).toEqual({ 'X-XSRF-TOKEN': '2' });
  });
});
