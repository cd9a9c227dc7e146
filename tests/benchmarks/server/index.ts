import { ensureBuilt } from '#scripts/lib/build.ts';
import { benchParts } from '../parts.ts';

/** The server with its embedded database: people at work, and with `--soak` a hundred thousand requests. */
export async function bench(wanted: readonly string[]): Promise<void> {
  await ensureBuilt('app');
  const names = wanted.map((name) => name.replace(/^--/, ''));
  await benchParts(
    'Server',
    'peer',
    {
      people: async () => (await import('./people.ts')).benchPeople(),
      soak: async () => (await import('./people.ts')).benchSoak(),
    },
    names.length > 0 ? names : ['people'],
  );
}
