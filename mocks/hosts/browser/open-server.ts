import { initialSettings } from '#domain/platform/settings.ts';
import { demonstrationCadastre } from '#mocks/services/cadastre/demonstration.ts';
import { demonstrationCompanies } from '#mocks/services/companies/demonstration.ts';
import { demonstrationNeighbourhood } from '#mocks/services/neighbourhood/demonstration.ts';
import { xlsxOfSheet } from '#mocks/server/downloads/xlsx.ts';
import { createUploads } from '#mocks/server/files/uploads.ts';
import { createRateCounter } from '#mocks/server/rate-limit.ts';
import { createVisitLog } from '#mocks/server/visits/visit-log.ts';
import { setupWorker } from 'msw/browser';
import { routeTable } from '#generated/routes/table.ts';
import { openBrowser, type OpeningStep } from '#mocks/db/open/browser.ts';
import { readSetting } from '#mocks/db/queries/settings.ts';
import { seedDemo } from '#mocks/db/seed/seed-demo.ts';
import { tableBlobs } from '#mocks/db/table-blobs.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { createDispatch } from '#mocks/server/dispatch.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { demoClock, systemClock } from '#mocks/services/clock.ts';
import { browserCommunes } from '#mocks/services/communes/browser.ts';
import { localEvents } from '#mocks/services/events.ts';
import { argon2Hasher } from '#mocks/services/hashing.ts';
import { ulids } from '#mocks/services/ids.ts';
import { jobSignal } from '#mocks/services/jobs/signal.ts';
import { consoleLogger } from '#mocks/services/log.ts';
import { noDnsTexts } from '#mocks/services/dns.ts';
import { noCompanyMailer } from '#mocks/services/mail/company-mailer.ts';
import { mailboxMailer } from '#mocks/services/mail/mailbox.ts';
import { unlimitedDiskSpace } from '#mocks/services/disk-space.ts';
import { aesEncrypter } from '#mocks/services/encryption.ts';
import { hmacSigner } from '#mocks/services/signing.ts';
import { randomToken, readablePassword } from '#mocks/services/tokens.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { startJobRunner } from '#mocks/server/jobs/runner.ts';
import { tabInspector } from './inspector.ts';
import { mswHandlers, type DeliverCookies } from '../msw.ts';

/** What the demonstration is doing before it can be used. */
export type BootStep = OpeningStep | 'worker';

const workerUrl = '/mockServiceWorker.js';

/**
 * Opens the database of this browser and puts the stand-in behind its requests. Documents and files still
 * come from the static site: only what the page protocol asks for, and data, is answered here.
 */
export async function openBrowserServer(onStep: (step: BootStep) => void): Promise<void> {
  const hasher = argon2Hasher();
  const systemNow = (): Date => new Date();
  const { db } = await openBrowser({
    onProgress: (step) => step !== 'ready' && onStep(step),
    seed: (empty) => seedDemo(empty, { now: systemNow(), passwords: readablePassword, hash: hasher.hash }),
  });
  const clock = await readSetting(db, 'clock');
  const secret = readSecret(localStorage);
  const deps: ServerDependencies = {
    db,
    clock: clock
      ? demoClock({ startsAt: new Date(clock.startsAt), seededAt: new Date(clock.seededAt), systemNow })
      : systemClock(),
    hasher,
    communes: browserCommunes(),
    neighbourhood: demonstrationNeighbourhood,
    companies: demonstrationCompanies,
    insee: null,
    adverts: null,
    videoPictures: null,
    cadastre: demonstrationCadastre,
    events: localEvents(),
    log: consoleLogger(console),
    signer: hmacSigner(secret),
    encrypter: aesEncrypter(secret),
    mailer: mailboxMailer,
    companyMailer: noCompanyMailer,
    dnsTexts: noDnsTexts,
    files: tableBlobs,
    inspector: tabInspector,
    workbooks: xlsxOfSheet,
    uploads: createUploads(),
    jobs: jobSignal(),
    printer: null,
    scanner: null,
    gauge: unlimitedDiskSpace,
    newId: ulids(systemNow),
    rates: createRateCounter(),
    visits: createVisitLog(db, consoleLogger(console)),
    routes: routeTable,
    handlers,
    config: {
      appName: 'Îlot',
      sessionCookie: 'ilot',
      isSecure: false,
      assetVersion: null,
      validatesAnswers: false,
      supportEmail: 'assistance@example.test',
      startedAt: systemNow(),
      settings: initialSettings,
      termsUrl: null,
      privacyUrl: null,
      mailFrom: 'no-reply@example.test',
      publicOrigin: null,
      requestsPerMinute: null,
      realtimeKey: null,
      mapsKey: null,
      mapTiles: null,
    },
    renderDocument: null,
  };
  onStep('worker');
  const worker = setupWorker(...mswHandlers(createDispatch(deps), isOurs, keepInDocument));
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: workerUrl } });
  runJobsInOneTab(deps);
  onStep('ready');
}

/**
 * Keeps cookies in the document: a service worker may not set them, and every tab of the demonstration
 * must see the same ones. They cannot be hidden from scripts here, nor need they be.
 */
const keepInDocument: DeliverCookies = (_response, setCookies) => {
  for (const cookie of setCookies) document.cookie = cookie.replace('; HttpOnly', '');
};

const isOurs = (url: URL): boolean =>
  url.origin === location.origin && !url.pathname.startsWith('/build/') && url.pathname !== workerUrl;

const lockName = 'ilot-jobs';

/** Runs jobs in one tab of this browser: the first, and another one when it is closed. */
function runJobsInOneTab(deps: ServerDependencies): void {
  void navigator.locks.request(lockName, () => {
    startJobRunner(deps, jobs);
    // The lock is held for as long as the tab lives.
    return new Promise<never>(() => undefined);
  });
}

const key = 'ilot.secret';

/**
 * The secret of this browser's demonstration, the same in all its tabs and at the next load: what was sealed
 * or signed with it stays in the database.
 */
function readSecret(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  const kept = storage.getItem(key);
  if (kept !== null && kept.length >= 32) return kept;
  const secret = randomToken();
  storage.setItem(key, secret);
  return secret;
}
