import type { ManifestRoute } from '../manifest/schema.ts';
import { uriParameters } from '../model/uri.ts';

/** Names of all parameters of a route, those of its domain first, each once. */
export function parameterNames({ domain = '', uri }: Pick<ManifestRoute, 'domain' | 'uri'>): string[] {
  return [...new Set([...uriParameters(domain), ...uriParameters(uri)].map(({ name }) => name))];
}
