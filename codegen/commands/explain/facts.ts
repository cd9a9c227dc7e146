import { addressOf } from '../address-of.ts';
import type { Model, RouteModel } from '../../model/model.ts';
import { builderFacts, type BuilderFacts } from './builder-facts.ts';
import { readTexts } from './manifest-texts.ts';
import { overlapsBefore } from './overlaps.ts';
import { parameterFacts, type ParameterFacts } from './parameter-facts.ts';

/** All that `explain` tells of a route. */
export interface RouteFacts {
  readonly name: string;
  readonly manifest: { readonly file: string; readonly line: number };
  readonly methods: readonly string[];
  readonly address: string;
  readonly parameters: readonly ParameterFacts[];
  readonly area: string;
  readonly page: { readonly name: string; readonly file: string | undefined } | undefined;
  readonly contract: ContractFacts | undefined;
  readonly can: string | undefined;
  /** Values of the keys that the manifest declares. */
  readonly keys: Readonly<Record<string, unknown>>;
  readonly builder: BuilderFacts;
  /** Routes before it that may answer some of its addresses. */
  readonly before: readonly OverlapFacts[];
}

export interface ContractFacts {
  readonly name: string;
  readonly file: string;
  /** Whether its `Query` types the query of the builder. */
  readonly typesQuery: boolean;
  /** Whether the route names it, or it is named after the page. */
  readonly from: 'contract' | 'page';
}

export interface OverlapFacts {
  readonly name: string;
  readonly line: number;
  readonly methods: readonly string[];
  readonly address: string;
}

export interface Places {
  /** Absolute path of the manifest. */
  readonly manifest: string;
  /** Absolute path of the output folder. */
  readonly out: string;
}

/** Gathers what is known of a route. */
export function routeFacts(route: RouteModel, model: Model, { manifest, out }: Places): RouteFacts {
  const texts = readTexts(manifest);
  const written = texts.routes[route.name] ?? { uri: route.uri };
  const { contract } = route;
  return {
    name: route.name,
    manifest: { file: model.manifestFile, line: route.line },
    methods: route.methods,
    address: addressOf(route),
    parameters: route.parameters.map((parameter) => parameterFacts(parameter, written, texts)),
    area: route.area,
    page:
      route.page === undefined
        ? undefined
        : { name: route.page, file: model.pages.find(({ name }) => name === route.page)?.specifier },
    contract: contract && {
      name: contract.name,
      file: contract.specifier,
      typesQuery: contract.hasQuery,
      from: written.contract === undefined ? 'page' : 'contract',
    },
    can: route.can,
    keys: route.extras,
    builder: builderFacts(model, route, out),
    before: overlapsBefore(route, model.routes).map(({ route: { name, line }, methods, address }) => {
      return { name, line, methods, address };
    }),
  };
}
