import type { StatementStructures } from 'ts-morph';
import { areaOf } from '../model/identifiers.ts';
import type { Model, PageModel } from '../model/model.ts';
import { constant, typeAlias } from './declarations.ts';
import type { Morph, PlannedFile } from './planned-file.ts';
import { enclose, quote, union } from './print.ts';

/** The lazy registry: one file per area, and an index of them all. */
export function planPages(model: Model): PlannedFile[] {
  const areas = [...Map.groupBy(model.pages, ({ name }) => areaOf(name))].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return [
    ...areas.map(([area, pages]) => planArea(model, area, pages)),
    planIndex(
      model,
      areas.map(([area]) => area),
    ),
  ];
}

function planArea(model: Model, area: string, pages: readonly PageModel[]): PlannedFile {
  const name = constantOf(area);
  const type = name.charAt(0).toUpperCase() + name.slice(1, -1);
  return {
    path: `pages/${area}.ts`,
    inputs: { pages, runtime: model.runtime },
    statements: (morph) => [
      typeImport(morph, `${model.runtime}/pages/types.ts`, 'PageLoader'),
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
        name,
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

function planIndex(model: Model, areas: readonly string[]): PlannedFile {
  const present = new Set(model.pages.map(({ name }) => name));
  const missing = model.pageNames.filter((name) => !present.has(name));
  const type = `Readonly<Record<${missing.length === 0 ? 'PageName' : 'Exclude<PageName, MissingPage>'}, PageLoader>>`;
  const missingType = typeAlias({
    doc: ['Pages that the manifest names and that have no file yet.'],
    isExported: false,
    name: 'MissingPage',
    type: union(missing.map(quote), 'type MissingPage = ;'.length),
  });
  return {
    path: 'pages/index.ts',
    inputs: { areas, missing, runtime: model.runtime },
    statements: (morph) => [
      typeImport(morph, `${model.runtime}/pages/types.ts`, 'PageLoader'),
      typeImport(morph, '../routes/names.ts', 'PageName'),
      ...areas.map((area): StatementStructures => ({
        kind: morph.StructureKind.ImportDeclaration,
        moduleSpecifier: `./${area}.ts`,
        namedImports: [constantOf(area)],
      })),
      ...(missing.length === 0 ? [] : [missingType]),
      constant({
        doc: ['Every page by its name, each fetched when it is first shown.'],
        name: 'pages',
        type,
        value: enclose(
          '{}',
          areas.map((area) => `...${constantOf(area)}`),
          0,
          `export const pages: ${type} = ;`.length,
        ),
      }),
    ],
  };
}

function typeImport({ StructureKind }: Morph, moduleSpecifier: string, name: string): StatementStructures {
  return { kind: StructureKind.ImportDeclaration, moduleSpecifier, namedImports: [name], isTypeOnly: true };
}

function constantOf(area: string): string {
  return `${area.replace(/_$/, '')}Pages`;
}
