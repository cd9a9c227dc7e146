import type { BuildableRoute } from './types.ts';

/** What all errors of building tell: the route, and what is wrong. */
class AddressError extends Error {
  declare readonly route: string;
  declare readonly uri: string;

  constructor(route: BuildableRoute, problem: string, fields?: object) {
    super(`Route "${route.name}" (${route.uri}): ${problem}`);
    Object.assign(this, { route: route.name, uri: route.uri }, fields);
  }
}

/** A required parameter has neither a value nor a default; all of the missing ones are named at once. */
export class MissingParameterError extends AddressError {
  override readonly name = 'MissingParameterError';
  declare readonly parameters: readonly string[];
  /** Keys that were given and fit no parameter. */
  declare readonly given: readonly string[];
  /** Missing parameter that a misspelt key probably meant. */
  declare readonly suggestion: string | undefined;
}

/** A value does not match the route's `where`. */
export class FormatMismatchError extends AddressError {
  override readonly name = 'FormatMismatchError';
  declare readonly parameter: string;
  declare readonly value: string;
  /** JavaScript regular expression source. */
  declare readonly format: string;
}

/** A value that cannot stand in an address, whatever the route's format. */
export class InvalidParameterError extends AddressError {
  override readonly name = 'InvalidParameterError';
  declare readonly parameter: string;
  declare readonly value: unknown;
  declare readonly reason: string;
}

/** An absolute address was asked for before `configureRoutes` was told the base address. */
export class MissingBaseUrlError extends AddressError {
  override readonly name = 'MissingBaseUrlError';

  constructor(route: BuildableRoute) {
    super(route, 'an absolute address needs configureRoutes({ baseUrl }).');
  }
}

/** No route of the table bears this name. */
export class UnknownRouteError extends Error {
  override readonly name = 'UnknownRouteError';
  readonly route: string;
  readonly suggestion: string | undefined;

  constructor(detail: { route: string; suggestion?: string | undefined }) {
    const hint = detail.suggestion === undefined ? '' : ` Did you mean "${detail.suggestion}"?`;
    super(`Route "${detail.route}" is not defined.${hint}`);
    this.route = detail.route;
    this.suggestion = detail.suggestion;
  }
}
