import { initialSettings } from '#domain/platform/settings.ts';
import { demonstrationCadastre } from '#mocks/services/cadastre/demonstration.ts';
import { demonstrationNeighbourhood } from '#mocks/services/neighbourhood/demonstration.ts';
import { routeTable } from '#generated/routes/table.ts';
import { workerInspector } from '#mocks/hosts/inspector/worker-inspector.ts';
import { createTestServer, testOrigin } from '#mocks/hosts/vitest/server.ts';
import type { OpenedDatabase } from '#mocks/db/database.ts';
import { tableBlobs } from '#mocks/db/table-blobs.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { xlsxOfSheet } from '#mocks/server/downloads/xlsx.ts';
import { createUploads } from '#mocks/server/files/uploads.ts';
import { createRateCounter } from '#mocks/server/rate-limit.ts';
import { createVisitLog } from '#mocks/server/visits/visit-log.ts';
import type { DocumentMeta, ServerDependencies } from '#mocks/server/dependencies.ts';
import { frozenClock, type FrozenClock } from '#mocks/services/clock.ts';
import { demonstrationCompanies } from '#mocks/services/companies/demonstration.ts';
import { nodeCommunes } from '#mocks/services/communes/node.ts';
import { localEvents } from '#mocks/services/events.ts';
import { ulids } from '#mocks/services/ids.ts';
import { jobSignal } from '#mocks/services/jobs/signal.ts';
import { silentLogger } from '#mocks/services/log.ts';
import { noCompanyMailer } from '#mocks/services/mail/company-mailer.ts';
import { mailboxMailer } from '#mocks/services/mail/mailbox.ts';
import { unlimitedDiskSpace } from '#mocks/services/disk-space.ts';
import { aesEncrypter } from '#mocks/services/encryption.ts';
import { hmacSigner, type Signer } from '#mocks/services/signing.ts';
import { openTestDatabase, testHasher, testNow } from './database.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** The parts of a stand-in for one test file: a database of its own, a clock that stands still. */
export interface TestParts {
  deps: ServerDependencies;
  clock: FrozenClock;
  signer: Signer;
  close(): Promise<void>;
}

/** The stand-in for one test file, behind `fetch`. */
export interface TestServer extends TestParts {
  /** A browser without cookies. */
  visitor(): Visitor;
}

/** Opens the parts of a stand-in, for a test that serves them in its own way; `opened` closes with them. */
export async function openTestParts(
  changes: Partial<ServerDependencies['config']> = {},
  others: Partial<ServerDependencies> = {},
  opened: Promise<OpenedDatabase> = openTestDatabase(),
): Promise<TestParts> {
  const database = await opened;
  const clock = frozenClock(testNow);
  const secret = 'a secret that is only good for tests';
  const signer = hmacSigner(secret);
  const deps: ServerDependencies = {
    db: database.db,
    clock,
    hasher: testHasher(),
    communes: nodeCommunes(),
    neighbourhood: demonstrationNeighbourhood,
    companies: demonstrationCompanies,
    insee: null,
    adverts: null,
    videoPictures: null,
    cadastre: demonstrationCadastre,
    events: localEvents(),
    // What fails on our side must be seen, not only counted.
    log: { ...silentLogger, error: (message, fields) => console.error(message, fields?.['stack']) },
    signer,
    encrypter: aesEncrypter(secret),
    mailer: mailboxMailer,
    companyMailer: noCompanyMailer,
    dnsTexts: { of: async () => [] },
    files: tableBlobs,
    inspector: workerInspector(),
    workbooks: xlsxOfSheet,
    uploads: createUploads(),
    jobs: jobSignal(),
    printer: null,
    scanner: null,
    gauge: unlimitedDiskSpace,
    newId: ulids(() => clock.systemNow()),
    rates: createRateCounter(),
    visits: createVisitLog(database.db, silentLogger),
    routes: routeTable,
    handlers,
    config: {
      appName: 'Îlot',
      sessionCookie: '__Host-ilot',
      isSecure: true,
      assetVersion: 'v1',
      validatesAnswers: true,
      supportEmail: 'assistance@example.test',
      startedAt: new Date('2026-11-20T08:00:00Z'),
      settings: initialSettings,
      termsUrl: null,
      privacyUrl: null,
      mailFrom: 'no-reply@example.test',
      publicOrigin: null,
      requestsPerMinute: null,
      realtimeKey: 'ilot',
      mapsKey: null,
      mapTiles: null,
      ...changes,
    },
    renderDocument: ({ page }: DocumentMeta) =>
      `<!doctype html><script type="application/json" data-page="app">${JSON.stringify(page)}</script>`,
    ...others,
  };
  return { deps, clock, signer, close: () => database.close() };
}

/** Opens the stand-in behind `fetch`, possibly with other parts; close it after the tests. */
export async function openTestServer(
  changes: Partial<ServerDependencies['config']> = {},
  others: Partial<ServerDependencies> = {},
): Promise<TestServer> {
  const parts = await openTestParts(changes, others);
  const server = createTestServer(parts.deps);
  server.listen({ onUnhandledFrame: 'error' });
  return {
    ...parts,
    visitor: () => createVisitor(testOrigin),
    close: async () => {
      server.close();
      await parts.close();
    },
  };
}
