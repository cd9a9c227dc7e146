import { own } from '#runtime/routes/own.ts';
import type { RouteDefinition } from '#runtime/routes/types.ts';
import { plainUri, uriParameters } from '../model/uri.ts';
import type { createTranslator } from './formats.ts';
import type { Manifest, ManifestRoute } from './schema.ts';
import type { Finding } from './shape.ts';
import { findHidden, type HiddenMethod } from './shadow/hidden.ts';

/** Routes that no address reaches, since earlier ones take all of theirs. Those in `faulty` are left out. */
export function addressFindings(
  manifest: Manifest,
  translate: ReturnType<typeof createTranslator>,
  faulty: ReadonlySet<string>,
  lineOf: (routeName: string) => number,
): Finding[] {
  const routes = Object.entries(manifest.routes).flatMap(([name, route]) => {
    const definition = faulty.has(name) ? null : definitionOf(name, route, manifest, translate);
    return definition ? [definition] : [];
  });
  const quote = (order: number): string => {
    const name = routes[order]?.name ?? '';
    return `"${name}" (line ${lineOf(name)})`;
  };
  return [...findHidden(routes)].flatMap(([order, hidden]): Finding[] => {
    const route = routes[order];
    return route ? [hiddenFinding(route, hidden, quote)] : [];
  });
}

function hiddenFinding(
  route: RouteDefinition,
  hidden: readonly HiddenMethod[],
  quote: (order: number) => string,
): Finding {
  const asked = route.methods.filter((method) => method !== 'HEAD' || !route.methods.includes('GET'));
  const isNeverReached = asked.length === hidden.length;
  const start = isNeverReached
    ? 'is never reached'
    : `never answers to ${listed(hidden.map(({ method }) => method))}`;
  const address = `${route.domain ?? ''}/${route.uri.replace(/^\//, '')}`;
  const groups = Map.groupBy(hidden, ({ by, isSame }) => `${by.join()} ${isSame}`);
  const reasons = [...groups.values()].map((group) => {
    const methods = listed(group.map(({ method }) => method));
    const [{ by, isSame } = { by: [], isSame: false }] = group;
    return `${methods} ${address} is already ${isSame ? '' : 'taken by '}${listed(by.map(quote))}`;
  });
  const [first] = hidden;
  const isSame = hidden.every((each) => each.isSame);
  const others = new Set(hidden.flatMap(({ by }) => by));
  const remedy = isSame
    ? 'change its uri or its methods, or delete it'
    : `put it before ${others.size > 1 ? 'them' : 'that one'}`;
  const path = ['routes', route.name, isNeverReached || !first ? 'uri' : 'methods'];
  return { path, at: 'value', message: `${start}: ${reasons.join(', ')}; ${remedy}.` };
}

function definitionOf(
  name: string,
  route: ManifestRoute,
  { patterns }: Manifest,
  translate: ReturnType<typeof createTranslator>,
): RouteDefinition | null {
  const wheres: Record<string, string> = {};
  for (const parameter of [...uriParameters(route.domain ?? ''), ...uriParameters(route.uri)]) {
    const source = own(route.wheres, parameter.name) ?? own(patterns, parameter.name);
    if (source === undefined) continue;
    const translated = translate(source);
    if ('refusal' in translated) return null;
    wheres[parameter.name] = translated.where;
  }
  return {
    name,
    uri: plainUri(route.uri),
    methods: [...new Set(route.methods)],
    wheres,
    ...(route.domain === undefined ? {} : { domain: plainUri(route.domain) }),
  };
}

function listed(texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} and ${last}`;
}
