import { formatType, parameterType } from '../../emit/parameter-types.ts';
import { uriParameters } from '../../model/uri.ts';
import type { ParameterModel } from '../../model/model.ts';
import type { ManifestTexts, RouteTexts } from './manifest-texts.ts';

/** What is known of a parameter, and from where. */
export interface ParameterFacts {
  readonly name: string;
  readonly in: 'path' | 'domain';
  readonly optional: boolean;
  readonly format: FormatFacts | undefined;
  /** TypeScript type that the builder takes. */
  readonly type: string;
  readonly typeReason: string;
  /** Key of a model object that stands for it. */
  readonly key: string | undefined;
  readonly keyFrom: string | undefined;
  readonly default: string | number | undefined;
}

export interface FormatFacts {
  /** As the manifest writes it (PCRE). */
  readonly written: string;
  /** JavaScript regular expression source. */
  readonly translated: string;
  /** Where it stands: `wheres` of the route, or `patterns`. */
  readonly from: string;
}

/** Facts of a parameter of a route. */
export function parameterFacts(
  parameter: ParameterModel,
  route: RouteTexts,
  manifest: ManifestTexts,
): ParameterFacts {
  const { name, optional, key } = parameter;
  const inDomain = uriParameters(route.domain ?? '').find((found) => found.name === name);
  const written = inDomain ?? uriParameters(route.uri).find((found) => found.name === name);
  return {
    name,
    in: inDomain ? 'domain' : 'path',
    optional,
    format: formatFacts(parameter, route, manifest),
    type: parameterType(parameter),
    typeReason: typeReason(parameter),
    key,
    keyFrom: key === undefined ? undefined : written?.key === undefined ? 'bindings' : `{${name}:${key}}`,
    default: parameter.default,
  };
}

function formatFacts(
  { name, where, pattern }: ParameterModel,
  route: RouteTexts,
  manifest: ManifestTexts,
): FormatFacts | undefined {
  if (where === undefined) return undefined;
  const written = pattern === undefined ? route.wheres?.[name] : manifest.patterns[pattern];
  return {
    written: written ?? where,
    translated: where,
    from: pattern === undefined ? `wheres.${name} of the route` : `patterns.${pattern}`,
  };
}

function typeReason({ name, where, pattern }: ParameterModel): string {
  if (where === undefined) return 'there is no format, so any text or number fits';
  const precise = formatType(where);
  if (precise?.startsWith('number')) return 'the format admits digits only';
  if (precise !== null) return 'the format lists its values';
  if (pattern !== undefined)
    return `an id of its own kind: that of a pattern other than ${name} does not fit`;
  return 'the format is neither a list of values nor digits only';
}
