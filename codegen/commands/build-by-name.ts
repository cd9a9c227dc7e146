import {
  FormatMismatchError,
  InvalidParameterError,
  MissingBaseUrlError,
  MissingParameterError,
  UnknownRouteError,
} from '#runtime/routes/errors.ts';
import { createNamedBuilder } from '#runtime/routes/named.ts';
import type { ParametersInput, QueryInput } from '#runtime/routes/types.ts';
import { definitionsOf } from '../model/definitions.ts';
import type { RouteModel } from '../model/model.ts';

export interface Wanted {
  readonly parameters: ParametersInput;
  readonly query: QueryInput;
  readonly absolute: boolean;
  readonly baseUrl: string | undefined;
  readonly hash: string | undefined;
}

export interface Built {
  readonly url: string;
  readonly methods: readonly string[];
}

/** The address of the route of this name. Throws the runtime's typed errors; see `isBuildError`. */
export function buildByName(routes: readonly RouteModel[], name: string, wanted: Wanted): Built {
  const { parameters, query, absolute, baseUrl, hash } = wanted;
  const config = baseUrl === undefined ? {} : { baseUrl };
  const build = createNamedBuilder(definitionsOf(routes), () => config);
  const url = build(name, parameters, { query, absolute, ...(hash === undefined ? {} : { hash }) });
  return { url, methods: routes.find((route) => route.name === name)?.methods ?? [] };
}

/** Whether a builder refused what it was given. */
export function isBuildError(error: unknown): error is Error {
  return [
    FormatMismatchError,
    InvalidParameterError,
    MissingBaseUrlError,
    MissingParameterError,
    UnknownRouteError,
  ].some((type) => error instanceof type);
}
