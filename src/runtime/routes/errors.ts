const describe = (route: string, uri: string): string => `Route "${route}" (${uri})`;
const list = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** A required parameter has neither a value nor a default; all of the missing ones are named at once. */
export class MissingParameterError extends Error {
  override readonly name = 'MissingParameterError';
  readonly route: string;
  readonly uri: string;
  readonly parameters: readonly string[];
  /** Keys that were given. */
  readonly given: readonly string[];
  /** Missing parameter that a misspelt key probably meant. */
  readonly suggestion: string | undefined;

  constructor(detail: {
    route: string;
    uri: string;
    parameters: readonly string[];
    given?: readonly string[];
    misspelt?: { given: string; meant: string } | undefined;
  }) {
    const { route, uri, parameters, given = [], misspelt } = detail;
    const noun = parameters.length > 1 ? 'parameters' : 'parameter';
    const hints = [
      given.length > 0 ? ` Given: ${list(given)}.` : '',
      misspelt ? ` Did you mean "${misspelt.meant}" instead of "${misspelt.given}"?` : '',
    ];
    super(`${describe(route, uri)}: missing ${noun} ${list(parameters)}.${hints.join('')}`);
    this.route = route;
    this.uri = uri;
    this.parameters = parameters;
    this.given = given;
    this.suggestion = misspelt?.meant;
  }
}

/** A value does not match the route's `where`. */
export class FormatMismatchError extends Error {
  override readonly name = 'FormatMismatchError';
  readonly route: string;
  readonly uri: string;
  readonly parameter: string;
  readonly value: string;
  /** JavaScript regular expression source. */
  readonly format: string;

  constructor(detail: { route: string; uri: string; parameter: string; value: string; format: string }) {
    const { route, uri, parameter, value, format } = detail;
    super(
      `${describe(route, uri)}: parameter "${parameter}" = "${value}" does not match the format ${format}.`,
    );
    this.route = route;
    this.uri = uri;
    this.parameter = parameter;
    this.value = value;
    this.format = format;
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

/** A value that cannot stand in an address, whatever the route's format. */
export class InvalidParameterError extends Error {
  override readonly name = 'InvalidParameterError';
  readonly route: string | undefined;
  readonly uri: string | undefined;
  readonly parameter: string;
  readonly value: unknown;
  readonly reason: string;

  constructor(detail: { route?: string; uri?: string; parameter: string; value: unknown; reason: string }) {
    const { route, uri, parameter, value, reason } = detail;
    const where = route === undefined ? 'Query' : describe(route, uri ?? '');
    super(`${where}: parameter "${parameter}" ${reason}.`);
    this.route = route;
    this.uri = uri;
    this.parameter = parameter;
    this.value = value;
    this.reason = reason;
  }
}

/** An absolute address was asked for before `configureRoutes` was told the base address. */
export class MissingBaseUrlError extends Error {
  override readonly name = 'MissingBaseUrlError';
  readonly route: string;

  constructor(route: string) {
    super(`Route "${route}": an absolute address needs configureRoutes({ baseUrl }).`);
    this.route = route;
  }
}
