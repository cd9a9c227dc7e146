import { addressFindings } from './address-rules.ts';
import { areaFindings } from './area-rules.ts';
import { createTranslator } from './formats.ts';
import { keyFindings } from './key-rules.ts';
import { methodFindings } from './method-rules.ts';
import { nameFindings } from './name-rules.ts';
import { parameterFindings, sharedParameterFindings } from './parameter-rules.ts';
import type { Manifest } from './schema.ts';
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
