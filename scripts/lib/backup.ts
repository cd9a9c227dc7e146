import { createHmac } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { OpenedDatabase } from '#mocks/db/database.ts';
import {
  checkDumpFile,
  readDumpFile,
  writeDumpFile,
  type DumpContents,
  type DumpCounts,
} from '#mocks/db/dump/file-node.ts';
import { dumpFiles, fileLedger, restoreFiles, type ReadFile } from '#mocks/db/dump/files.ts';
import { DumpError, type DumpFile } from '#mocks/db/dump/format.ts';
import { holdFiles, makeBackupFolder } from '#mocks/db/dump/held-files.ts';
import { migrationsOf, refuseOccupied, restoreDatabase } from '#mocks/db/dump/restore.ts';
import { dumpDatabase } from '#mocks/db/dump/write.ts';
import { migrationsOnDisk } from '#mocks/db/migrations/node.ts';
import { openConfigured } from '#mocks/db/open/configured.ts';
import { openEmbedded, removeEmbedded } from '#mocks/db/open/embedded.ts';
import type { HostConfig } from '#mocks/hosts/http/config.ts';
import { operatorPaths } from '#mocks/hosts/http/operator.ts';
import { readSecret } from '#mocks/hosts/http/secret.ts';
import { configuredBlobs } from '#mocks/hosts/http/configured-blobs.ts';
import { diskBlobs } from '#mocks/services/files/disk-node.ts';
import { freeBytes, scarceBytes } from '#mocks/services/disk-space-node.ts';
import { askServer } from './ask-server.ts';
import { readRunningServer } from './running-server.ts';

/** A path as it was written where the command was called: npm itself runs at the root of the project. */
const asCalled = (path: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), path);

const keyMark = (config: HostConfig): string =>
  createHmac('sha256', readSecret(config)).update('ilot-dump').digest('hex').slice(0, 16);

const countsText = ({ rows, files }: DumpCounts): string => `${rows} lignes, ${files} fichiers`;

/** What a command has to say, and whether it did all that was asked. */
export interface BackupReport {
  text: string;
  isWhole: boolean;
}

/**
 * Writes database and files into one file, as they are at one instant; the server may run.
 *
 * @throws DumpError, UsageError and the errors of `mocks/db/open`
 */
export async function dump(config: HostConfig, file: string): Promise<BackupReport> {
  const path = asCalled(file);
  const source = await openSource(config);
  let missing: DumpFile[] = [];
  try {
    const counts = await writeDumpFile(path, async (write) => {
      const ledger = fileLedger();
      await dumpDatabase(
        source.db,
        { migrations: migrationsOnDisk(), createdAt: new Date(), keyMark: keyMark(config) },
        async (entry) => {
          ledger.note(entry);
          await write(entry);
        },
      );
      missing = await dumpFiles(ledger.named(), source.readFile, write);
    });
    const text = `${source.path} est sauvegardée dans ${path} : ${countsText(counts)}.`;
    if (missing.length === 0) return { text, isWhole: true };
    return {
      text: `${text}\nAttention : ${namesOf(missing)} : restaurez-les d’une sauvegarde plus ancienne.`,
      isWhole: false,
    };
  } finally {
    await source.close();
  }
}

const namesOf = (missing: readonly DumpFile[]): string => {
  const [first] = missing;
  const name = first ? `${first.folder}/${first.sha256}` : '';
  return `${missing.length} fichiers manquent ou sont abîmés (le premier : ${name})`;
};

interface Source extends OpenedDatabase {
  readFile: ReadFile;
}

/**
 * The data as a backup reads it. While others may sweep files away, each has a second name before the database is
 * looked at; what came after that is too young to be swept. A running server copies the embedded database.
 */
