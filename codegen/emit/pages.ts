import { areaConstant, firstSegments, SHARED } from '../model/areas.ts';
import type { Model } from '../model/model.ts';
import { typeName } from '../model/identifiers.ts';
import { constant, importOf, typeAlias } from './declarations.ts';
import type { PlannedFile } from './planned-file.ts';
import { enclose, quote, union } from './print.ts';

/** What a browser loads: for each area its pages and its routes, and an index that loads an area when needed. */
export function planPages(model: Model): PlannedFile[] {
  return [...[...model.areas, SHARED].map((area) => planArea(model, area)), planIndex(model)];
}

function planArea(model: Model, area: string): PlannedFile {
  const pages = model.pages
    .filter((page) => page.area === area)
    .map(({ name, specifier }) => ({ name, specifier }));
  const type = `${typeName(area)}Page`;
  return {
    path: `pages/${area}.ts`,
    inputs: { pages, runtime: model.runtime },
    content: () => [
      importOf(`${model.runtime}/pages/types.ts`, ['PageLoader'], { isTypeOnly: true }),
      typeAlias({
        doc: [`Name of a page of the area ${area}.`],
        name: type,
        type: union(
          pages.map((page) => quote(page.name)),
          `export type ${type} = ;`.length,
        ),
      }),
      constant({
        doc: [`Pages of the area ${area}, each fetched when it is first shown.`],
        name: 'pages',
        type: `Readonly<Record<${type}, PageLoader>>`,
        value: enclose(
          '{}',
          pages.map((page) => `${quote(page.name)}: () => import(${quote(page.specifier)})`),
          0,
          Infinity,
        ),
      }),
    ],
  };
}

const routesOf = (area: string): string =>
  `routes: async () => (await import('../routes/tables/${area}.ts')).${areaConstant(area)}Routes`;

function planIndex(model: Model): PlannedFile {
  const areas = model.areas.map((name) => ({
    name,
    segments: firstSegments(model.routes.filter(({ area }) => area === name).map(({ uri }) => uri)),
    folders: [
      ...new Set(model.pages.flatMap((page) => (page.area === name ? (page.name.split('/')[0] ?? []) : []))),
    ],
  }));
  return {
    path: 'pages/index.ts',
    inputs: { areas, runtime: model.runtime },
    content: () => [
      importOf(`${model.runtime}/pages/areas.ts`, ['LazyArea', 'SharedArea'], { isTypeOnly: true }),
      importOf(`./${SHARED}.ts`, ['pages']),
      constant({
        doc: ['Pages that every browser has from the start; their routes are fetched with the first visit.'],
        name: 'sharedArea',
        type: 'SharedArea',
        value: enclose('{}', ['pages', routesOf(SHARED)], 0, Infinity),
      }),
      constant({
        doc: ['Areas whose routes and pages are fetched with the first address or page of theirs.'],
        name: 'areas',
        type: 'readonly LazyArea[]',
        value: enclose(
          '[]',
          areas.map(({ name, segments, folders }) =>
            enclose(
              '{}',
              [
                `name: ${quote(name)}`,
                `firstSegments: ${segments === null ? 'null' : enclose('[]', segments.map(quote), 2, 23)}`,
                `pageFolders: ${enclose('[]', folders.map(quote), 2, 21)}`,
                `pages: async () => (await import('./${name}.ts')).pages`,
                routesOf(name),
              ],
              1,
              Infinity,
            ),
          ),
          0,
          areas.length === 0 ? 0 : Infinity,
        ),
      }),
    ],
  };
}
