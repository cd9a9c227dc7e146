import process from 'node:process';

/**
 * `npm run bench -- <name> [part…]`: measures one subject beside its peers in one run and prints a table.
 * A benchmark never fails for being slow: it tells.
 */
const subjects: Readonly<
  Record<string, () => Promise<{ bench: (parts: readonly string[]) => Promise<void> }>>
> = {
  routes: () => import('./routes/index.ts'),
  domain: () => import('./domain/index.ts'),
  server: () => import('./server/index.ts'),
  navigation: () => import('./navigation/index.ts'),
  dossier: () => import('./dossier.ts'),
  bundle: () => import('./bundle.ts'),
  ui: () => import('./ui/index.ts'),
};

const [name = '', ...parts] = process.argv.slice(2);
const load = Object.hasOwn(subjects, name) ? subjects[name] : undefined;
if (load === undefined) {
  console.error(`Usage: npm run bench -- <${Object.keys(subjects).join(' | ')}> [part…]`);
  process.exitCode = 2;
} else {
  const { bench } = await load();
  await bench(parts);
}
