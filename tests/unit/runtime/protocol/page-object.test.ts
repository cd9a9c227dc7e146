import { describe, expect, test } from 'vitest';
import { readFirstPage, type FirstPageDocument } from '#runtime/protocol/first-page.ts';
import { readPageErrors } from '#runtime/protocol/page-errors.ts';
import { readPageObject } from '#runtime/protocol/page-object.ts';

const page = { component: 'A', props: { n: 1 }, url: '/a?x=1', version: null };

describe('page object', () => {
  test('empty containers and unknown fields are dropped, as some servers always send them', () => {
    const read = readPageObject({
      ...page,
      deferredProps: {},
      mergeProps: [],
      flash: [],
      clearHistory: false,
      foo: 1,
    });
    expect(read).toEqual(page);
  });

  test('a numeric version becomes text and an absolute url is cut to path, query and hash', () => {
    const read = readPageObject({ ...page, version: 7, url: 'https://example.test/a?x=1#h' });
    expect(read).toMatchObject({ version: '7', url: '/a?x=1#h' });
  });

  test('an empty list of props, as PHP writes an empty map, is no props', () => {
    expect(readPageObject({ ...page, props: [] })?.props).toEqual({});
  });

  test('what is not a page object is refused', () => {
    for (const value of [
      null,
      [],
      'x',
      {},
      { component: 'A' },
      { component: '', url: '/' },
      { component: 1, url: '/' },
    ]) {
      expect(readPageObject(value)).toBeNull();
    }
  });
});

describe('errors of a page', () => {
  test('missing errors are none; lists give their first message; other entries are left aside', () => {
    expect(readPageErrors(page)).toEqual({});
    const errors = { a: 'x', b: ['y', 'z'], conflict: { by: 'someone' } };
    expect(readPageErrors({ ...page, props: { errors } })).toEqual({ a: 'x', b: 'y' });
  });

  test('a bag scopes them', () => {
    const errors = { bag: { a: 'x' } };
    expect(readPageErrors({ ...page, props: { errors } }, 'bag')).toEqual({ a: 'x' });
    expect(readPageErrors({ ...page, props: { errors } })).toEqual({});
  });
});

describe('first page', () => {
  const source = (elements: Record<string, { text?: string; attribute?: string }>): FirstPageDocument => ({
    querySelector: (selector) => {
      const found = elements[selector];
      return found ? { textContent: found.text ?? null, getAttribute: () => found.attribute ?? null } : null;
    },
  });

  test('the data block is read, escaped slashes included', () => {
    const text = JSON.stringify(page).replaceAll('/', '\\/');
    expect(readFirstPage(source({ 'script[type="application/json"][data-page="app"]': { text } }))).toEqual(
      page,
    );
    expect(readFirstPage(source({ 'script[type="application/json"][data-page]': { text } }))).toEqual(page);
  });

  test('the attribute of the mount element, used by older servers, is read', () => {
    expect(readFirstPage(source({ '#app': { attribute: JSON.stringify(page) } }))).toEqual(page);
  });

  test('nothing, or nothing readable, is no first page', () => {
    expect(readFirstPage(source({}))).toBeNull();
    expect(readFirstPage(source({ '#app': { attribute: '{' } }))).toBeNull();
  });
});
