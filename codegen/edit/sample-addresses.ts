import { parseTemplate } from '#runtime/routes/template.ts';
import type { RouteDefinition } from '#runtime/routes/types.ts';
import { sampleValues } from './sample-value.ts';

/** An address that a route answers to. */
export interface SampleAddress {
  readonly host: string;
  /** Decoded, with its leading slash. */
  readonly path: string;
}

/** No route of a real application names it. */
const ANY_HOST = 'any.invalid';

/**
 * Addresses that a route answers to, each parameter varied by itself, optional ones absent as well. Empty when
 * no value was found that fits a format.
 */
export function sampleAddresses(route: RouteDefinition): SampleAddress[] {
  const paths = samplesOf(route.uri, route.wheres).map(toPath);
  const hosts = route.domain === undefined ? [ANY_HOST] : samplesOf(route.domain, route.wheres);
  const [path] = paths;
  const [host] = hosts;
  if (path === undefined || host === undefined) return [];
  return [
    ...paths.map((each) => ({ host, path: each })),
    ...hosts.slice(1).map((each) => ({ host: each, path })),
  ];
}

function samplesOf(template: string, wheres: RouteDefinition['wheres']): string[] {
  const choices = parseTemplate(template).map((token): string[] => {
    if (token.kind === 'text') return [decoded(token.text)];
    const where = wheres && Object.hasOwn(wheres, token.name) ? wheres[token.name] : undefined;
    return [...sampleValues(where), ...(token.optional ? [''] : [])];
  });
  if (choices.some((values) => values.length === 0)) return [];
  const first = choices.map((values) => values[0] ?? '');
  const varied = choices.flatMap((values, index) => values.slice(1).map((value) => first.with(index, value)));
  return [first, ...varied].map((parts) => parts.join(''));
}

function toPath(path: string): string {
  return `/${path.replace(/\/{2,}/g, '/').replace(/^\/|\/$/g, '')}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
