import { rmSync } from 'node:fs';
import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generate } from '#codegen/generate.ts';
import { compileRoutes } from '#runtime/routes/match.ts';
import type { TableRoute } from '#runtime/routes/types.ts';

const RUNTIME = join(import.meta.dirname, '../../../src/runtime');

interface Piece {
  readonly literal: string;
  readonly parameter: { readonly name: string; readonly format: string | null } | null;
}

/** Formats with what makes values of them. */
const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  '[0-9]+': fc.stringMatching(/^[0-9]{1,6}$/),
  'draft|sent': fc.constantFrom('draft', 'sent'),
  '[a-z]{2}': fc.stringMatching(/^[a-z]{2}$/),
};

const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,6}$/);
const piece: fc.Arbitrary<Piece> = fc.record({
  literal: fc.stringMatching(/^[a-z]{1,5}$/),
  parameter: fc.option(
    fc.record({
      name: fc.stringMatching(/^[a-z]{3,6}$/),
      format: fc.option(fc.constantFrom(...Object.keys(FORMATS))),
    }),
  ),
});
/** Routes whose first segment is their own, so that none hides another. */
const manifests = fc
  .uniqueArray(
    fc.record({
      name: fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.')),
      pieces: fc.uniqueArray(piece, { maxLength: 3, selector: ({ parameter }) => parameter?.name ?? {} }),
    }),
    { minLength: 1, maxLength: 6, selector: (route) => route.name.replaceAll(/[^a-z0-9.]/g, '') },
  )
  .map((routes) => routes.map((route, index) => ({ ...route, uri: uriOf(index, route.pieces) })));

function uriOf(index: number, pieces: readonly Piece[]): string {
  const rest = pieces.map(({ literal, parameter }) =>
    parameter ? `${literal}/{${parameter.name}}` : literal,
  );
  return [`r${index}`, ...rest].join('/');
}

type Builder = (...args: unknown[]) => string;

test('whatever the manifest, what its builders build is matched back to name and parameters', async () => {
  await fc.assert(
    fc.asyncProperty(manifests, fc.gen(), async (routes, values) => {
      const folder = mkdtempSync(join(tmpdir(), 'round-trip-'));
      try {
        mkdirSync(join(folder, 'pages'));
        const entries = routes.map((route) => {
          const formats = route.pieces.flatMap(({ parameter }) =>
            parameter?.format ? [[parameter.name, parameter.format] as const] : [],
          );
          return [
            route.name,
            { uri: route.uri, methods: ['GET'], wheres: Object.fromEntries(formats) },
          ] as const;
        });
        const manifest = join(folder, 'routes.manifest.json');
        writeFileSync(manifest, JSON.stringify({ pages: 'pages', routes: Object.fromEntries(entries) }));
        await generate({ manifest, out: join(folder, 'out'), runtime: RUNTIME });
        const { routeTable } = (await import(join(folder, 'out/routes/table.ts'))) as {
          routeTable: readonly TableRoute[];
        };
        const { named } = (await import(join(folder, 'out/routes/named.ts'))) as {
          named: { route: Builder };
        };
        const matcher = compileRoutes(routeTable);
        for (const route of routes) {
          const parameters = Object.fromEntries(
            route.pieces.flatMap(({ parameter }) =>
              parameter ? [[parameter.name, valueOf(parameter.format, values)] as const] : [],
            ),
          );
          const address = named.route(route.name, parameters);
          const found = matcher.match('GET', address);
          expect(found).toMatchObject({ kind: 'match', route: { name: route.name }, parameters });
        }
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }),
    { numRuns: 25 },
  );
});

function valueOf(format: string | null, values: fc.GeneratorValue): string {
  const free = (): fc.Arbitrary<string> =>
    fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
      .filter((text) => text.isWellFormed() && !text.includes('/') && text !== '.' && text !== '..');
  return values(() => (format === null ? free() : (FORMATS[format] ?? free())));
}
