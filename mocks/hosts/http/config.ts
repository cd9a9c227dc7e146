import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ClamdAddress } from '#mocks/services/files/clamd-node.ts';
import { readS3Address, type S3Settings } from '#mocks/services/files/s3-node.ts';
import type { LogLevel } from '#mocks/services/log-node.ts';
import { loadEnvironmentFile, misspeltNames, parseSettings, type Environment } from './environment.ts';

/** How the HTTP host is set up: from the environment, else from `.env`, else from `app.config.json`. */
export interface HostConfig {
  host: string;
  port: number;
  /** Folder of the embedded database, the secret and the log. */
  varDir: string;
  /** Address of a PostgreSQL server; null for the embedded database. */
  databaseUrl: string | null;
  /** Bucket in which files are kept; null keeps them in the data folder. */
  s3: S3Settings | null;
  /** Secret that signs links; null for the one in the data folder. */
  appKey: string | null;
  appName: string;
  supportEmail: string;
  /** Where the operator's terms and privacy policy stand; null without any. */
  termsUrl: string | null;
  privacyUrl: string | null;
  /** Origin under which people reach us, for the links of mails; null takes that of the request. */
  publicOrigin: string | null;
  /** Address of a mail server; null keeps mails in the database. */
  smtpUrl: string | null;
  /** Sender of the platform's mails. */
  mailFrom: string;
  /** True when the browser speaks TLS to us (through a proxy). */
  isBehindTls: boolean;
  /** How many proxies stand before us, whose `X-Forwarded-…` headers are therefore believed. */
  trustedProxies: number;
  /** Hosts that such a header may name: that of the public address, and those given beside. */
  publicHosts: readonly string[];
  log: { level: LogLevel; target: 'stdout' | 'file' };
  /** Requests answered at the same time; those beyond are asked to come back. */
  maxRequests: number;
  /** Requests a minute of one person, or of one address where nobody is signed in; null for no limit. */
  requestsPerMinute: number | null;
  validatesAnswers: boolean;
  /** A new embedded database is filled with the demonstration; not in production. */
  hasDemo: boolean;
  /** Public key of the realtime server. */
  realtimeKey: string;
  /** Public key of the maps service; null without one. */
  mapsKey: string | null;
  /** Pictures under the maps; null draws them without any. */
  mapTiles: { url: string; attribution: string } | null;
  /** Service that analyses neighbourhoods; null without one. */
  neighbourhood: { url: string; key: string; name: string } | null;
  /** Address of the public register of companies; null asks none. */
  companiesUrl: string | null;
  /** Address of INSEE’s interface Melodi; null fetches nothing. */
  inseeUrl: string | null;
  /** Address of the module of API Carto that draws the land register; null asks nobody. */
  cadastreUrl: string | null;
  /** Pages of adverts are read where somebody gives their address. */
  readsAdverts: boolean;
  /** The antivirus that looks into files; null for none. */
  clamd: ClamdAddress | null;
  /** Bearer token of who may read `/metrics`; null for programs of this computer alone. */
  metricsToken: string | null;
  /** Milliseconds between being ready no more and taking no connection any more, on SIGTERM. */
  drainMs: number;
  /** Instant at which the business clock stands still (tests, pictures); null lets it run. */
  frozenAt: Date | null;
}

const projectRoot = resolve(import.meta.dirname, '../../..');

interface AppConfig {
  name?: string;
  supportEmail?: string;
}

/** Reads the configuration; without `env`, that of the process, completed by the project's `.env`. @throws ConfigError */
export function readConfig(env?: Environment): HostConfig {
  if (env === undefined) loadEnvironmentFile(resolve(projectRoot, '.env'));
  const given = parseSettings(env ?? process.env);
  const app = JSON.parse(readFileSync(resolve(projectRoot, 'app.config.json'), 'utf8')) as AppConfig;
  const publicUrl = given.APP_URL === undefined ? null : new URL(given.APP_URL);
  const isProduction = given.NODE_ENV === 'production';
  return {
    host: given.HOST ?? 'localhost',
    port: given.PORT ?? 8000,
    varDir: resolve(projectRoot, given.VAR_DIR ?? 'var'),
    databaseUrl: given.DATABASE_URL ?? null,
    s3: given.FILES_URL === undefined ? null : readS3Address(given.FILES_URL),
    appKey: given.APP_KEY ?? null,
    appName: given.APP_NAME ?? app.name ?? 'Laravel',
    supportEmail: given.SUPPORT_EMAIL ?? app.supportEmail ?? 'assistance@example.test',
    termsUrl: given.TERMS_URL ?? null,
    privacyUrl: given.PRIVACY_URL ?? null,
    publicOrigin: publicUrl?.origin ?? null,
    smtpUrl: given.SMTP_URL ?? null,
    mailFrom: given.MAIL_FROM ?? `no-reply@${publicUrl?.hostname ?? 'example.test'}`,
    isBehindTls: given.BEHIND_TLS,
    trustedProxies: given.TRUST_PROXY ?? (given.BEHIND_TLS ? 1 : 0),
    publicHosts: [...(publicUrl ? [publicUrl.host] : []), ...(given.PUBLIC_HOSTS ?? [])],
    log: { level: given.LOG_LEVEL ?? 'info', target: given.LOG ?? (isProduction ? 'stdout' : 'file') },
    maxRequests: given.MAX_REQUESTS ?? 200,
    requestsPerMinute: given.REQUESTS_PER_MINUTE === 0 ? null : (given.REQUESTS_PER_MINUTE ?? 600),
    validatesAnswers: given.VALIDATE_ANSWERS,
    hasDemo: !isProduction,
    realtimeKey: given.REALTIME_KEY ?? 'ilot',
    mapsKey: given.MAPS_KEY ?? null,
    mapTiles:
      given.MAP_TILES_URL === undefined || given.MAP_TILES_ATTRIBUTION === undefined
        ? null
        : {
            url: given.MAP_TILES_URL,
            attribution: given.MAP_TILES_ATTRIBUTION,
          },
    neighbourhood:
      given.NEIGHBOURHOOD_URL === undefined || given.NEIGHBOURHOOD_KEY === undefined
        ? null
        : {
            url: given.NEIGHBOURHOOD_URL,
            key: given.NEIGHBOURHOOD_KEY,
            name: given.NEIGHBOURHOOD_NAME ?? new URL(given.NEIGHBOURHOOD_URL).hostname,
          },
    companiesUrl: given.COMPANIES_URL ?? null,
    inseeUrl: given.INSEE_URL ?? null,
    cadastreUrl: given.CADASTRE_URL ?? null,
    readsAdverts: given.ADVERT_PAGES !== '0',
    clamd: given.CLAMD_URL === undefined ? null : clamdOf(new URL(given.CLAMD_URL)),
    metricsToken: given.METRICS_TOKEN ?? null,
    drainMs: (given.DRAIN_S ?? (isProduction ? 5 : 0)) * 1000,
    frozenAt: given.FROZEN_AT,
  };
}

const clamdOf = ({ hostname, port }: URL): ClamdAddress => ({ host: hostname, port: Number(port) });

/** One French sentence for each variable of the process that looks like one of ours misspelt. */
export function configWarnings(env: Environment = process.env): readonly string[] {
  return misspeltNames(env).map(
    ({ name, meant }) => `${name} n’est pas lu : vouliez-vous dire « ${meant} » ?`,
  );
}

/** True when only this machine can reach the host. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1|\[::1\])$/.test(host);
