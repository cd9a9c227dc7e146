import { nameParts } from '../model/identifiers.ts';
import type { Model } from '../model/model.ts';
import { typeAlias } from './declarations.ts';
import type { PlannedFile } from './planned-file.ts';
import { key, quote, union } from './print.ts';

/** Unions of names, and the parameters of each route: types only. */
export function planNames(model: Model): PlannedFile {
  const names = model.routes.map(({ name }) => name);
  const unions = [
    { name: 'RouteName', members: names, doc: 'Name of a route.' },
    {
      name: 'RoutePattern',
      members: patternsOf(names),
      doc: 'Name of a route, or of several by a wildcard.',
    },
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
    content: ({ StructureKind }) => [
      ...unions.map(({ name, members, doc }) => {
        const literals = members.map(quote);
        const type = name === 'RoutePattern' ? ['RouteName', ...literals] : literals;
        return typeAlias({ doc: [doc], name, type: union(type, `export type ${name} = ;`.length) });
      }),
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

/** `*`, every group with all below it (`client.operation.*`), and every last part in all groups (`*.index`). */
function patternsOf(names: readonly string[]): string[] {
  const found = new Set<string>();
  for (const name of names) {
    const parts = nameParts(name);
    if (parts.length === 1) continue;
    found.add(`*.${parts.at(-1)}`);
    const separators = [...name.matchAll(/\.|::/g)];
    for (const { index, 0: separator } of separators) found.add(`${name.slice(0, index)}${separator}*`);
  }
  return ['*', ...[...found].toSorted()];
}
