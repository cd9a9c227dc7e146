import { resolve } from 'node:path';
import { readFileSync } from 'node:fs';

/** How the HTTP host is set up: from the environment, else from `app.config.json`. */
export interface HostConfig {
  host: string;
  port: number;
  /** Folder of the embedded database, the secret and the log. */
  varDir: string;
  /** Address of a PostgreSQL server; null for the embedded database. */
  databaseUrl: string | null;
  appName: string;
  supportEmail: string;
  /** True when the browser speaks TLS to us (through a proxy). */
  isBehindTls: boolean;
  validatesAnswers: boolean;
  /** Instant at which the business clock stands still (tests, pictures); null lets it run. */
  frozenAt: Date | null;
}

/** A setting that cannot be used, said in one sentence with the remedy. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const projectRoot = resolve(import.meta.dirname, '../../..');

interface AppConfig {
  name?: string;
  supportEmail?: string;
}

/** Reads the configuration. @throws ConfigError */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): HostConfig {
  const app = JSON.parse(readFileSync(resolve(projectRoot, 'app.config.json'), 'utf8')) as AppConfig;
  return {
    host: env['HOST'] || 'localhost',
    port: readPort(env['PORT']),
    varDir: resolve(projectRoot, env['VAR_DIR'] || 'var'),
    databaseUrl: env['DATABASE_URL'] || null,
    appName: env['APP_NAME'] || app.name || 'Laravel',
    supportEmail: env['SUPPORT_EMAIL'] || app.supportEmail || 'assistance@example.test',
    isBehindTls: env['BEHIND_TLS'] === '1',
    validatesAnswers: env['VALIDATE_ANSWERS'] === '1',
    frozenAt: readInstant(env['FROZEN_AT']),
  };
}

function readInstant(text: string | undefined): Date | null {
  if (!text) return null;
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) {
    throw new ConfigError(
      `FROZEN_AT vaut « ${text} » : donnez un instant, par exemple 2026-11-20T08:00:00Z.`,
    );
  }
  return instant;
}

function readPort(text: string | undefined): number {
  if (!text) return 8000;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ConfigError(`PORT vaut « ${text} » : donnez un nombre entre 0 et 65535.`);
  }
  return port;
}

/** True when only this machine can reach the host. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1|\[::1\])$/.test(host);
