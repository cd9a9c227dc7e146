import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatManifest } from '#codegen/edit/format-manifest.ts';
import { insertRoutes, type Anchor } from '#codegen/edit/insert-routes.ts';
import { routeEntry } from '#codegen/edit/route-entry.ts';
import { layouts, manifests } from './manifest-arbitrary.ts';

const added = { uri: 'added/{a}', methods: ['GET' as const] };
const entry = routeEntry({ name: 'added.show.now', route: added }, []);

describe('inserting routes', () => {
  test('stands at its place, and without it the text is what it was, whatever its layout', () => {
    fc.assert(
      fc.property(manifests, layouts, fc.nat(), fc.boolean(), (manifest, layout, at, isBefore) => {
        const text = layout(manifest);
        const names = Object.keys((JSON.parse(text) as { routes: object }).routes);
        const index = at % names.length;
        const name = names[index] ?? '';
        const anchor: Anchor = isBefore ? { before: name } : { after: name };
        const result = insertRoutes(text, [{ anchor, entries: [entry] }]);
        const parsed = JSON.parse(result) as { routes: Record<string, unknown> };
        expect(Object.keys(parsed.routes)).toEqual(
          names.toSpliced(index + (isBefore ? 0 : 1), 0, 'added.show.now'),
        );
        const { 'added.show.now': inserted, ...others } = parsed.routes;
        expect(inserted).toEqual(added);
        expect({ ...parsed, routes: others }).toEqual(JSON.parse(text));
        expect(isInsertion(text, result)).toBe(true);
      }),
    );
  });

  test('a line put into the canonical layout leaves it canonical', () => {
    fc.assert(
      fc.property(manifests, fc.constantFrom('\n', '\r\n'), (manifest, eol) => {
        const text = formatManifest(JSON.stringify(manifest)).replaceAll('\n', eol);
        const result = insertRoutes(text, [{ anchor: 'last', entries: [entry] }]);
        expect(formatManifest(result)).toBe(result);
      }),
    );
  });

  test('several places at once keep the order of each', () => {
    const text = formatManifest('{"pages":"p","routes":{"a":{"uri":"a"},"b":{"uri":"b"}}}');
    const line = (name: string): string => `"${name}": {}`;
    const result = insertRoutes(text, [
      { anchor: { before: 'a' }, entries: [line('1'), line('2')] },
      { anchor: { after: 'a' }, entries: [line('3')] },
      { anchor: { before: 'b' }, entries: [line('4')] },
      { anchor: 'last', entries: [line('5'), line('6')] },
    ]);
    const found = Array.from(result.matchAll(/^ {4}"(\w)"/gm), ([, name]) => name);
    expect(found.join('')).toBe('12a34b56');
  });

  test.each([
    ['{ "pages": "p", "routes": {} }', '{ "pages": "p", "routes": {"added.show.now": '],
    ['{\r\n\t"pages": "p",\r\n\t"routes": {\r\n\t}\r\n}', '"routes": {\r\n\t\t"added.show.now": '],
    ['{\n  "pages": "p",\n  "routes": {}\n}\n', '"routes": {\n    "added.show.now": '],
  ])('the first route of %j', (text, expected) => {
    const result = insertRoutes(text, [{ anchor: 'last', entries: [entry] }]);
    expect(result).toContain(expected);
    expect(JSON.parse(result)).toEqual({ pages: 'p', routes: { 'added.show.now': added } });
  });

  test('a neighbour that is not there is an error, and so is a text without routes', () => {
    const text = '{"routes":{"a":{}}}';
    expect(() => insertRoutes(text, [{ anchor: { after: 'b' }, entries: [entry] }])).toThrow('no route "b"');
    expect(() => insertRoutes('[]', [{ anchor: 'last', entries: [entry] }])).toThrow('without routes');
  });
});

/** Whether `longer` is `shorter` with one text put in somewhere. */
function isInsertion(shorter: string, longer: string): boolean {
  let start = 0;
  while (start < shorter.length && shorter[start] === longer[start]) start += 1;
  return longer.endsWith(shorter.slice(start));
}
