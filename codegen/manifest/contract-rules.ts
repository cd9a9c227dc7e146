import { contractOf, contractOfPage } from './contract-files.ts';
import type { Manifest } from './schema.ts';
import type { Finding } from './shape.ts';
import { suggestSome } from './suggest-some.ts';

/** The contracts of a folder. */
export interface ContractFiles {
  readonly names: Pick<ReadonlyMap<string, string>, 'has' | 'keys'>;
  /** Import specifier of a contract for a file in the folder `from`. */
  specifierOf(name: string, from: string): string;
  /** Whether it types the query of its route. */
  hasQuery(name: string): boolean;
}

/** Pages, and routes that name a contract, whose contract has no file; a contract twice missing is told once. */
export function contractFindings(manifest: Manifest, contracts: ContractFiles): Finding[] {
  const findings: Finding[] = [];
  const suggest = suggestSome();
  const reported = new Set<string>();
  const need = (name: string, path: Finding['path'], whose: string): void => {
    if (contracts.names.has(name) || reported.has(name)) return;
    reported.add(name);
    findings.push({
      path,
      at: 'value',
      message: `${whose} has no contract ${name}.ts: create it in ${manifest.contracts}.`,
      suggestion: suggest(name, contracts.names.keys()),
    });
  };
  for (const [index, page] of manifest.answers.entries()) {
    need(contractOfPage(page), ['answers', index], `page "${page}"`);
  }
  for (const [name, route] of Object.entries(manifest.routes)) {
    if (route.contract !== undefined) need(route.contract, ['routes', name, 'contract'], 'the route');
    else if (route.page !== undefined) {
      need(contractOf(name, route), ['routes', name, 'page'], `page "${route.page}"`);
    }
  }
  return findings;
}