async function openSource(config: HostConfig): Promise<Source> {
  const { varDir } = config;
  mkdirSync(varDir, { recursive: true });
  const backup = makeBackupFolder(varDir);
  try {
    await holdFiles(join(varDir, 'files'), join(backup.path, 'files'));
    const asked =
      config.databaseUrl === null
        ? await askServer(config, operatorPaths.snapshot, { folder: backup.name })
        : null;
    const opened =
      asked === null
        ? await openConfigured(config, { isLeftAsIs: true })
        : { ...(await openEmbedded(backup.path, { isLeftAsIs: true })), path: varDir };
    const [saved, live] = [diskBlobs(join(backup.path, 'files')), configuredBlobs(config)];
    return {
      ...opened,
      readFile: async ({ folder, sha256 }) =>
        (await saved.read(folder, sha256, opened.db)) ?? live.read(folder, sha256, opened.db),
      close: async () => {
        await opened.close();
        backup.remove();
      },
    };
  } catch (error) {
    backup.remove();
    throw error;
  }
}

export interface RestoreChoice {
  /** Replaces what the database holds. */
  isForced: boolean;
  /** Gives back what there is of a backup that is not whole. */
  isPartial: boolean;
}

/**
 * Puts a backup back into the database and the folder of files, after all of it was looked at.
 *
 * @throws DumpError and the errors of `mocks/db/open`
 */
export async function restore(config: HostConfig, file: string, choice: RestoreChoice): Promise<string> {
  const path = asCalled(file);
  const migrations = migrationsOnDisk();
  // Nothing is touched, and no database made, for a file that is damaged or not for us.
  const contents = await checkDumpFile(path);
  await migrationsOf(contents.header, migrations);
  const running = readRunningServer(config.varDir);
  if (running !== null) {
    throw new DumpError(
      `Le serveur est en marche (processus ${running.pid}) : arrêtez-le, puis recommencez.`,
    );
  }
  const lacks = await lacksOf(config, contents);
  if (lacks.length > 0 && !choice.isPartial) {
    throw new DumpError(
      `Cette sauvegarde ne peut pas être remise en entier : ${lacks.join(' ; ')}. --partial remet le reste.`,
    );
  }
  await putBack(config, path, { isForced: choice.isForced });
  return [
    `${path} est restaurée : ${countsText(contents)}, sauvegardés le ${contents.header.createdAt}.`,
    ...lacks.map((lack) => `Attention : ${lack}.`),
  ].join('\n');
}

/** What could not be given back, each in French. */
async function lacksOf(config: HostConfig, { header, missing, fileBytes }: DumpContents): Promise<string[]> {
  const { varDir } = config;
  mkdirSync(varDir, { recursive: true });
  if (freeBytes(varDir) < fileBytes + scarceBytes) {
    throw new DumpError(
      `Le disque de « ${varDir} » n’a pas la place des fichiers de la sauvegarde (${Math.ceil(fileBytes / 2 ** 20)} Mo) : faites de la place, puis recommencez.`,
    );
  }
  const stored = configuredBlobs(config);
  const lost: DumpFile[] = [];
  // Neither the disk nor a bucket looks at the database.
  for (const file of missing)
    if ((await stored.read(file.folder, file.sha256, null)) === null) lost.push(file);
  const isOtherKey = header.keyMark !== keyMark(config);
  return [
    ...(lost.length > 0 ? [namesOf(lost)] : []),
    ...(isOtherKey
      ? [
          'le secret n’est pas celui de la sauvegarde, et ce qu’il scelle (double authentification) ne se lirait plus ; remettez APP_KEY ou le fichier « secret » d’alors',
        ]
      : []),
  ];
}

async function putBack(config: HostConfig, path: string, { isForced }: { isForced: boolean }): Promise<void> {
  const isNew = config.databaseUrl === null && !existsSync(join(config.varDir, 'database'));
  const { db, close } = await openConfigured(config, { isLeftAsIs: !isNew });
  try {
    await refuseOccupied(db, isForced);
    // Files first: those of a restoration that fails are named by no row, and swept.
    await restoreFiles(readDumpFile(path), configuredBlobs(config), { db, now: new Date() });
    await restoreDatabase(db, readDumpFile(path), { migrations: migrationsOnDisk(), isForced });
  } catch (error) {
    await close();
    if (isNew) removeEmbedded(config.varDir);
    throw error;
  }
  await close();
}
