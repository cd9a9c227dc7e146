import { areaConstant, SHARED } from '../model/areas.ts';
import type { Model, RouteModel } from '../model/model.ts';
import { constant, importOf } from './declarations.ts';
import { tableProperties } from './definition.ts';
import type { PlannedFile } from './planned-file.ts';
import { enclose, key, quote } from './print.ts';
import type { DeclaredKey } from '../manifest/declared-keys.ts';

/** The rows of each area, the whole table, and the type of its rows. */
export function planTables(model: Model): PlannedFile[] {
  const areas = [...model.areas, SHARED];
  return [planRow(model), ...areas.map((area) => planArea(model, area)), planTable(model, areas)];
}

function planRow({ keys, runtime }: Model): PlannedFile {
  return {
    path: 'routes/row.ts',
    inputs: { keys, runtime },
    content: (morph) => [
      importOf(`${runtime}/routes/types.ts`, ['TableRoute'], { isTypeOnly: true }),
      importOf('./names.ts', ['Permission'], { isTypeOnly: true }),
      {
        kind: morph.StructureKind.Interface,
        isExported: true,
        leadingTrivia: '\n',
        docs: [{ description: 'A route of the table, with the keys that the manifest declares.' }],
        name: 'RouteRow',
        extends: ['TableRoute'],
        properties: [
          {
            name: 'can',
            type: 'Permission',
            isReadonly: true,
            hasQuestionToken: true,
            docs: [{ description: 'Permission it asks for.' }],
          },
          ...keys.map((declared) => ({
            name: key(declared.name),
            type: declaredType(declared),
            isReadonly: true,
            hasQuestionToken: declared.required !== true,
            ...(declared.description !== undefined && { docs: [{ description: declared.description }] }),
          })),
        ],
      },
    ],
  };
}

function planArea(model: Model, area: string): PlannedFile {
  const rows = rowsOf(model, area);
  return {
    path: `routes/tables/${area}.ts`,
    inputs: {
      runtime: model.runtime,
      rows: rows.map(([order, { line: _l, group: _g, exportName: _e, contract: _c, ...route }]) => {
        return { order, ...route };
      }),
    },
    content: () => [
      importOf('../row.ts', ['RouteRow'], { isTypeOnly: true }),
      constant({
        doc: [`Routes of the area ${area} in the order of the manifest.`],
        name: `${areaConstant(area)}Routes`,
        type: 'readonly RouteRow[]',
        value: rowsText(rows),
      }),
    ],
  };
}

/** A row of a table; its order where routes of another area stand between it and the row above. */
type Row = readonly [order: number | undefined, RouteModel];

/**
 * The routes of an area. Routes of one area that follow each other make a run, and the first of each tells which
 * run of the manifest it is: another route within a run changes no other line of any table.
 */
function rowsOf({ routes }: Model, area: string): Row[] {
  let run = -1;
  let above: string | undefined;
  const rows: Row[] = [];
  for (const route of routes) {
    const isFirst = route.area !== above;
    if (isFirst) run += 1;
    above = route.area;
    if (route.area === area) rows.push([isFirst ? run : undefined, route]);
  }
  return rows;
}

function rowsText(rows: readonly Row[]): string {
  const lines = rows.map(([order, route]) => {
    const first = order === undefined ? [] : [`order: ${order}`];
    return `  ${enclose('{}', [...first, ...tableProperties(route, 2)], 1, 3)},\n`;
  });
  return lines.length === 0 ? '[]' : `[\n${lines.join('')}]`;
}

function planTable(model: Model, areas: readonly string[]): PlannedFile {
  const runtime = `${model.runtime}/routes/table.ts`;
  return {
    path: 'routes/table.ts',
    inputs: { runtime, areas },
    content: () => [
      importOf(runtime, ['inManifestOrder']),
      importOf('./row.ts', ['RouteRow'], { isTypeOnly: true }),
      ...areas.map((area) => importOf(`./tables/${area}.ts`, [`${areaConstant(area)}Routes`])),
      constant({
        doc: [
          'All routes in the order of the manifest: the first that fits an address wins. For servers and tests;',
          'a browser loads the table of each area by itself.',
        ],
        name: 'routeTable',
        type: 'readonly RouteRow[]',
        value: `/* @__PURE__ */ inManifestOrder(${enclose(
          '[]',
          areas.map((area) => `...${areaConstant(area)}Routes`),
          0,
          'export const routeTable: readonly RouteRow[] = inManifestOrder();'.length + 16,
        )})`,
      }),
    ],
  };
}

/** The TypeScript type of the values of a key that the application declares. */
function declaredType({ type, values }: Pick<DeclaredKey, 'type' | 'values'>): string {
  if (type !== 'string' && type !== 'strings') return type;
  const text = values === undefined ? 'string' : values.map(quote).join(' | ');
  if (type === 'string') return text;
  return values !== undefined && values.length > 1 ? `readonly (${text})[]` : `readonly ${text}[]`;
}
