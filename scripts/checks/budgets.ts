import { UsageError } from '../lib/errors.ts';
import { filesInCircles, filesOf, readBuildManifest, weighFiles } from './weigh.ts';

const clientShell = ['src/generated/pages/client.ts', 'src/app/layouts/ClientLayout.tsx'];

interface Budget {
  /** Of the build, its own one aside. */
  readonly entries: readonly string[];
  /** gzip. */
  readonly bytes: number;
  /** Each is asked for by itself: over a phone's line one costs as much as 5 kB. */
  readonly files: number;
}

/** What the browser must have before a page shows, scripts and styles. */
const budgets: readonly Budget[] = [
  { entries: [], bytes: 149_500, files: 4 },
  {
    entries: ['src/pages/Auth/Login.tsx', 'src/app/layouts/SignInLayout.tsx'],
    bytes: 187_000,
    files: 9,
  },
  { entries: clientShell, bytes: 187_000, files: 8 },
  { entries: [...clientShell, 'src/pages/Client/Dashboard.tsx'], bytes: 212_000, files: 11 },
  { entries: [...clientShell, 'src/pages/Client/Operation/Index.tsx'], bytes: 252_000, files: 13 },
  { entries: [...clientShell, 'src/pages/Client/Operation/Show.tsx'], bytes: 218_500, files: 13 },
  { entries: [...clientShell, 'src/pages/Client/Operation/Form.tsx'], bytes: 254_000, files: 14 },
  {
    entries: ['src/pages/Export/Cover.tsx', 'src/app/layouts/ExportLayout.tsx'],
    bytes: 169_000,
    files: 9,
  },
];

/**
 * Checks that no entry outgrew its budget, that nothing of `src/kit` is in the application, and that no file of it
 * imports itself by way of others.
 *
 * @throws UsageError with each of them
 */
export function checkBudgets(): void {
  const strays = Object.keys(readBuildManifest()).filter((source) => source.startsWith('src/kit/'));
  if (strays.length > 0)
    throw new UsageError(`La démonstration est dans l’application : ${strays.join(', ')}`);
  const circles = filesInCircles();
  if (circles.length > 0) throw new UsageError(`Fichiers qui s’importent en rond : ${circles.join(', ')}`);
  const excesses: string[] = [];
  for (const { entries, ...budget } of budgets) {
    const all = ['index.html', ...entries];
    const files = filesOf(all);
    const bytes = weighFiles(files);
    const weight = `${(bytes / 1000).toFixed(1)} ko sur ${budget.bytes / 1000}`;
    const line = `${all.join(' + ')}: ${weight}, ${files.size} fichiers sur ${budget.files}`;
    if (process.argv.includes('--sizes')) console.log(`  ${line}`);
    if (bytes > budget.bytes || files.size > budget.files) excesses.push(`  ${line}`);
  }
  if (excesses.length > 0) throw new UsageError(`Trop lourd :\n${excesses.join('\n')}`);
}
