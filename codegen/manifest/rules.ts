import { UntranslatablePatternError } from '../pcre/error.ts';
import { translatePcre } from '../pcre/translate.ts';
import { exportName, groupOf } from '../model/identifiers.ts';
import { plainUri, uriLiterals, uriParameters } from '../model/uri.ts';
import type { Manifest, ManifestRoute } from './schema.ts';
import type { Finding } from './shape.ts';
import { suggest } from './suggest.ts';

/** What the schema cannot tell: parameters, formats, routes that hide each other, builders that clash. */
export function ruleFindings(manifest: Manifest): Finding[] {
  const findings: Finding[] = [];
  for (const [name, source] of Object.entries(manifest.patterns)) {
    findings.push(...formatFindings(source, ['patterns', name]));
  }
  const addresses = new Map<string, string>();
  const builders = new Map<string, string>();
  for (const [name, route] of Object.entries(manifest.routes)) {
    findings.push(
      ...uriFindings(name, route),
      ...parameterFindings(name, route),
      ...methodFindings(name, route),
      ...addressFindings(name, route, manifest.patterns, addresses),
    );
    const builder = `${groupOf(name)}#${exportName(name.split('.').at(-1) ?? '')}`;
    const other = builders.get(builder.toLowerCase());
    if (other === undefined) builders.set(builder.toLowerCase(), name);
    else {
      findings.push({
        path: ['routes', name],
        at: 'key',
        message: `its builder ${builder.replace('#', '.ts: ')} clashes with that of "${other}".`,
      });
    }
  }
  return findings;
}

function uriFindings(name: string, route: ManifestRoute): Finding[] {
  const findings: Finding[] = [];
  for (const key of ['uri', 'domain'] as const) {
    const source = route[key];
    if (source === undefined) continue;
    const literals = uriLiterals(source);
    const say = (message: string): void =>
      void findings.push({ path: ['routes', name, key], at: 'value', message });
    if (/[{}]/.test(literals))
      say(`"${source}" has a brace that is no parameter: expected {name}, {name?} or {name:key}.`);
    if (/[?#]/.test(literals)) say(`"${source}" holds a query or fragment.`);
    if (source.includes('//')) say(`"${source}" holds an empty segment.`);
    if (source.split('/').some((segment) => segment === '.' || segment === '..'))
      say(`"${source}" holds a dot segment.`);
    if (key === 'domain' && /[/:@]/.test(literals)) say(`"${source}" is not a host name.`);
  }
  const names = parametersOf(route).map((parameter) => parameter.name);
  for (const twice of new Set(names.filter((found, index) => names.indexOf(found) !== index))) {
    findings.push({
      path: ['routes', name, 'uri'],
      at: 'value',
      message: `parameter "${twice}" stands twice.`,
    });
  }
  return findings;
}

function parameterFindings(name: string, route: ManifestRoute): Finding[] {
  const findings: Finding[] = [];
  const known = parametersOf(route).map((parameter) => parameter.name);
  for (const key of ['wheres', 'bindings'] as const) {
    for (const [parameter, value] of Object.entries(route[key] ?? {})) {
      const path = ['routes', name, key, parameter];
      if (!known.includes(parameter)) {
        findings.push({
          path,
          at: 'key',
          message: `"${parameter}" is no parameter of ${route.uri}.`,
          suggestion: suggest(parameter, known),
        });
      } else if (key === 'wheres') findings.push(...formatFindings(value, path));
    }
  }
  return findings;
}

function methodFindings(name: string, route: ManifestRoute): Finding[] {
  const findings: Finding[] = [];
  for (const [index, method] of route.methods.entries()) {
    if (route.methods.indexOf(method) === index) continue;
    findings.push({
      path: ['routes', name, 'methods', index],
      at: 'value',
      message: `${method} stands twice.`,
    });
  }
  if (route.page !== undefined && !route.methods.includes('GET')) {
    findings.push({
      path: ['routes', name, 'page'],
      at: 'value',
      message: 'a route that shows a page answers to GET.',
    });
  }
  return findings;
}

function addressFindings(
  name: string,
  route: ManifestRoute,
  patterns: Manifest['patterns'],
  seen: Map<string, string>,
): Finding[] {
  const wheres = parametersOf(route).map(
    ({ name: parameter }) => own(route.wheres, parameter) ?? own(patterns, parameter),
  );
  const shape = `${route.domain ?? ''}/${plainUri(route.uri)}`.replace(/\{\w+(\??)\}/g, '{$1}');
  for (const method of new Set(route.methods)) {
    const address = JSON.stringify([method, shape, wheres]);
    const other = seen.get(address);
    if (other === undefined) {
      seen.set(address, name);
      continue;
    }
    const message = `${method} ${route.domain ?? ''}/${plainUri(route.uri).replace(/^\//, '')} is already "${other}".`;
    return [{ path: ['routes', name, 'uri'], at: 'value', message }];
  }
  return [];
}

function formatFindings(source: string, path: readonly string[]): Finding[] {
  try {
    translatePcre(source);
    return [];
  } catch (error) {
    if (!(error instanceof UntranslatablePatternError)) throw error;
    const message = `"${source}" cannot be translated to JavaScript: ${error.message} (at character ${error.offset + 1}).`;
    return [{ path, at: 'value', message }];
  }
}

function parametersOf(route: ManifestRoute): ReturnType<typeof uriParameters> {
  return [...uriParameters(route.domain ?? ''), ...uriParameters(route.uri)];
}

function own(record: Readonly<Record<string, string>> | undefined, key: string): string | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}
