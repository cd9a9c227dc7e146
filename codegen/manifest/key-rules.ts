import { ROUTE_KEYS, type Manifest } from './schema.ts';
import type { Finding } from './shape.ts';

/** What a row of the generated table holds beside the keys of the manifest. */
const ROW_KEYS = ['name', 'order', 'area', 'defaults', 'parameters'];

/** Declared keys that the generator gives a meaning of its own. */
export function keyFindings(manifest: Manifest): Finding[] {
  const own = new Set([...ROUTE_KEYS, ...ROW_KEYS]);
  return Object.keys(manifest.keys).flatMap((key): Finding[] => {
    if (!own.has(key)) return [];
    const message = `"${key}" is a key of the generator's own: choose another name.`;
    return [{ path: ['keys', key], at: 'key', message }];
  });
}
