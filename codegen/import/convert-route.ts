import { METHODS, type ManifestRoute } from '../manifest/schema.ts';
import { UntranslatablePatternError } from '../pcre/error.ts';
import { translatePcre } from '../pcre/translate.ts';
import type { NewRoute } from '../edit/route-entry.ts';
import { cleanRouteName } from './clean-name.ts';
import { cleanParameter, cleanTemplate } from './parameters.ts';
import type { Report } from './report.ts';
import type { SourceRoute } from './source.ts';

/** Counts of middleware without counterpart, over all routes. */
export type MiddlewareCounts = Map<string, number>;

/** A route in a manifest's terms; `null` when it has none. What is lost or changed goes to the report. */
export function convertRoute(source: SourceRoute, report: Report, counts: MiddlewareCounts): NewRoute | null {
  const address = `${source.methods.join('|')} /${source.uri.replace(/^\/+/, '')}`;
  const name = nameOf(source, address, report);
  if (name === null) return null;
  const methods = methodsOf(source, name, report);
  if (methods.length === 0) return null;
  const uri = cleanTemplate(source.uri.replace(/^\/+|\/+$/g, '') || '/');
  const domain = source.domain === null ? null : cleanTemplate(hostOf(source.domain));
  const templates = [uri, ...(domain ? [domain] : [])];
  for (const { from, to } of templates.flatMap(({ renamed }) => renamed)) {
    report.add('parameters', name, `{${from}} is {${to}}`);
  }
  const names = templates.flatMap((template) => template.names);
  const bound = templates.flatMap((template) => template.bound);
  // Global formats come with every route, whether it has the parameter or not.
  const wheres = ownEntries(source.wheres, names).filter(([parameter, where]) =>
    isTranslatable(name, parameter, where, report),
  );
  const bindings = ownEntries(source.bindings, names).filter(([parameter]) => !bound.includes(parameter));
  const { can, abilities, asksSignIn, others } = readMiddleware(source.middleware);
  for (const ability of abilities) report.add('abilities', name, ability);
  if (asksSignIn) report.add('signIn', name);
  for (const other of others) counts.set(other, (counts.get(other) ?? 0) + 1);
  if (source.action === 'Closure') report.add('closures', name);
  const route: ManifestRoute = {
    uri: uri.text,
    methods,
    ...(domain ? { domain: domain.text } : {}),
    ...(bindings.length === 0 ? {} : { bindings: Object.fromEntries(bindings) }),
    ...(wheres.length === 0 ? {} : { wheres: Object.fromEntries(wheres) }),
    ...(can === undefined ? {} : { can }),
  };
  return { name, route };
}

function nameOf(source: SourceRoute, address: string, report: Report): string | null {
  const { name } = source;
  if (/\{fallbackPlaceholder\??\}/.test(source.uri)) {
    report.add('fallback', name ?? address);
    return null;
  }
  // The route cache makes names for routes without one; a group gives them its prefix.
  if (name === null || name.startsWith('generated::') || name.endsWith('.')) {
    report.add('unnamed', address);
    return null;
  }
  const cleaned = cleanRouteName(name);
  if (cleaned === '') {
    report.add('unnamed', address, `its name is "${name}"`);
    return null;
  }
  if (cleaned !== name) report.add('renamed', cleaned, `was "${name}"`);
  return cleaned;
}

function methodsOf(source: SourceRoute, name: string, report: Report): ManifestRoute['methods'] {
  const given = source.methods.map((method) => method.trim().toUpperCase());
  const all = given.includes('ANY') ? [...METHODS] : given;
  const methods = METHODS.filter((method) => all.includes(method));
  const unknown = all.filter((method) => !(METHODS as readonly string[]).includes(method));
  for (const method of unknown) report.add('methods', name, method);
  if (methods.length === 0 && unknown.length === 0) report.add('refused', name, 'it has no method.');
  return methods.includes('GET') ? methods.filter((method) => method !== 'HEAD') : methods;
}

function hostOf(domain: string): string {
  return domain.replace(/^https?:\/\//i, '').replace(/\/+$/, '');
}

function ownEntries(map: Readonly<Record<string, string>>, names: readonly string[]): [string, string][] {
  return Object.entries(map)
    .map(([parameter, value]): [string, string] => [cleanParameter(parameter), value])
    .filter(([parameter]) => names.includes(parameter));
}

function isTranslatable(name: string, parameter: string, where: string, report: Report): boolean {
  try {
    translatePcre(where);
    return true;
  } catch (error) {
    if (!(error instanceof UntranslatablePatternError)) throw error;
    report.add('formats', name, `{${parameter}} ${where}: ${error.message}`);
    return false;
  }
}

/** What middleware says in a manifest's terms. */
interface ReadMiddleware {
  /** Permission: the first ability asked for without a record. */
  readonly can: string | undefined;
  /** Abilities that have no counterpart: about a record, or beyond the first one. */
  readonly abilities: readonly string[];
  readonly asksSignIn: boolean;
  /** The others, as they stand. */
  readonly others: readonly string[];
}

const AUTHENTICATE = /^(?:auth(?:\.\w+)?|(?:[\w\\]*\\)?Authenticate(?:WithBasicAuth)?)(?::|$)/;
const AUTHORIZE = /^(?:can|(?:[\w\\]*\\)?Authorize):(.+)$/;

/** Sorts the middleware of a route; aliases and the names of Laravel's classes are the same. */
function readMiddleware(middleware: readonly string[]): ReadMiddleware {
  let can: string | undefined;
  let asksSignIn = false;
  const abilities: string[] = [];
  const others: string[] = [];
  for (const item of new Set(middleware)) {
    const ability = AUTHORIZE.exec(item)?.[1];
    if (ability !== undefined) {
      if (can === undefined && !ability.includes(',')) can = ability;
      else abilities.push(ability);
    } else if (AUTHENTICATE.test(item)) asksSignIn = true;
    else others.push(item);
  }
  return { can, abilities, asksSignIn, others };
}
