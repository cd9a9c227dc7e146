import { initialSettings } from '#domain/platform/settings.ts';
import { loadSettings } from '#mocks/server/platform-settings.ts';
import { createUploads } from '#mocks/server/files/uploads.ts';
import { createRateCounter } from '#mocks/server/rate-limit.ts';
import { createVisitLog } from '#mocks/server/visits/visit-log.ts';
import { join } from 'node:path';
import { routeTable } from '#generated/routes/table.ts';
import type { Database, OpenedDatabase } from '#mocks/db/database.ts';
import { openConfigured } from '#mocks/db/open/configured.ts';
import { readSetting } from '#mocks/db/queries/settings.ts';
import { handlers } from '#mocks/handlers/index.ts';
import type { DocumentMeta, ServerDependencies } from '#mocks/server/dependencies.ts';
import { demoClock, frozenBusinessClock, systemClock, type Clock } from '#mocks/services/clock.ts';
import { guardedFetch } from '#mocks/services/adverts/guarded-fetch-node.ts';
import { webPages } from '#mocks/services/adverts/web-pages.ts';
import { apiCartoSource } from '#mocks/services/cadastre/api-carto.ts';
import { demonstrationCadastre } from '#mocks/services/cadastre/demonstration.ts';
import type { CadastreSource } from '#mocks/services/cadastre/source.ts';
import { demonstrationNeighbourhood } from '#mocks/services/neighbourhood/demonstration.ts';
import { httpNeighbourhood } from '#mocks/services/neighbourhood/http.ts';
import type { NeighbourhoodService } from '#mocks/services/neighbourhood/service.ts';
import { nodeCommunes } from '#mocks/services/communes/node.ts';
import type { ConnectedEventBus } from '#mocks/services/events-postgres-node.ts';
import { demonstrationCompanies } from '#mocks/services/companies/demonstration.ts';
import type { CompanyDirectory } from '#mocks/services/companies/directory.ts';
import { companyRegister } from '#mocks/services/companies/register.ts';
import { localEvents } from '#mocks/services/events.ts';
import { nodeHasher } from '#mocks/services/hashing-node.ts';
import { sitePictures } from '#mocks/services/videos/pictures.ts';
import { clamdScanner } from '#mocks/services/files/clamd-node.ts';
import { ulids } from '#mocks/services/ids.ts';
import { melodiSource } from '#mocks/services/insee/melodi.ts';
import { jobSignal } from '#mocks/services/jobs/signal.ts';
import type { Logger } from '#mocks/services/log.ts';
import { nodeLogger } from '#mocks/services/log-node.ts';
import { nodeDnsTexts } from '#mocks/services/dns-node.ts';
import { nodeCompanyMailer } from '#mocks/services/mail/company-mailer-node.ts';
import { mailboxMailer } from '#mocks/services/mail/mailbox.ts';
import { smtpMailer } from '#mocks/services/mail/smtp-node.ts';
import { diskSpaceOf } from '#mocks/services/disk-space-node.ts';
import { unlimitedDiskSpace } from '#mocks/services/disk-space.ts';
import { closeDataFolder } from '#mocks/services/private-files-node.ts';
import { aesEncrypter } from '#mocks/services/encryption.ts';
import { hmacSigner } from '#mocks/services/signing.ts';
import { workerInspector } from '../inspector/worker-inspector.ts';
import { threadWorkbooks } from '../workbooks/thread-workbooks.ts';
import { isLoopback, type HostConfig } from './config.ts';
import { configuredBlobs } from './configured-blobs.ts';
import { demoSeeder } from './demo-seeder.ts';
import { readSecret } from './secret.ts';

/** The stand-in server with what it holds open. */
export interface OpenedServer {
  deps: ServerDependencies;
  database: OpenedDatabase;
}

export interface OpenServerOptions {
  assetVersion: string | null;
  renderDocument: (meta: DocumentMeta) => string | Promise<string>;
  /** Told before the demonstration data is written, which takes a moment. */
  onSeeding?: () => void;
}

/** The service that is configured; else what is packaged, where the demonstration may be. */
function neighbourhoodOf({ neighbourhood, hasDemo }: HostConfig): NeighbourhoodService | null {
  if (neighbourhood !== null) return httpNeighbourhood(neighbourhood);
  return hasDemo ? demonstrationNeighbourhood : null;
}

