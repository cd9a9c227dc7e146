import { exportName } from '../model/identifiers.ts';
import type { Model } from '../model/model.ts';
import { constant, importOf, namespaceImport } from './declarations.ts';
import type { PlannedFile } from './planned-file.ts';
import { key } from './print.ts';

/** Access by name, in a file of its own: who imports it takes the whole table along. */
export function planNamed(model: Model): PlannedFile {
  const aliases = groupAliases(model.routes.map(({ group }) => group));
  const members = model.routes.map(({ name, group, exportName: builder, parameters }) => ({
    name,
    group,
    builder,
    fields: parameters.map(
      ({ name: parameter, optional }) => `readonly ${key(parameter)}${optional ? '?' : ''}: string`,
    ),
  }));
  const runtime = `${model.runtime}/routes`;
  return {
    path: 'routes/named.ts',
    inputs: { members, runtime },
    content: (morph) => [
      importOf(`${runtime}/named.ts`, ['createNamedRoutes', 'type NamedRoutes']),
      ...[...aliases].map(([group, alias]) => namespaceImport(`./${group}.ts`, alias, { isTypeOnly: true })),
      importOf('./names.ts', ['RoutePattern'], { isTypeOnly: true }),
      importOf('./table.ts', ['routeTable']),
      {
        kind: morph.StructureKind.Interface,
        isExported: true,
        leadingTrivia: '\n',
        docs: [{ description: 'The builder of each name.' }],
        name: 'Builders',
        properties: members.map(({ name, group, builder }) => ({
          name: key(name),
          type: `typeof ${aliases.get(group)}.${builder}`,
        })),
      },
      {
        kind: morph.StructureKind.Interface,
        isExported: true,
        leadingTrivia: '\n',
        docs: [{ description: 'What the address of each name holds.' }],
        name: 'AddressParameters',
        properties: members.flatMap(({ name, fields }) =>
          fields.length === 0 ? [] : { name: key(name), type: `{ ${fields.join('; ')} }` },
        ),
      },
      constant({
        doc: [
          '`route(name, parameters, options)` and what tells where an address leads, for names that are known at',
          'run time only. It carries every uri; pages use the builders.',
        ],
        name: 'named',
        type: 'NamedRoutes<Builders, RoutePattern, AddressParameters>',
        value: '\n  /* @__PURE__ */ createNamedRoutes(routeTable)',
      }),
    ],
  };
}

/** What the file names itself. */
const OWN_NAMES = ['createNamedRoutes', 'routeTable', 'named'];

/** A name for each group of builders, sorted; those that are taken, by the file itself as well, get a number. */
function groupAliases(groups: readonly string[]): Map<string, string> {
  const taken = new Set(OWN_NAMES);
  const aliases = new Map<string, string>();
  for (const group of [...new Set(groups)].toSorted()) {
    const base = exportName(group.replaceAll('/', '-'));
    let alias = base;
    for (let number = 2; taken.has(alias); number += 1) alias = `${base}${number}`;
    taken.add(alias);
    aliases.set(group, alias);
  }
  return aliases;
}
