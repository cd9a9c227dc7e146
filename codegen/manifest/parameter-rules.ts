import { suggest } from '#runtime/routes/suggest.ts';
import type { createTranslator } from './formats.ts';
import type { Manifest, ManifestRoute } from './schema.ts';
import type { Finding } from './shape.ts';
import { parametersOf } from './uri-rules.ts';

type Translate = ReturnType<typeof createTranslator>;

/** Formats and bindings of a route that are malformed, or of parameters that its uri lacks. */
export function parameterFindings(name: string, route: ManifestRoute, translate: Translate): Finding[] {
  const findings: Finding[] = [];
  const known = parametersOf(route);
  for (const key of ['wheres', 'bindings'] as const) {
    for (const [parameter, value] of Object.entries(route[key] ?? {})) {
      const path = ['routes', name, key, parameter];
      if (!known.includes(parameter)) {
        const names = known.length === 0 ? 'it has none' : `it has ${known.join(', ')}`;
        const message = `"${parameter}" is no parameter of ${route.uri}: ${names}.`;
        findings.push({ path, at: 'key', message, suggestion: suggest(parameter, known) });
      } else if (key === 'wheres') findings.push(...formatFindings(value, path, translate));
    }
  }
  return findings;
}

/** Patterns that are malformed; patterns and defaults whose name is a slip of a parameter's. */
export function sharedParameterFindings(
  manifest: Manifest,
  translate: Translate,
  isWhole: boolean,
): Finding[] {
  const used = new Set(Object.values(manifest.routes).flatMap(parametersOf));
  const usesPattern = new Set(
    Object.values(manifest.routes).flatMap((route) =>
      parametersOf(route).filter((parameter) => !Object.hasOwn(route.wheres ?? {}, parameter)),
    ),
  );
  const findings = Object.entries(manifest.patterns).flatMap(([name, source]) =>
    formatFindings(source, ['patterns', name], translate),
  );
  for (const key of ['patterns', 'defaults'] as const) {
    for (const name of Object.keys(manifest[key])) {
      // What no route has may be meant for later; what nearly is a name of one is not.
      const suggestion = used.has(name) || !isWhole || name.length < 3 ? undefined : suggest(name, used);
      if (suggestion === undefined || Object.hasOwn(manifest[key], suggestion)) continue;
      const message = `no route has a parameter "${name}".`;
      findings.push({ path: [key, name], at: 'key', message, suggestion });
    }
  }
  for (const [name, value] of Object.entries(manifest.defaults)) {
    const source = Object.hasOwn(manifest.patterns, name) ? manifest.patterns[name] : undefined;
    if (source === undefined || value === '' || !usesPattern.has(name)) continue;
    const translated = translate(source);
    if (!('where' in translated) || new RegExp(`^(?:${translated.where})$`, 'su').test(String(value)))
      continue;
    const message = `the default "${value}" does not fit the pattern "${source}".`;
    findings.push({ path: ['defaults', name], at: 'value', message });
  }
  return findings;
}

function formatFindings(source: string, path: readonly string[], translate: Translate): Finding[] {
  const translated = translate(source);
  return 'refusal' in translated ? [{ path, at: 'value', message: translated.refusal }] : [];
}
