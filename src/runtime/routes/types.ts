/** HTTP methods a route may name. */
export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/** What `Href` adds to a text, for types only. */
interface HrefBrand<M extends Method, P extends string | null> {
  readonly __methods: { readonly [K in M]: true };
  readonly __page: P;
}

/**
 * An address made by a builder, branded with the methods its route answers to and the page it shows (`null`:
 * none). A route with several methods fits wherever one of them is asked for.
 */
export type Href<M extends Method = 'GET', P extends string | null = string | null> = string &
  HrefBrand<M, P>;

/** What a builder needs to know of a route. */
export interface BuildableRoute {
  readonly name: string;
  /** Without leading slash, `{name}` required, `{name?}` optional, `{name:key}` bound by `key`. */
  readonly uri: string;
  readonly domain?: string;
  /** Parameter name → key of a model object that stands for it. */
  readonly bindings?: Readonly<Record<string, string>>;
  /** Parameter name → JavaScript regular expression source, matched against the whole value. */
  readonly wheres?: Readonly<Record<string, string>>;
  /** Parameter name → value used when none is given. */
  readonly defaults?: Readonly<Record<string, string | number>>;
}

/** One route as the manifest declares it. */
export interface RouteDefinition extends BuildableRoute {
  readonly methods: readonly Method[];
  /** Name of the page it shows, such as `Client/Dashboard`. */
  readonly page?: string;
  /** Permission it asks for. */
  readonly can?: string;
}

/** A route of a table that is split over several files. */
export interface TableRoute extends RouteDefinition {
  /** Which run of the manifest begins with it; a row without one goes on with that of the row before it. */
  readonly order?: number;
}

/** Value of a path parameter; `null`, `undefined` and `''` count as missing. */
export type ScalarInput = string | number | bigint | null | undefined;

/** A model object, standing for a parameter by its binding key or by `id`. */
export type ModelInput = object;

export type RouteInput = ScalarInput | ModelInput;

/** Parameters by name, in order, or as the one value where there is exactly one. */
export type ParametersInput = Readonly<Record<string, unknown>> | readonly unknown[] | RouteInput;

export type QueryValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | Date
  | readonly QueryValue[]
  | { readonly [key: string]: QueryValue };

/** Query parameters as given: `null` and `undefined` are skipped, booleans become `1` and `0`. */
export type QueryInput = { readonly [key: string]: QueryValue };

/** A query as read: text leaves, lists where the keys are 0…n-1, objects otherwise. */
export type QueryNode = string | QueryNode[] | { [key: string]: QueryNode };
export type QueryTree = { [key: string]: QueryNode };

/** `Q` is what the route's contract takes as its query; an interface will do. */
export interface BuildOptions<Q extends object = QueryInput> {
  /** Added to the query; wins over a left-over parameter of the same name. */
  readonly query?: Q;
  /** With scheme and host; the default is relative. Needs `baseUrl` in `configureRoutes`. */
  readonly absolute?: boolean;
  /** Fragment, with or without its `#`. */
  readonly hash?: string;
}
