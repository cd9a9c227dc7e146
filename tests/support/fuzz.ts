import fc from 'fast-check';
import { routeTable } from '#generated/routes/table.ts';

/** A request made of anything. */
export interface FuzzedRequest {
  method: string;
  /** With query. */
  path: string;
  headers: Record<string, string>;
  /** Text of the body; null for none. */
  body: string | null;
  /** Cookies beside those of the person's session, values as they stand in the header. */
  cookies: Record<string, string>;
}

/** Texts that have broken programs before: empty, control signs, half characters, quotes, other scripts. */
export const nastyTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff',
  '\ufeff',
  '\u202e',
  '💥',
  'é'.normalize('NFD'),
  "'",
  '"',
  '\\',
  '%',
  '%00',
  '_',
  "'; drop table operations; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../..',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '0',
  '-0',
  '-1',
  '1e309',
  '9'.repeat(400),
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '2026-11-20',
  'a'.repeat(5000),
];

/** Bodies that have broken readers of JSON before: deep, cut, with equal keys, with keys of every object. */
const nastyBodies: readonly string[] = [
  '[{"a":',
  '['.repeat(3000),
  '{"a":'.repeat(50_000),
  `${'['.repeat(30)}${']'.repeat(30)}`,
  '{"text":"a","text":["b"],"text":null}',
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"text":"a"}',
  '{"version":1e400,"purchasePriceCents":-1e400,"lat":1e-400}',
  `{"version":${'9'.repeat(500)}}`,
  '{"text":"\\ud800"}',
  '"text"',
  'null',
  '0',
];

const nastyNumbers = [0, -0, -1, 1, 0.1, 1e-7, 1e21, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308];

const text = fc.oneof(fc.constantFrom(...nastyTexts), fc.string({ unit: 'binary', maxLength: 40 }));

/** Any JSON, leaning to what hurts. */
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.constantFrom<unknown>(...nastyNumbers, true, false, null, [], {}),
  fc.array(text, { maxLength: 4 }),
  fc.dictionary(text, text, { maxKeys: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A payload that would be accepted, with a few of its fields replaced. */
const spoilt = (example: Record<string, unknown>): fc.Arbitrary<unknown> =>
  fc
    .dictionary(fc.constantFrom(...Object.keys(example), '__proto__', 'extra'), anyValue, { maxKeys: 3 })
    .map((changes) => ({ ...example, ...changes }));

const queryPart = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(
        'q',
        'sort',
        'page',
        'perPage',
        'status',
        'city',
        'year',
        'tag',
        'managerId',
        'preset',
        'recipient',
      ),
      fc.constantFrom('_method', 'as', 'expires', 'signature', 'acces', 'date', 'format', 'columns'),
      text,
    ),
    fc.constantFrom('', '[]', '[0]', '[a][b]', '[', ']['),
    text,
    fc.boolean(),
  )
  .map(([key, brackets, value, isRaw]) => {
    const write = (part: string): string => encodeURIComponent(part.toWellFormed());
    return isRaw
      ? `${write(key)}${brackets}=%FF%${value.length}`
      : `${write(key)}${brackets}=${write(value)}`;
  });

/** What a header can carry: visible ASCII. */
const headerText = fc.oneof(
  fc.constantFrom(
    '',
    'true',
    'v1',
    'fr',
    '*',
    'null',
    'http://evil.test/',
    'http://ilot.test/operations?x=%00',
    '%',
    'a=b',
  ),
  fc.string({
    unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)),
    maxLength: 30,
  }),
);

const headers = fc.dictionary(
  fc.constantFrom(
    'x-inertia',
    'x-inertia-version',
    'x-inertia-partial-component',
    'x-inertia-partial-data',
    'purpose',
    'accept',
    'accept-language',
    'referer',
    'x-real-ip',
    'x-requested-with',
    'content-type',
    'if-none-match',
    'accept-encoding',
    'x-request-id',
    'x-forwarded-for',
    'x-forwarded-host',
    'origin',
    'range',
  ),
  headerText,
  { maxKeys: 4 },
);

const cookies = fc.dictionary(
  fc.constantFrom('ilot_souvenir', 'ilot_maintenance', 'ilot_langue', 'ilot_theme', 'toString', '__Secure-x'),
  fc.oneof(
    fc.constantFrom('%00', 'a%00.b', '%E0%A4%A', '.', 'a.b', '..', 'fr', 'dark'),
    text.map((value) => encodeURIComponent(value.toWellFormed())),
  ),
  { maxKeys: 2 },
);

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Requests for every route of the manifest, and for addresses that are no route.
 *
 * @param ids identifiers to put into addresses, one's own and other people's
 * @param examples payloads that would be accepted
 */
export function fuzzedRequest(
  ids: readonly string[],
  examples: readonly Record<string, unknown>[],
): fc.Arbitrary<FuzzedRequest> {
  const segment = fc.oneof(
    { arbitrary: fc.constantFrom(...ids), weight: 4 },
    { arbitrary: text.map((value) => encodeURIComponent(value.toWellFormed())), weight: 1 },
  );
  const address = fc.oneof(
    {
      weight: 9,
      arbitrary: fc.constantFrom(...routeTable).chain((route) => {
        const names = [...route.uri.matchAll(/\{\w+\}/g)];
        return fc.tuple(...names.map(() => segment)).map((values) => ({
          method: route.methods[0] ?? 'GET',
          path: values.reduce((uri, value) => uri.replace(/\{\w+\}/, () => value), route.uri),
        }));
      }),
    },
    {
      weight: 1,
      arbitrary: fc
        .array(segment, { maxLength: 4 })
        .map((parts) => ({ method: 'GET', path: parts.join('/') })),
    },
  );
  const body = fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .constantFrom(...examples)
        .chain(spoilt)
        .map((value) => JSON.stringify(value)),
    },
    { weight: 2, arbitrary: anyValue.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.oneof(text, fc.constantFrom(...nastyBodies)) },
  );
  return fc
    .tuple(
      address,
      fc.oneof(
        { weight: 6, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.constantFrom(...methods) },
      ),
      fc.array(queryPart, { maxLength: 3 }),
      headers,
      cookies,
      body,
    )
    .map(([{ method, path }, other, query, givenHeaders, givenCookies, content]) => {
      const used = other ?? method;
      return {
        method: used,
        path: `/${path.replace(/^\/+/, '')}${query.length > 0 ? `?${query.join('&')}` : ''}`,
        headers: givenHeaders,
        body: ['GET', 'HEAD'].includes(used) ? null : content,
        cookies: givenCookies,
      };
    });
}
