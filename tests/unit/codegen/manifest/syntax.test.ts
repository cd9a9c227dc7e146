import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { syntaxSlips } from '#codegen/manifest/syntax.ts';
import { problemsOf } from './problems-of.ts';

describe('a slip in the syntax is told once, where it is, with the remedy', () => {
  test.each<[text: string, slips: (readonly [offset: number, message: string])[]]>([
    ['', [[0, 'the file is empty: expected { … }.']]],
    [
      '{\n<<<<<<< HEAD\n"a":1\n=======\n"a":2\n>>>>>>> other\n}',
      [
        [
          2,
          'a merge stopped here: keep one side or both, and delete the lines <<<<<<<, ======= and >>>>>>>.',
        ],
      ],
    ],
    ['{ "pages": }', [[11, 'expected a value behind the colon.']]],
    ['{\n // n\n "a":1}', [[3, 'a comment is not allowed: the manifest is plain JSON.']]],
    ['{"a":1 /* n */}', [[7, 'a comment is not allowed: the manifest is plain JSON.']]],
    ['{"a":/*', [[5, 'a comment is not allowed: the manifest is plain JSON.']]],
    ['{"a":1,}', [[6, 'a comma too many.']]],
    ['{"a":[1,2,]}', [[9, 'a comma too many.']]],
    ['{"a":1,,"b":2}', [[7, 'a comma too many.']]],
    ['{,"a":1}', [[1, 'a comma too many.']]],
    [
      '{"a":1\n  "b":2\n "c":3}',
      [
        [6, 'expected a comma behind 1.'],
        [14, 'expected a comma behind 2.'],
      ],
    ],
    ['{"a":[1 2]}', [[7, 'expected a comma behind 1.']]],
    ['{"a" 1}', [[4, 'expected a colon behind "a".']]],
    ['{"a"::2}', [[5, 'a colon too many.']]],
    ['{"a"="b"}', [[4, 'expected a colon, found =.']]],
    ['{"a":1;"b":2}', [[6, 'expected a comma, found ;.']]],
    [
      "{'a':1, 'b': 'x y'}",
      [
        [1, 'texts and keys stand in double quotes: "a".'],
        [8, 'texts and keys stand in double quotes: "b".'],
        [13, 'texts and keys stand in double quotes: "x y".'],
      ],
    ],
    ['{“a”:1}', [[1, 'texts and keys stand in double quotes: "a".']]],
    ['{a:1}', [[1, 'a key stands in double quotes: "a".']]],
    ['{1:2}', [[1, 'a key stands in double quotes: "1".']]],
    ['{"a":tru}', [[5, 'unexpected tru: write true.']]],
    ['{"a":GET}', [[5, 'unexpected GET: texts stand in double quotes.']]],
    ['{"a":undefined}', [[5, 'unexpected undefined: texts stand in double quotes.']]],
    ['{"a":.5}', [[5, '.5 is no number of JSON.']]],
    ['{"a":01}', [[5, 'a number does not begin with 0.']]],
    ['{"a":1.}', [[5, '1. is no number of JSON.']]],
    ['{"a":\u00a01}', [[5, 'an unusual space (U+00A0): write a plain one.']]],
    ['{"a":"x}', [[5, 'a text is never closed: expected a double quote before the end of the line.']]],
    ['{"a":"x\ty"}', [[7, 'a text holds a control character: write \\t.']]],
    [
      '{"a":"\\d+\\q"}',
      [
        [6, '\\d is no escape of JSON: write \\\\d.'],
        [9, '\\q is no escape of JSON: write \\\\q.'],
      ],
    ],
    ['{"a":"\\u12"}', [[6, '\\u12 is no escape of JSON: four hexadecimal digits follow \\u.']]],
    ['{"a":1', [[6, 'the file ends too early: expected }.']]],
    ['{"a":[1', [[7, 'the file ends too early: expected ].']]],
    ['{"a":[1}', [[7, 'expected ] before }.']]],
    ['{"a":{"b":1]}', [[11, 'expected } before ].']]],
    ['{"a":1}}', [[7, 'something stands behind the end of the manifest: delete it.']]],
    ['{"a":1} "b"', [[8, 'something stands behind the end of the manifest: delete it.']]],
    ['[]]', [[2, 'something stands behind the end of the manifest: delete it.']]],
    [']', [[0, 'the manifest begins with {, found ].']]],
    ['@', [[0, 'unexpected @: texts stand in double quotes.']]],
  ])('%j', (text, slips) => {
    expect(syntaxSlips(text).map(({ offset, message }) => [offset, message])).toEqual(slips);
  });
});

test('slips are told with line and column, all in one run', () => {
  expect(
    problemsOf(
      '{\n  // the pages\n  "pages": "src/pages"\n  "routes": {\n    a: { "uri": "a", },\n  },\n}\n',
    ),
  ).toMatchInlineSnapshot(`
    "2:3 JSON syntax: a comment is not allowed: the manifest is plain JSON.
    3:23 JSON syntax: expected a comma behind "src/pages".
    5:5 JSON syntax: a key stands in double quotes: "a".
    5:20 JSON syntax: a comma too many.
    5:23 JSON syntax: a comma too many.
    6:4 JSON syntax: a comma too many."
  `);
});

const text = JSON.stringify({ pages: 'p', routes: { a: { uri: 'a', methods: ['GET', 'PUT'] } } }, null, 2);

const marks = ['{', '}', '[', ']', '"', ',', ':', '\\', ' ', '\n', "'", 'a', '1', '-', '.', 't', '/', '*'];

describe('for all texts', () => {
  test('there are slips if and only if it is no JSON', () => {
    const damaged = fc
      .tuple(fc.nat(text.length), fc.nat(3), fc.string({ maxLength: 3, unit: fc.constantFrom(...marks) }))
      .map(([at, length, added]) => text.slice(0, at) + added + text.slice(at + length));
    fc.assert(
      fc.property(fc.oneof(damaged, fc.json(), fc.string()), (given) => {
        expect(syntaxSlips(given).length === 0).toBe(isJson(given));
      }),
      { numRuns: 3_000 },
    );
  });

  test('one missing or doubled comma, colon or closing bracket is told once', () => {
    const places = [...text.matchAll(/[,:}\]]/g)].map(({ index }) => index);
    for (const at of places) {
      for (const damaged of [
        text.slice(0, at) + text.slice(at + 1),
        text.slice(0, at) + text.slice(at, at + 1) + text.slice(at),
      ]) {
        const slips = syntaxSlips(damaged);
        expect([damaged, slips.length]).toEqual([damaged, 1]);
      }
    }
  });
});

function isJson(given: string): boolean {
  try {
    JSON.parse(given);
    return true;
  } catch {
    return false;
  }
}
