import { addressFindings } from './address-rules.ts';
import { areaFindings } from './area-rules.ts';
import { createTranslator } from './formats.ts';
import { nameFindings } from './name-rules.ts';
import { parameterFindings, sharedParameterFindings } from './parameter-rules.ts';
import { type Manifest, type ManifestRoute, ROUTE_KEYS } from './schema.ts';
import type { Finding } from './shape.ts';
import { uriFindings } from './uri-rules.ts';

export interface RuleContext {
  /** Line of a route, from 1. */
  readonly lineOf: (routeName: string) => number;
  /** Whether no route was left out for its shape: what is missing is told of whole manifests only. */
  readonly isWhole: boolean;
}

/** What the schema cannot tell: uris, formats, names, areas, and routes that hide each other. */
export function ruleFindings(manifest: Manifest, { lineOf, isWhole }: RuleContext): Finding[] {
  const translate = createTranslator();
  const findings: Finding[] = [
    ...keyFindings(manifest),
    ...areaFindings(manifest, isWhole),
    ...sharedParameterFindings(manifest, translate, isWhole),
    ...nameFindings(manifest),
  ];
  const faulty = new Set<string>();
  for (const [name, route] of Object.entries(manifest.routes)) {
    const ofUri = [...uriFindings(name, route), ...parameterFindings(name, route, translate)];
    if (ofUri.length > 0) faulty.add(name);
    findings.push(...ofUri, ...methodFindings(name, route));
  }
  findings.push(...addressFindings(manifest, translate, faulty, lineOf));
  return findings;
}

/** What a row of the generated table holds beside the keys of the manifest. */
const ROW_KEYS = ['name', 'order', 'area', 'defaults', 'parameters'];

/** Declared keys that the generator gives a meaning of its own. */
function keyFindings(manifest: Manifest): Finding[] {
  const own = new Set([...ROUTE_KEYS, ...ROW_KEYS]);
  return Object.keys(manifest.keys).flatMap((key): Finding[] => {
    if (!own.has(key)) return [];
    const message = `"${key}" is a key of the generator's own: choose another name.`;
    return [{ path: ['keys', key], at: 'key', message }];
  });
}

/** Methods that stand twice or do not go together with the rest of a route. */
function methodFindings(name: string, route: ManifestRoute): Finding[] {
  const findings: Finding[] = [];
  for (const [index, method] of route.methods.entries()) {
    if (route.methods.indexOf(method) === index) continue;
    const message = `${method} stands twice: delete one.`;
    findings.push({ path: ['routes', name, 'methods', index], at: 'value', message });
  }
  if (new Set(route.methods).size === 1 && route.methods[0] === 'HEAD') {
    const message = 'HEAD alone answers to nothing that a person can open: write GET, which HEAD goes with.';
    findings.push({ path: ['routes', name, 'methods'], at: 'value', message });
  } else if (route.page !== undefined && !route.methods.includes('GET')) {
    const message = 'a route that shows a page answers to GET: add it, or delete the page.';
    findings.push({ path: ['routes', name, 'page'], at: 'value', message });
  }
  return findings;
}
