import { describe, expect, test } from 'vitest';
import { get, manifestOf, problemsOf } from './problems-of.ts';

describe('the manifest as a whole', () => {
  test('what is no object', () => {
    expect(problemsOf('[]')).toMatchInlineSnapshot(`"1:1 expected an object, found a list."`);
    expect(problemsOf('null')).toMatchInlineSnapshot(`"1:1 expected an object, found null."`);
    expect(problemsOf('"routes"')).toMatchInlineSnapshot(`"1:1 expected an object, found "routes"."`);
  });

  test('keys that are missing', () => {
    expect(problemsOf('{}')).toMatchInlineSnapshot(`
      "1:1 pages: "pages" is missing: expected a text or a list.
      1:1 routes: "routes" is missing: expected an object."
    `);
  });

  test('keys of another kind', () => {
    expect(
      problemsOf(
        '{ "pages": 5, "contracts": [], "areas": "client", "patterns": { "a": 1 }, "defaults": { "a": true },\n' +
          '  "answers": {}, "keys": [], "routes": [] }',
      ),
    ).toMatchInlineSnapshot(`
      "1:12 pages: expected a text or a list, found 5.
      1:28 contracts: expected a text, found a list.
      1:41 areas: expected a list, found "client".
      1:70 patterns: expected a text, found 1.
      1:94 defaults: expected a text or a number, found true.
      2:14 answers: expected a list, found an object.
      2:26 keys: expected an object, found a list.
      2:40 routes: expected an object, found a list."
    `);
    expect(problemsOf('{ "pages": ["a", 1, ""], "routes": { "a": 1 } }')).toMatchInlineSnapshot(`
      "1:18 pages: expected a text, found 1.
      1:21 pages: expected a text that is not empty.
      1:43 a: expected an object, found 1."
    `);
    expect(problemsOf('{ "pages": [], "routes": {} }')).toMatchInlineSnapshot(
      `"1:12 pages: expected a list that is not empty."`,
    );
  });

  test('an unknown key, with the one that was meant, else all there are', () => {
    expect(problemsOf('{ "pages": "p", "route": {}, "x": 1, "routes": {} }')).toMatchInlineSnapshot(`
      "1:17 route: unknown key "route". Did you mean "routes"?
      1:30 x: unknown key "x": expected one of pages, contracts, templates, areas, lean, keys, patterns, defaults, answers, routes."
    `);
  });

  test('a key that stands twice, with its other line', () => {
    expect(problemsOf('{ "pages": "p",\n  "pages": "q",\n  "routes": {} }')).toMatchInlineSnapshot(
      `"2:3 "pages" stands twice, first in line 1: delete or rename one."`,
    );
  });

  test('a name that objects cannot hold', () => {
    expect(problemsOf(manifestOf([get('__proto__', 'a')], '"patterns": { "__proto__": "x" }')))
      .toMatchInlineSnapshot(`
      "2:39 patterns: no name can be __proto__: choose another.
      4:5 __proto__: no name can be __proto__: choose another."
    `);
  });
});

describe('a route', () => {
  test('keys that are missing or empty', () => {
    expect(problemsOf(manifestOf(['"a": {}', '"b": { "uri": "b", "methods": [], "can": "", "domain": "" }'])))
      .toMatchInlineSnapshot(`
      "4:10 a: "methods" is missing: expected a list.
      4:10 a: "uri" is missing: expected a text.
      5:35 b: a route answers to one method at least, such as ["GET"].
      5:46 b: expected a text that is not empty.
      5:60 b: expected a text that is not empty."
    `);
  });

  test('an unknown key, with the one that was meant', () => {
    expect(problemsOf(manifestOf([get('a', 'a', '"where": {}, "menu": true')]))).toMatchInlineSnapshot(`
      "4:44 a: unknown key "where". Did you mean "wheres"?
      4:57 a: unknown key "menu": delete it, or declare it in "keys"."
    `);
  });

  test('a method that is none', () => {
    expect(
      problemsOf(
        manifestOf([
          '"a": { "uri": "a", "methods": ["get", "FETCH", 1] }',
          '"b": { "uri": "b", "methods": "GET" }',
        ]),
      ),
    ).toMatchInlineSnapshot(`
      "4:36 a: expected one of GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, found "get". Did you mean "GET"?
      4:43 a: expected one of GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, found "FETCH".
      4:52 a: expected one of GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, found 1.
      5:35 b: expected a list, found "GET"."
    `);
  });

  test('names that are none', () => {
    expect(
      problemsOf(
        manifestOf(
          [
            get('a..b', 'a'),
            get('é', 'b'),
            get('c d', 'c'),
            get('d', 'd/{x}', '"wheres": { "x-y": "z", "x": "" }'),
            get('e', 'e', '"page": "dashboard", "contract": "Client/Show"'),
          ],
          '"areas": ["Client"], "answers": ["gone"]',
        ),
      ),
    ).toMatchInlineSnapshot(`
      "2:35 areas: expected an area name: lower-case letters, digits and -.
      2:58 answers: expected a page name such as "Client/Dashboard".
      4:5 a..b: expected a route name such as "client.offer.show".
      5:5 é: expected a route name such as "client.offer.show".
      6:5 c d: expected a route name such as "client.offer.show".
      7:60 d: expected a parameter name: letters, digits and _.
      7:77 d: expected a text that is not empty.
      8:52 e: expected a page name such as "Client/Dashboard".
      8:77 e: expected a contract name such as "client/operation/index"."
    `);
  });

  test('names of any depth, with dashes, digits and namespaces, one the beginning of another', () => {
    const names = ['a', 'a.b', 'a.b.c.d.e', 'admin::users.index', 'two-factor.2fa', 'a.b_c', '2fa', 'delete'];
    expect(problemsOf(manifestOf(names.map((name, n) => get(name, `u${n}`))))).toBe('');
  });
});

