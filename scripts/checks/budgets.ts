import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildDirectory } from '../lib/build.ts';
import { UsageError } from '../lib/errors.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Bytes (gzip) of what the browser must have before a page shows, by entry of the build. */
const budgetsBytes: Readonly<Record<string, number>> = {
  'index.html': 175_000,
  'src/pages/Auth/Login.tsx': 232_000,
  'src/pages/Client/Operation/Index.tsx': 272_000,
  'src/pages/Client/Operation/Show.tsx': 250_000,
  'src/pages/Client/Operation/Form.tsx': 370_000,
  'src/pages/Export/Cover.tsx': 185_000,
};

/** Checks that no entry outgrew its budget, and that nothing of `src/kit` is in the application. @throws UsageError with each excess */
export function checkBudgets(): void {
  const directory = buildDirectory('app');
  const manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const strays = Object.keys(manifest).filter((source) => source.startsWith('src/kit/'));
  if (strays.length > 0)
    throw new UsageError(`La démonstration est dans l’application : ${strays.join(', ')}`);
  const shared = filesOf(manifest, 'index.html');
  const excesses: string[] = [];
  for (const [entry, budget] of Object.entries(budgetsBytes)) {
    if (!manifest[entry]) throw new UsageError(`L’entrée « ${entry} » n’est pas dans la construction.`);
    const files = new Set([...shared, ...filesOf(manifest, entry)]);
    const bytes = [...files].reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(directory, file))).length,
      0,
    );
    const line = `${entry}: ${(bytes / 1000).toFixed(1)} ko sur ${budget / 1000}`;
    if (process.argv.includes('--sizes')) console.log(`  ${line}`);
    if (bytes > budget) excesses.push(`  ${line}`);
  }
  if (excesses.length > 0) throw new UsageError(`Trop lourd :\n${excesses.join('\n')}`);
}

function filesOf(manifest: Record<string, Chunk>, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}
