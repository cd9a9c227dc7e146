import { definitionsOf } from '../model/definitions.ts';
import type { RouteModel } from '../model/model.ts';

/** A route for machines: its definition, where it stands, and what is generated for it. */
export function routeJson(route: RouteModel): Record<string, unknown> {
  const [definition] = definitionsOf([route]);
  const { area, contract, extras, line, group, exportName } = route;
  return {
    ...definition,
    ...extras,
    area,
    ...(contract && { contract: contract.name }),
    line,
    builder: { file: `routes/${group}.ts`, name: exportName },
  };
}
