import type { RouteModel } from '../model/model.ts';
import { typeName } from '../model/identifiers.ts';
import { parameterImports, parametersType } from './parameter-types.ts';
import { importOf } from './declarations.ts';
import { enclose } from './print.ts';

/** Contracts of a group that type a query: specifier → name of the imported type. */
export type QueryTypes = ReadonlyMap<string, string>;

/** A name for each query type that the builders of a file mention, after the first route that has it. */
export function queryTypes(routes: readonly RouteModel[]): QueryTypes {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { contract, exportName } of routes) {
    if (!contract?.hasQuery || names.has(contract.specifier)) continue;
    const base = `${typeName(exportName)}Query`;
    let name = base;
    for (let number = 2; taken.has(name); number += 1) name = `${base}${number}`;
    taken.add(name);
    names.set(contract.specifier, name);
  }
  return names;
}

/** Imports of the types that the signatures of a file mention; `up` leads to the folder of `parameters.ts`. */
export function signatureImports(routes: readonly RouteModel[], queries: QueryTypes, up: string): string[] {
  const parameters = [...new Set(routes.flatMap(parameterImports))].toSorted();
  const types = { isTypeOnly: true };
  return [
    ...[...queries]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([specifier, name]) => importOf(specifier, [`Query as ${name}`], types)),
    ...(parameters.length === 0 ? [] : [importOf(`${up}parameters.ts`, parameters, types)]),
  ];
}

/** `(parameters: …, options?: …) => Result`; `used` is what stands before it on its line. */
export function signature(route: RouteModel, queries: QueryTypes, result: string, used: number): string {
  const taken = parametersType(route);
  const options = `options?: BuildOptions${queryArgument(route, queries)}`;
  const given =
    taken === null ? [options] : [`parameters${taken.required ? '' : '?'}: ${taken.type}`, options];
  return `${enclose('()', given, 0, used + result.length + ' => '.length)} => ${result}`;
}

/** The query that the options of a builder take: any while there is no contract that says which. */
function queryArgument({ contract }: RouteModel, queries: QueryTypes): string {
  if (!contract) return '';
  return `<${contract.hasQuery ? queries.get(contract.specifier) : 'never'}>`;
}
