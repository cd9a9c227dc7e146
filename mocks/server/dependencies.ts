import type { PlatformSettings } from '#domain/platform/settings.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import type { Database } from '#mocks/db/database.ts';
import type { AdvertSource } from '#mocks/services/adverts/source.ts';
import type { Clock } from '#mocks/services/clock.ts';
import type { CadastreSource } from '#mocks/services/cadastre/source.ts';
import type { CommuneDirectory } from '#mocks/services/communes/directory.ts';
import type { CompanyDirectory } from '#mocks/services/companies/directory.ts';
import type { EventBus } from '#mocks/services/events.ts';
import type { BlobStore } from '#mocks/services/files/blob-store.ts';
import type { Scanner } from '#mocks/services/files/scanner.ts';
import type { VideoPictures } from '#mocks/services/videos/pictures.ts';
import type { Hasher } from '#mocks/services/hashing.ts';
import type { InseeSource } from '#mocks/services/insee/source.ts';
import type { JobSignal } from '#mocks/services/jobs/signal.ts';
import type { Logger } from '#mocks/services/log.ts';
import type { DnsTexts } from '#mocks/services/dns.ts';
import type { CompanyMailer } from '#mocks/services/mail/company-mailer.ts';
import type { Mailer } from '#mocks/services/mail/mailer.ts';
import type { NeighbourhoodService } from '#mocks/services/neighbourhood/service.ts';
import type { Printer } from '#mocks/services/printer.ts';
import type { DiskSpaceGauge } from '#mocks/services/disk-space.ts';
import type { Encrypter } from '#mocks/services/encryption.ts';
import type { Signer } from '#mocks/services/signing.ts';
import type { WriteWorkbook } from './downloads/xlsx.ts';
import type { Inspector } from './files/inspector.ts';
import type { Uploads } from './files/uploads.ts';
import type { RateCounter } from './rate-limit.ts';
import type { VisitLog } from './visits/visit-log.ts';
import type { PageObject } from './page-object.ts';
import type { RouteHandlers } from './handler.ts';

/** What surrounds a page object in a document that is loaded, not fetched. */
export interface DocumentMeta {
  page: PageObject;
  appName: string;
  csrfToken: string;
  locale: 'fr' | 'en';
  theme: 'system' | 'light' | 'dark';
  isPrint: boolean;
}

export interface ServerConfig {
  appName: string;
  /** `__Host-ilot` where the browser will accept a Secure cookie, else `ilot`. */
  sessionCookie: string;
  isSecure: boolean;
  /** Changes with each build; null where pages never go stale. */
  assetVersion: string | null;
  /** Check own answers against the contracts: on in development and tests. */
  validatesAnswers: boolean;
  supportEmail: string;
  /** When this process began to serve. */
  startedAt: Date;
  /** What the staff set for the whole platform. */
  settings: PlatformSettings;
  /** Where the operator's terms and privacy policy stand; null without any. */
  termsUrl: string | null;
  privacyUrl: string | null;
  /** Sender of the platform's mails. */
  mailFrom: string;
  /** Origin of the links in mails; null takes that of the request. */
  publicOrigin: string | null;
  /** Requests a minute that a person, or an address of guests, may make; null for no limit. */
  requestsPerMinute: number | null;
  /** Public key of the realtime server; null where the host has none. */
  realtimeKey: string | null;
  /** Public key of the maps service; null shows the maps that need none. */
  mapsKey: string | null;
  /** Pictures under the maps; null draws them without any. */
  mapTiles: { url: string; attribution: string } | null;
}

/** Everything the server needs from its host. */
export interface ServerDependencies {
  db: Database;
  clock: Clock;
  hasher: Hasher;
  communes: CommuneDirectory;
  /** Null where none is configured. */
  neighbourhood: NeighbourhoodService | null;
  /** The register of companies; null where none is configured. */
  companies: CompanyDirectory | null;
  /** Figures of communes; null where none is configured. */
  insee: InseeSource | null;
  /** Pages of adverts; null where the host reaches nobody else's. */
  adverts: AdvertSource | null;
  /** Pictures of videos on other sites; null where the host reaches nobody else's. */
  videoPictures: VideoPictures | null;
  /** Drawn parcels of the land register; null where none is configured. */
  cadastre: CadastreSource | null;
  /** Carries realtime events to every process of the installation. */
  events: EventBus;
  log: Logger;
  signer: Signer;
  encrypter: Encrypter;
  mailer: Mailer;
  /** Reaches the mail servers of companies. */
  companyMailer: CompanyMailer;
  dnsTexts: DnsTexts;
  /** Bytes of files; see `files/store-file.ts` for their borders. */
  files: BlobStore<Database>;
  /** Reads tables and pictures apart from everything else. */
  inspector: Inspector;
  /** Writes the workbooks of long lists. */
  workbooks: WriteWorkbook;
  /** Requests with files: whose turn it is, and who has sent enough. */
  uploads: Uploads;
  jobs: JobSignal;
  /** Draws printable pages as PDF; null where the server has no browser. */
  printer: Printer | null;
  /** Looks into files that people send; null where none is configured. */
  scanner: Scanner | null;
  /** How much may still be written where the data is kept. */
  gauge: DiskSpaceGauge;
  newId: () => string;
  routes: readonly RouteRow[];
  handlers: RouteHandlers;
  /** Requests of the last minute, of this process. */
  rates: RateCounter;
  /** Pages shown, on their way to the database. */
  visits: VisitLog;
  config: ServerConfig;
  /** Writes the HTML of a first load; null where the document comes from elsewhere (service worker). */
  renderDocument: ((meta: DocumentMeta) => string | Promise<string>) | null;
}
