import {
  DatabaseBrokenError,
  DatabaseFolderError,
  DatabaseFullError,
  DatabaseInUseError,
  DatabaseMissingError,
  DatabaseUnreachableError,
} from '#mocks/db/open/errors.ts';
import { DumpError } from '#mocks/db/dump/format.ts';
import { ManifestError } from '#codegen/manifest/problem.ts';
import { MigrationHistoryError } from '#mocks/db/migrate.ts';
import { ConfigError } from '#mocks/hosts/http/environment.ts';

/** A wrong call of a command, said in one sentence with the remedy. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const explained = [
  ConfigError,
  DatabaseBrokenError,
  DatabaseFolderError,
  DatabaseFullError,
  DatabaseInUseError,
  DatabaseMissingError,
  DatabaseUnreachableError,
  DumpError,
  ManifestError,
  MigrationHistoryError,
  UsageError,
];

/** Ends the program with exit code 1: one sentence where the cause is known, everything otherwise. */
export function failPlainly(error: unknown): never {
  const isExplained = explained.some((type) => error instanceof type);
  if (isMisspelt(error))
    console.error(`✗ Options mal écrites : ${error.message.split('. ')[0]}. Voyez --help.`);
  else console.error(isExplained && error instanceof Error ? `✗ ${error.message}` : error);
  process.exit(1);
}

/** True for what `parseArgs` throws on options that a command does not have. */
function isMisspelt(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}

/** Runs a program's body, and ends plainly when it fails. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  const major = Number(process.versions.node.split('.')[0]);
  try {
    if (major < 24) {
      throw new UsageError(
        `Node ${process.versions.node} est trop ancien ici : passez par « npm run … » ou « npm start ».`,
      );
    }
    await main();
  } catch (error) {
    failPlainly(error);
  }
}
