import type { StatementStructures } from 'ts-morph';
import type { Model, RouteModel } from '../model/model.ts';
import { constant } from './declarations.ts';
import { buildableProperties } from './definition.ts';
import { parameterImports, parametersType } from './parameter-types.ts';
import type { Morph, PlannedFile } from './planned-file.ts';
import { enclose, quote, union } from './print.ts';

/** One file of builders per group of routes, sorted by path. */
export function planGroups(model: Model): PlannedFile[] {
  const groups = Map.groupBy(model.routes, (route) => route.group);
  return [...groups.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, routes]) => ({
      path: `routes/${group}.ts`,
      inputs: { routes, runtime: model.runtime, manifest: model.manifestFile },
      statements: (morph) => [
        ...groupImports(morph, model, group, routes),
        ...routes.map((route) =>
          constant({ doc: builderDoc(model, route), name: route.exportName, value: builderText(route) }),
        ),
      ],
    }));
}

function groupImports(
  { StructureKind }: Morph,
  model: Model,
  group: string,
  routes: readonly RouteModel[],
): StatementStructures[] {
  const types = [...new Set(routes.flatMap(parameterImports))].toSorted();
  const up = '../'.repeat(group.split('/').length - 1) || './';
  const kind = StructureKind.ImportDeclaration;
  const runtime = `${model.runtime}/routes`;
  const imports: StatementStructures[] = [
    { kind, moduleSpecifier: `${runtime}/build.ts`, namedImports: ['buildRoute'] },
    {
      kind,
      moduleSpecifier: `${runtime}/types.ts`,
      namedImports: ['BuildOptions', 'Href'],
      isTypeOnly: true,
    },
  ];
  if (types.length > 0) {
    imports.push({ kind, moduleSpecifier: `${up}parameters.ts`, namedImports: types, isTypeOnly: true });
  }
  return imports;
}

function builderDoc(model: Model, route: RouteModel): string[] {
  const address = `${route.domain ?? ''}/${route.uri.replace(/^\//, '')}`;
  const facts = [
    route.page === undefined ? '' : `shows ${route.page}`,
    route.can === undefined ? '' : `asks for \`${route.can}\``,
  ].filter((fact) => fact !== '');
  const what = `\`${route.methods.join(' ')} ${address}\`${facts.length > 0 ? `: ${facts.join(', ')}` : ''}.`;
  return [what, `${route.name}, ${model.manifestFile}:${route.line}`];
}

function builderText(route: RouteModel): string {
  const taken = parametersType(route);
  const methods = union(route.methods.map(quote), 0);
  const optionsParameter = 'options?: BuildOptions';
  const parametersParameter = taken && `parameters${taken.required ? '' : '?'}: ${taken.type}`;
  const given = parametersParameter === null ? [optionsParameter] : [parametersParameter, optionsParameter];
  const head = 'export const '.length + route.exportName.length + ' = '.length;
  const result = `: Href<${methods}> =>`;
  const signature = enclose('()', given, 0, head + result.length);
  const properties = buildableProperties(route, 2);
  const passed = [enclose('{}', properties, 2, 6), taken === null ? 'undefined' : 'parameters', 'options'];
  const call = `buildRoute<${methods}>`;
  return `${signature}${result}\n  ${call}${enclose('()', passed, 1, 3 + call.length)}`;
}
