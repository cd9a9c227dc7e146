import type { Method, RouteDefinition } from '#runtime/routes/types.ts';
import type { ParameterModel, RouteModel } from './model.ts';

/** Routes as the runtime takes them, in the same order. */
export function definitionsOf(routes: readonly RouteModel[]): RouteDefinition[] {
  return routes.map((route): RouteDefinition => {
    const { name, uri, domain, methods, page, can, parameters } = route;
    const bindings = pick(parameters, ({ key }) => key);
    const wheres = pick(parameters, ({ where }) => where);
    const defaults = pick(parameters, (parameter) => parameter.default);
    return {
      name,
      uri,
      // The reader of the manifest admits methods of the runtime only.
      methods: methods as readonly Method[],
      ...(domain === undefined ? {} : { domain }),
      ...(bindings && { bindings }),
      ...(wheres && { wheres }),
      ...(defaults && { defaults }),
      ...(page === undefined ? {} : { page }),
      ...(can === undefined ? {} : { can }),
    };
  });
}

function pick<T>(
  parameters: readonly ParameterModel[],
  read: (parameter: ParameterModel) => T | undefined,
): Readonly<Record<string, T>> | undefined {
  const entries = parameters.flatMap((parameter): (readonly [string, T])[] => {
    const value = read(parameter);
    return value === undefined ? [] : [[parameter.name, value]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
