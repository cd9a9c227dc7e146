import { UsageError } from '../lib/errors.ts';
import { readBuildManifest, weigh } from './weigh.ts';

/** Bytes (gzip) of what the browser must have before a page shows, by entry of the build. */
const budgetsBytes: Readonly<Record<string, number>> = {
  'index.html': 158_000,
  'src/pages/Auth/Login.tsx': 191_000,
  'src/pages/Client/Operation/Index.tsx': 269_000,
  'src/pages/Client/Operation/Show.tsx': 243_000,
  'src/pages/Client/Operation/Form.tsx': 369_000,
  'src/pages/Export/Cover.tsx': 165_000,
};

/**
 * Checks that no entry outgrew its budget, and that nothing of `src/kit` is in the application.
 *
 * @throws UsageError with each excess
 */
export function checkBudgets(): void {
  const strays = Object.keys(readBuildManifest()).filter((source) => source.startsWith('src/kit/'));
  if (strays.length > 0)
    throw new UsageError(`La démonstration est dans l’application : ${strays.join(', ')}`);
  const excesses: string[] = [];
  for (const [entry, budget] of Object.entries(budgetsBytes)) {
    const bytes = weigh(['index.html', entry]);
    const line = `${entry}: ${(bytes / 1000).toFixed(1)} ko sur ${budget / 1000}`;
    if (process.argv.includes('--sizes')) console.log(`  ${line}`);
    if (bytes > budget) excesses.push(`  ${line}`);
  }
  if (excesses.length > 0) throw new UsageError(`Trop lourd :\n${excesses.join('\n')}`);
}