describe('keys that the application declares', () => {
  const keys =
    '"keys": { "kind": { "type": "string", "values": ["list", "form"], "required": true }, "menu": { "type": "boolean" },' +
    ' "rank": { "type": "number" }, "tags": { "type": "strings" } }';

  test('values of another kind, with those allowed', () => {
    expect(
      problemsOf(
        manifestOf(
          [
            get('a', 'a', '"kind": "lst", "menu": "true", "rank": "1", "tags": "x"'),
            get('b', 'b', '"tags": [1]'),
          ],
          keys,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "4:52 a: expected one of list, form, found "lst". Did you mean "list"?
      4:67 a: expected true or false, found "true".
      4:83 a: expected a number, found "1".
      4:96 a: expected a list, found "x".
      5:10 b: "kind" is missing: expected one of list, form.
      5:53 b: expected a text, found 1."
    `);
  });

  test('a declaration that is malformed is told once, not at each route that uses it', () => {
    expect(
      problemsOf(
        manifestOf(
          [get('a', 'a', '"kind": "x"'), get('b', 'b', '"kind": "x"')],
          '"keys": { "kind": { "type": "strng" }, "K": { "type": "string" }, "b": { "type": "boolean", "values": ["a"] }, "c": { "typ": "string" }, "d": { "type": "string", "values": [] } }',
        ),
      ),
    ).toMatchInlineSnapshot(`
      "2:53 keys: expected one of boolean, string, number, strings, found "strng". Did you mean "string"?
      2:64 keys: expected a key in camelCase.
      2:127 keys: values belong to the types string and strings.
      2:141 keys: "type" is missing: expected one of boolean, string, number, strings.
      2:143 keys: unknown key "typ". Did you mean "type"?
      2:197 keys: expected a list that is not empty."
    `);
  });

  test('a name that the generator has itself', () => {
    expect(
      problemsOf(manifestOf([], '"keys": { "uri": { "type": "string" }, "order": { "type": "number" } }')),
    ).toMatchInlineSnapshot(`
      "2:35 keys: "uri" is a key of the generator's own: choose another name.
      2:64 keys: "order" is a key of the generator's own: choose another name."
    `);
  });
});

test('a malformed route does not keep back what is wrong with the others', () => {
  expect(
    problemsOf(
      manifestOf([
        '"a": { "url": "a" }',
        get('b', 'b//c'),
        get('c', 'x/{y}', '"wheres": { "y": "(?R)" }'),
        get('d', 'd', '"page": "Gone"'),
      ]),
    ),
  ).toMatchInlineSnapshot(`
    "4:10 a: "methods" is missing: expected a list.
    4:10 a: "uri" is missing: expected a text.
    4:12 a: unknown key "url". Did you mean "uri"?
    5:19 b: "b//c" holds an empty segment: write one slash only.
    6:65 c: "(?R)" cannot be translated to JavaScript, at character 1: (?R is a group that calls itself or another: write that group out.
    7:52 d: page "Gone" has no file Gone.tsx: create it in src/pages."
  `);
});
