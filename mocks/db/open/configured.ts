import type { OpenedDatabase } from '../database.ts';
import { openEmbedded, removeEmbedded, type EmbeddedOptions } from './embedded.ts';

/** Where the database is: a PostgreSQL server when there is an address, else a folder. */
export interface DatabasePlace {
  databaseUrl: string | null;
  varDir: string;
}

/**
 * Opens and migrates the database of this installation. `seed` fills an embedded database at its creation
 * only; a server's database is never filled by being opened.
 *
 * @throws the errors of `openServer` or `openEmbedded`
 */
export async function openConfigured(
  place: DatabasePlace,
  options: EmbeddedOptions = {},
): Promise<OpenedDatabase> {
  if (place.databaseUrl === null) return openEmbedded(place.varDir, options);
  const { openServer } = await serverDriver();
  return openServer(place.databaseUrl, options);
}

/** Destroys the database of this installation: its folder, or its tables on a server. */
export async function eraseConfigured(place: DatabasePlace): Promise<void> {
  if (place.databaseUrl === null) {
    removeEmbedded(place.varDir);
    return;
  }
  const { dropEverything } = await serverDriver();
  await dropEverything(place.databaseUrl);
}

/** The driver of a PostgreSQL server, which an embedded start does without. */
const serverDriver = () => import('./server.ts');