/** The land register that is configured; else what is packaged, where the demonstration may be. */
function cadastreOf({ cadastreUrl, hasDemo }: HostConfig): CadastreSource | null {
  if (cadastreUrl !== null) return apiCartoSource(cadastreUrl);
  return hasDemo ? demonstrationCadastre : null;
}

/** The register that is configured; else what is packaged, where the demonstration may be. */
function companiesOf({ companiesUrl, hasDemo }: HostConfig): CompanyDirectory | null {
  if (companiesUrl !== null) return companyRegister(companiesUrl);
  return hasDemo ? demonstrationCompanies : null;
}

/** Opens the database and puts the server's parts together. @throws the typed errors of `mocks/db/open` */
export async function openBrowserServer(
  config: HostConfig,
  options: OpenServerOptions,
): Promise<OpenedServer> {
  const database = await openConfigured(
    config,
    config.hasDemo ? { seed: demoSeeder(configuredBlobs(config), options.onSeeding) } : {},
  );
  closeDataFolder(config.varDir);
  const secret = readSecret(config);
  const log = nodeLogger({
    file: config.log.target === 'file' ? join(config.varDir, 'ilot.log') : null,
    level: config.log.level,
  });
  const events = await openEvents(config.databaseUrl, log);
  const isSecure = config.isBehindTls || isLoopback(config.host);
  const deps: ServerDependencies = {
    db: database.db,
    clock: config.frozenAt ? frozenBusinessClock(config.frozenAt) : await businessClock(database.db),
    hasher: nodeHasher(),
    communes: nodeCommunes(),
    neighbourhood: neighbourhoodOf(config),
    companies: companiesOf(config),
    insee: config.inseeUrl === null ? null : melodiSource(config.inseeUrl),
    adverts: config.readsAdverts ? webPages(guardedFetch()) : null,
    videoPictures: config.readsAdverts ? sitePictures(guardedFetch()) : null,
    cadastre: cadastreOf(config),
    events,
    log,
    signer: hmacSigner(secret),
    encrypter: aesEncrypter(secret),
    mailer: config.smtpUrl === null ? mailboxMailer : smtpMailer(config.smtpUrl),
    companyMailer: nodeCompanyMailer(),
    dnsTexts: nodeDnsTexts(),
    files: configuredBlobs(config),
    inspector: workerInspector(),
    workbooks: threadWorkbooks,
    uploads: createUploads(),
    jobs: jobSignal(),
    // Known once the server listens.
    printer: null,
    scanner: config.clamd === null ? null : clamdScanner(config.clamd),
    // The disk of a PostgreSQL server is not ours to look at.
    gauge: config.databaseUrl === null ? diskSpaceOf(config.varDir) : unlimitedDiskSpace,
    newId: ulids(() => new Date()),
    rates: createRateCounter(),
    visits: createVisitLog(database.db, log),
    routes: routeTable,
    handlers,
    config: {
      appName: config.appName,
      sessionCookie: isSecure ? '__Host-ilot' : 'ilot',
      isSecure,
      assetVersion: options.assetVersion,
      validatesAnswers: config.validatesAnswers,
      supportEmail: config.supportEmail,
      startedAt: systemClock().systemNow(),
      settings: initialSettings,
      termsUrl: config.termsUrl,
      privacyUrl: config.privacyUrl,
      mailFrom: config.mailFrom,
      publicOrigin: config.publicOrigin,
      requestsPerMinute: config.requestsPerMinute,
      realtimeKey: config.realtimeKey,
      mapsKey: config.mapsKey,
      mapTiles: config.mapTiles,
    },
    renderDocument: options.renderDocument,
  };
  await loadSettings(database.db, deps.config);
  return {
    deps,
    database: {
      ...database,
      close: async () => {
        await events.close();
        await database.close();
      },
    },
  };
}

/** Events among all processes on a PostgreSQL server; within this one alone over the embedded database. */
async function openEvents(databaseUrl: string | null, log: Logger): Promise<ConnectedEventBus> {
  if (databaseUrl === null) return { ...localEvents(), close: async () => undefined };
  const { postgresEvents } = await import('#mocks/services/events-postgres-node.ts');
  return postgresEvents(databaseUrl, log);
}

/** With demonstration data, the clock that runs on from its start; the system's otherwise. */
export async function businessClock(db: Database): Promise<Clock> {
  const setting = await readSetting(db, 'clock');
  if (!setting) return systemClock();
  return demoClock({
    startsAt: new Date(setting.startsAt),
    seededAt: new Date(setting.seededAt),
    systemNow: () => new Date(),
  });
}
