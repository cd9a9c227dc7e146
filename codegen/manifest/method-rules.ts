import type { ManifestRoute } from './schema.ts';
import type { Finding } from './shape.ts';

/** Methods that stand twice or do not go together with the rest of a route. */
export function methodFindings(name: string, route: ManifestRoute): Finding[] {
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
