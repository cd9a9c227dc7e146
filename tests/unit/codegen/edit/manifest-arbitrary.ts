import * as fc from 'fast-check';

const name = fc.stringMatching(/^[a-z]{1,6}(\.[a-z]{1,6}){0,2}$/);
const text = fc.oneof(fc.string(), fc.constantFrom('é', '\u2028', '"', '\\', 'https://example.test'));

const route = fc.record(
  {
    can: text,
    methods: fc.subarray(['OPTIONS', 'GET', 'PUT', 'POST'], { minLength: 1 }),
    wheres: fc.dictionary(fc.constantFrom('a', 'b'), text),
    page: fc.constantFrom('Home', 'Area/Name'),
    uri: text,
  },
  { requiredKeys: ['methods', 'uri'] },
);

/** Manifests as objects: keys in any order, at least one route. */
export const manifests = fc
  .record(
    {
      routes: fc.dictionary(name, route, { minKeys: 1, maxKeys: 6 }),
      pages: fc.oneof(text, fc.array(text, { maxLength: 30 })),
      patterns: fc.dictionary(fc.constantFrom('a', 'b'), text),
      keys: fc.dictionary(fc.constantFrom('menu', 'audit'), fc.constant({ required: true, type: 'boolean' })),
      other: fc.jsonValue(),
    },
    { requiredKeys: ['routes', 'pages'] },
  )
  .chain((manifest) =>
    fc.shuffledSubarray(Object.entries(manifest), { minLength: Object.keys(manifest).length }).map(
      // Entries of a record keep their types; only their order is another.
      (entries) => Object.fromEntries(entries) as typeof manifest,
    ),
  );

/** The text of a value in some layout: on one line, or indented, with either line end. */
export const layouts = fc
  .record({
    indent: fc.constantFrom(0, 1, 2, 4, '\t'),
    eol: fc.constantFrom('\n', '\r\n'),
    end: fc.boolean(),
  })
  .map(({ indent, eol, end }) => (value: unknown) => {
    return `${JSON.stringify(value, null, indent)}${end ? '\n' : ''}`.replaceAll('\n', eol);
  });
