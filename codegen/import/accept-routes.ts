import { createCatcher } from '../edit/covers.ts';
import { routeDefinitions } from '../edit/route-definitions.ts';
import type { NewRoute } from '../edit/route-entry.ts';
import { ruleFindings } from '../manifest/rules.ts';
import { manifestSchema, type DeclaredKeys, type Manifest } from '../manifest/schema.ts';
import { shapeFindings, type Finding } from '../manifest/shape.ts';
import type { Report } from './report.ts';

/** What routes are added to. */
export interface Base {
  readonly manifest: Omit<Manifest, '$schema'>;
  readonly declared: DeclaredKeys;
  /** Names of all routes, present and added ones, in the order of the result. */
  readonly order: (added: readonly NewRoute[]) => readonly string[];
}

/** The routes that the reader of the manifest takes, in their order; the others go to the report. */
export function acceptRoutes(routes: readonly NewRoute[], base: Base, report: Report): NewRoute[] {
  let accepted = [...routes];
  // Without one route others may be free of problems: what is left out is decided in turns.
  for (;;) {
    const refused = refusedRoutes(accepted, base);
    if (refused.size === 0) break;
    for (const [name, message] of refused) report.add('refused', name, message);
    accepted = accepted.filter(({ name }) => !refused.has(name));
  }
  for (const { name, route } of accepted) if (route.methods.includes('GET')) report.add('pages', name);
  return accepted;
}

function refusedRoutes(added: readonly NewRoute[], { manifest, declared, order }: Base): Map<string, string> {
  const byName = new Map(added.map(({ name, route }) => [name, route]));
  const all = order(added).flatMap((name): NewRoute[] => {
    const route = byName.get(name) ?? manifest.routes[name];
    return route ? [{ name, route }] : [];
  });
  const routes = Object.fromEntries(all.map(({ name, route }) => [name, route]));
  const refused = new Map<string, string>();
  for (const { path, message } of findingsOf({ ...manifest, routes }, declared)) {
    const [key, name] = path;
    if (key !== 'routes' || typeof name !== 'string') continue;
    if (byName.has(name)) {
      if (!refused.has(name)) refused.set(name, message);
      continue;
    }
    const before = all.slice(
      0,
      all.findIndex((other) => other.name === name),
    );
    const suspects = before.filter((other) => byName.has(other.name));
    for (const suspect of culprits(suspects, { name, route: manifest.routes[name] }, manifest.patterns)) {
      if (!refused.has(suspect.name)) refused.set(suspect.name, `with it, "${name}" ${message}`);
    }
  }
  return refused;
}

/** Which of some routes hide another one; all of them where it cannot be told. */
function culprits(
  suspects: readonly NewRoute[],
  hidden: { readonly name: string; readonly route: NewRoute['route'] | undefined },
  patterns: Manifest['patterns'],
): readonly NewRoute[] {
  const { name, route } = hidden;
  if (!route) return [];
  const [target, ...catchers] = routeDefinitions([{ name, route }, ...suspects], patterns).map(createCatcher);
  const found = suspects.filter((_suspect, index) => target && catchers[index]?.catches(target));
  return found.length > 0 ? found : suspects;
}

function findingsOf(candidate: Manifest, declared: DeclaredKeys): Finding[] {
  const parsed = manifestSchema(declared).safeParse(candidate, { reportInput: true });
  if (!parsed.success) return shapeFindings(parsed.error.issues, Object.keys(declared));
  // The lines are not known yet: a message names other routes without them.
  const findings = ruleFindings(parsed.data, { lineOf: () => 0, isWhole: true });
  return findings.map((finding) => ({ ...finding, message: finding.message.replaceAll(' (line 0)', '') }));
}
