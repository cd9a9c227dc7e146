import type { DeclaredKey } from '../manifest/declared-keys.ts';

/** A route, checked and completed: what the emitters read. */
export interface RouteModel {
  readonly name: string;
  /** File of its builder below the routes folder, without extension. */
  readonly group: string;
  /** Name of its builder. */
  readonly exportName: string;
  readonly uri: string;
  readonly domain: string | undefined;
  readonly methods: readonly string[];
  readonly page: string | undefined;
  readonly can: string | undefined;
  /** A declared area, or `shared`. */
  readonly area: string;
  /** Its contract, when the manifest has a folder of contracts and the file is there. */
  readonly contract: ContractModel | undefined;
  /** Values of the keys that the application declares, those that are absent left out. */
  readonly extras: Readonly<Record<string, unknown>>;
  /** Line of the manifest, from 1. */
  readonly line: number;
  /** Domain first, then path. */
  readonly parameters: readonly ParameterModel[];
}

export interface ContractModel {
  /** File below the folder of contracts, without extension. */
  readonly name: string;
  /** Import specifier of its file, for the file of the route's builder. */
  readonly specifier: string;
  /** Whether it exports a type `Query`. */
  readonly hasQuery: boolean;
}

export interface ParameterModel {
  readonly name: string;
  readonly optional: boolean;
  /** Key of a model object that stands for it. */
  readonly key: string | undefined;
  /** JavaScript regular expression source. */
  readonly where: string | undefined;
  /** Name of the pattern that gave `where`, when the route has none of its own. */
  readonly pattern: string | undefined;
  readonly default: string | number | undefined;
}

export interface PatternModel {
  readonly name: string;
  /** JavaScript regular expression source. */
  readonly where: string;
}

export interface PageModel {
  readonly name: string;
  /** Import specifier of its file. */
  readonly specifier: string;
  /** A declared area, or `shared`. */
  readonly area: string;
}

/** A key that the application declares for its routes. */
export type KeyModel = DeclaredKey & { readonly name: string };

/** All that is generated from. */
export interface Model {
  /** Name of the manifest file, for headers and comments. */
  readonly manifestFile: string;
  /** Import specifier of the runtime's folder, such as `#runtime`. */
  readonly runtime: string;
  /** Builders carry only what plain values need. */
  readonly isLean: boolean;
  /** In the order of the manifest, which decides at matching. */
  readonly routes: readonly RouteModel[];
  readonly patterns: readonly PatternModel[];
  /** Names of all pages that routes and answers show, sorted. */
  readonly pageNames: readonly string[];
  /** Pages whose file exists, sorted by name. */
  readonly pages: readonly PageModel[];
  readonly permissions: readonly string[];
  /** Declared areas that have a route or a page, sorted, without `shared`. */
  readonly areas: readonly string[];
  readonly keys: readonly KeyModel[];
  /** JSON Schema of the manifest. */
  readonly jsonSchema: Readonly<Record<string, unknown>>;
}
