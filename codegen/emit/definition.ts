import type { ParameterModel, RouteModel } from '../model/model.ts';
import { enclose, key, quote } from './print.ts';

/** Properties of a route that building needs, as `name: value` texts. */
export function buildableProperties(route: RouteModel, indent: number): string[] {
  const pick = (read: (parameter: ParameterModel) => string | number | undefined): string[] =>
    route.parameters.flatMap((parameter) => {
      const value = read(parameter);
      if (value === undefined) return [];
      return `${key(parameter.name)}: ${typeof value === 'number' ? String(value) : quote(value)}`;
    });
  const record = (name: string, entries: readonly string[]): string[] =>
    entries.length === 0 ? [] : [`${name}: ${enclose('{}', entries, indent, indent * 2 + name.length + 3)}`];
  return [
    `name: ${quote(route.name)}`,
    `uri: ${quote(route.uri)}`,
    ...(route.domain === undefined ? [] : [`domain: ${quote(route.domain)}`]),
    ...record(
      'bindings',
      pick((parameter) => parameter.key),
    ),
    ...record(
      'wheres',
      pick((parameter) => parameter.where),
    ),
    ...record(
      'defaults',
      pick((parameter) => parameter.default),
    ),
  ];
}

/** All properties of a route, as the table holds them. */
export function tableProperties(route: RouteModel, indent: number): string[] {
  const [name = '', uri = '', ...others] = buildableProperties(route, indent);
  return [
    name,
    uri,
    `methods: [${route.methods.map(quote).join(', ')}]`,
    ...others,
    ...(route.page === undefined ? [] : [`page: ${quote(route.page)}`]),
    ...(route.can === undefined ? [] : [`can: ${quote(route.can)}`]),
    ...Object.entries(route.extras).map(([extra, value]) => `${key(extra)}: ${literal(value)}`),
  ];
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  return typeof value === 'string' ? quote(value) : String(value);
}
