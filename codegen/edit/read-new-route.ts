import { METHODS, type DeclaredKeys, type ManifestRoute } from '../manifest/schema.ts';
import { RequestError } from './error.ts';
import type { NewRoute } from './route-entry.ts';

/** A route as a command line tells it; `key=value` texts each. */
export interface RouteTexts {
  readonly name: string;
  /** `GET,POST`, also `get|post`. */
  readonly methods: string;
  readonly uri: string;
  readonly page?: string | undefined;
  readonly can?: string | undefined;
  readonly domain?: string | undefined;
  readonly wheres: readonly string[];
  readonly bindings: readonly string[];
  /** Values of declared keys. */
  readonly extras: readonly string[];
}

/**
 * The route that texts tell, as a manifest writes it: slashes at the ends of the address dropped, methods in
 * capitals and without a HEAD beside GET. What is wrong otherwise is left for the reader to say. Throws
 * `RequestError`.
 */
export function readNewRoute(texts: RouteTexts, declared: DeclaredKeys): NewRoute {
  const { name, page, can, domain } = texts;
  const wheres = texts.wheres.map(readPair);
  const bindings = texts.bindings.map(readPair);
  const extras = texts.extras.map(readPair).map(([key, text]) => {
    return [key, declaredValue(Object.hasOwn(declared, key) ? declared[key] : undefined, text)] as const;
  });
  const route = {
    uri: texts.uri.replace(/^\/+|\/+$/g, '') || '/',
    methods: readMethods(texts.methods),
    ...(domain === undefined ? {} : { domain }),
    ...(bindings.length === 0 ? {} : { bindings: Object.fromEntries(bindings) }),
    ...(wheres.length === 0 ? {} : { wheres: Object.fromEntries(wheres) }),
    ...(page === undefined ? {} : { page }),
    ...(can === undefined ? {} : { can }),
    ...Object.fromEntries(extras),
  };
  // Checked by the reader of the manifest, which tells every problem with its place.
  return { name, route: route as ManifestRoute };
}

function readMethods(text: string): string[] {
  const methods = text
    .toUpperCase()
    .split(/[,|]/)
    .map((method) => method.trim());
  const kept = methods.includes('GET') ? methods.filter((method) => method !== 'HEAD') : methods;
  const rank = (method: string): number => (METHODS as readonly string[]).indexOf(method);
  return kept.toSorted((a, b) => rank(a) - rank(b));
}

function readPair(text: string): [key: string, value: string] {
  const at = text.indexOf('=');
  if (at < 1) throw new RequestError(`"${text}" is no key=value.`);
  return [text.slice(0, at), text.slice(at + 1)];
}

function declaredValue(key: DeclaredKeys[string] | undefined, text: string): unknown {
  switch (key?.type) {
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : text;
    case 'number':
      return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
    case 'strings':
      return text.split(',').map((part) => part.trim());
    default:
      return text;
  }
}
