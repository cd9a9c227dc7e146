import type { Model } from '../model/model.ts';
import { tableProperties } from './definition.ts';
import { patternTypes } from './parameter-types.ts';
import { constant, typeAlias } from './declarations.ts';
import type { PlannedFile } from './planned-file.ts';
import { enclose, key, quote, union } from './print.ts';

/** Files beside the groups: parameter types, the table of all routes, and the unions of names. */
export function planSharedFiles(model: Model): PlannedFile[] {
  return [planParameters(model), planTable(model), planNames(model)];
}

function planParameters(model: Model): PlannedFile {
  const types = patternTypes(model);
  return {
    path: 'routes/parameters.ts',
    inputs: types,
    statements: ({ StructureKind }) => [
      ...types.map(({ name, type, doc }) => typeAlias({ doc: [doc], name, type })),
      ...(types.length === 0 ? [{ kind: StructureKind.ExportDeclaration } as const] : []),
    ],
  };
}

function planTable(model: Model): PlannedFile {
  return {
    path: 'routes/table.ts',
    inputs: {
      runtime: model.runtime,
      routes: model.routes.map(({ line: _line, group: _group, exportName: _exportName, ...route }) => route),
    },
    statements: ({ StructureKind }) => [
      {
        kind: StructureKind.ImportDeclaration,
        moduleSpecifier: `${model.runtime}/routes/types.ts`,
        namedImports: ['RouteDefinition'],
        isTypeOnly: true,
      },
      constant({
        doc: ['All routes in the order of the manifest: the first that fits an address wins.'],
        name: 'routeTable',
        type: 'readonly RouteDefinition[]',
        value: `[\n${model.routes.map((route) => `  ${enclose('{}', tableProperties(route, 2), 1, 3)},\n`).join('')}]`,
      }),
    ],
  };
}

function planNames(model: Model): PlannedFile {
  const unions = [
    { name: 'RouteName', members: model.routes.map(({ name }) => name), doc: 'Name of a route.' },
    {
      name: 'PageName',
      members: model.pageNames,
      doc: 'Name of a page that a route shows or the server may answer.',
    },
    { name: 'Permission', members: model.permissions, doc: 'Permission that a route asks for.' },
  ];
  const parameters = model.routes.map((route) => ({
    name: route.name,
    members: route.parameters.map(({ name, optional }) => ({ name, optional })),
  }));
  return {
    path: 'routes/names.ts',
    inputs: { unions, parameters },
    statements: ({ StructureKind }) => [
      ...unions.map(({ name, members, doc }) =>
        typeAlias({ doc: [doc], name, type: union(members.map(quote), `export type ${name} = ;`.length) }),
      ),
      {
        kind: StructureKind.Interface,
        isExported: true,
        leadingTrivia: '\n',
        docs: [
          {
            description:
              'Parameters of each route as the matcher reads them; those that are absent have no key.',
          },
        ],
        name: 'RouteParameters',
        properties: parameters.map(({ name, members }) => ({
          name: key(name),
          type:
            members.length === 0
              ? 'Record<string, never>'
              : `{ ${members.map((member) => `${key(member.name)}${member.optional ? '?' : ''}: string`).join('; ')} }`,
        })),
      },
    ],
  };
}
