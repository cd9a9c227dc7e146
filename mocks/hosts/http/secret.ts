import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomToken } from '#mocks/services/tokens.ts';

/**
 * The installation's secret: `APP_KEY`, else a file of the data folder made at the first start and readable
 * by its owner alone. Whoever can read it may sign links.
 */
export function readSecret({ varDir, appKey }: { varDir: string; appKey: string | null }): string {
  if (appKey !== null) return appKey;
  const path = join(varDir, 'secret');
  mkdirSync(varDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, randomToken(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
