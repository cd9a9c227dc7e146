import { UsageError } from '../lib/errors.ts';
import { readBuildManifest, weigh } from './weigh.ts';

const clientShell = ['src/generated/pages/client.ts', 'src/app/layouts/ClientLayout.tsx'];

/** Bytes (gzip) of what the browser must have before a page shows, by entries of the build, its own one aside. */
const budgets: readonly (readonly [entries: readonly string[], bytes: number])[] = [
  [[], 143_500],
  [['src/pages/Auth/Login.tsx', 'src/app/layouts/SignInLayout.tsx'], 185_000],
  [clientShell, 177_500],
  [[...clientShell, 'src/pages/Client/Dashboard.tsx'], 202_500],
  [[...clientShell, 'src/pages/Client/Operation/Index.tsx'], 244_000],
  [[...clientShell, 'src/pages/Client/Operation/Show.tsx'], 211_500],
  [[...clientShell, 'src/pages/Client/Operation/Form.tsx'], 245_500],
  [['src/pages/Export/Cover.tsx'], 155_000],
];

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
  for (const [entries, budget] of budgets) {
    const all = ['index.html', ...entries];
    const bytes = weigh(all);
    const line = `${all.join(' + ')}: ${(bytes / 1000).toFixed(1)} ko sur ${budget / 1000}`;
    if (process.argv.includes('--sizes')) console.log(`  ${line}`);
    if (bytes > budget) excesses.push(`  ${line}`);
  }
  if (excesses.length > 0) throw new UsageError(`Trop lourd :\n${excesses.join('\n')}`);
}
