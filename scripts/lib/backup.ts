import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkDumpFile, readDumpFile, writeDumpFile } from '#mocks/db/dump/file-node.ts';
import { migrationsOf, restoreDatabase } from '#mocks/db/dump/restore.ts';
import { dumpDatabase } from '#mocks/db/dump/write.ts';
import { migrationsOnDisk } from '#mocks/db/migrations/node.ts';
import { openConfigured } from '#mocks/db/open/configured.ts';
import { removeEmbedded } from '#mocks/db/open/embedded.ts';
import type { HostConfig } from '#mocks/hosts/http/config.ts';
import { readSecret } from '#mocks/hosts/http/secret.ts';

/** A path as it was written where the command was called: npm itself runs at the root of the project. */
const asCalled = (path: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), path);

const keyMark = (config: HostConfig): string =>
  createHmac('sha256', readSecret(config)).update('ilot-dump').digest('hex').slice(0, 16);

/** Writes the database into a file. @throws DumpError and the errors of `mocks/db/open` */
export async function dump(config: HostConfig, file: string): Promise<string> {
  const path = asCalled(file);
  const { db, path: place, close } = await openConfigured(config, { isLeftAsIs: true });
  try {
    const rows = await writeDumpFile(path, (write) =>
      dumpDatabase(
        db,
        { migrations: migrationsOnDisk(), createdAt: new Date(), keyMark: keyMark(config) },
        write,
      ),
    );
    return `${place} est sauvegardée dans ${path} : ${rows} lignes.`;
  } finally {
    await close();
  }
}

/** Puts a file back into the database. @throws DumpError and the errors of `mocks/db/open` */
export async function restore(config: HostConfig, file: string, isForced: boolean): Promise<string> {
  const path = asCalled(file);
  const migrations = migrationsOnDisk();
  // Nothing is touched, and no database made, for a file that is damaged or not for us.
  const header = await checkDumpFile(path);
  await migrationsOf(header, migrations);
  const isNew = config.databaseUrl === null && !existsSync(join(config.varDir, 'database'));
  const { db, path: place, close } = await openConfigured(config, { isLeftAsIs: !isNew });
  let rows: number;
  try {
    rows = await restoreDatabase(db, readDumpFile(path), { migrations, isForced });
  } catch (error) {
    await close();
    if (isNew) removeEmbedded(config.varDir);
    throw error;
  }
  await close();
  const isOtherKey = header.keyMark !== keyMark(config);
  return [
    `${path} est restaurée dans ${place} : ${rows} lignes, sauvegardées le ${header.createdAt}.`,
    ...(isOtherKey
      ? [
          'Attention : le secret n’est pas celui de la sauvegarde ; ce qu’il scelle (double authentification) ne se lit plus. Remettez APP_KEY ou le fichier « secret » d’alors.',
        ]
      : []),
  ].join('\n');
}
