import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShareOperationProps } from '#contracts/client/share/operation.ts';
import type { DossierProps } from '#contracts/export/dossier.ts';
import { auditEntries, dossiers, notifications } from '#mocks/db/schema/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { runWaitingJobs } from '#mocks/server/jobs/run-due.ts';
import type { Printer } from '#mocks/services/printer.ts';
import { testNow } from '#tests/support/database.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
const golden = operationId('T1', 'OP-2025-001');
const store = `/operations/${golden}/dossiers`;
const page = `/export/operations/${golden}/dossier`;

/** Addresses that were printed. */
const printed: URL[] = [];
const printer: Printer = {
  origin: 'https://ilot.test',
  print: async (url, { onProgress } = {}) => {
    printed.push(url);
    await onProgress?.(40);
    return { bytes: new TextEncoder().encode('%PDF-1.4 a file of 3 pages'), pagesCount: 3 };
  },
};

beforeAll(async () => {
  server = await openTestServer({}, { printer });
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

const wish = {
  recipient: 'Banque de l’Estuaire',
  preset: 'bank',
  sections: ['cover', 'photos', 'presentation'],
  titles: { photos: 'Le chantier en images' },
  hide: [] as string[],
  watermark: '',
};
const ask = async (given: Partial<typeof wish> = {}, visitor = owner) =>
  visitor.visit('POST', store, { data: { ...wish, ...given } });
const runPrints = () => runWaitingJobs(server.deps, jobs, { lane: 'print' });
const propsOf = async (path: string, visitor = owner) => (await visitor.get(path)).page.props as unknown;
const copiesSeen = async (visitor = owner) =>
  ((await propsOf(`${page}?sections=cover`, visitor)) as DossierProps).copies ?? [];

test('a copy is asked for, drawn by a job, kept with its reader and day, and its author is told', async () => {
  const answer = await ask();
  expect(answer.page.props.errors).toEqual({});
  expect(answer.page.component).toBe('Export/Dossier');
  const [waiting] = (answer.page.props as unknown as DossierProps).copies ?? [];
  expect(waiting).toMatchObject({
    recipient: 'Banque de l’Estuaire',
    status: 'queued',
    madeBy: 'server',
    href: null,
    author: 'Hugo Lartigue',
    at: testNow.toISOString(),
  });
  await runPrints();
  const [copy] = await copiesSeen();
  expect(copy).toMatchObject({ status: 'done', pagesCount: 3, progressPercent: 100 });
  const file = await owner.get(copy?.href ?? '');
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const notices = await server.deps.db
    .select()
    .from(notifications)
    .where(eq(notifications.kind, 'dossier.ready'));
  expect(notices).toHaveLength(1);
  const journal = await server.deps.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'dossier.create'));
  expect(journal[0]?.subjectLabel).toContain('Banque de l’Estuaire');
});

test('what is printed is the file as it was put together, in the name of whoever asked', async () => {
  printed.length = 0;
  await ask({ hide: ['margin'], watermark: 'Exemplaire 2' });
  await runPrints();
  const [url] = printed;
  const shown = await owner.get(`${url?.pathname}${url?.search}`);
  const { chosen, titles, recipient, paper } = shown.page.props as unknown as DossierProps;
  expect({ chosen, titles, recipient }).toEqual({
    chosen: ['cover', 'photos', 'presentation'],
    titles: { photos: 'Le chantier en images' },
    recipient: 'Banque de l’Estuaire',
  });
  expect([paper.hides.margin, paper.watermark]).toEqual([true, 'Exemplaire 2']);
  expect(url?.searchParams.get('as')).toBe('hugo.lartigue@example.test');
});

test('a copy with margins is not there for somebody who sees none, nor for another company', async () => {
  await ask({ recipient: 'Avec marges' });
  await runPrints();
  const [copy] = await copiesSeen();
  const viewer = server.visitor();
  await viewer.signIn('lea.pons@example.test');
  expect(await copiesSeen(viewer)).toEqual([]);
  expect((await viewer.get(copy?.href ?? '')).status).toBe(404);
  const stranger = server.visitor();
  await stranger.signIn('karim.belkacem@example.test');
  expect((await ask({}, stranger)).status).toBe(404);
  expect((await stranger.get(copy?.href ?? '')).status).toBe(404);
});

test.each([
  [{ recipient: ' ' }, 'recipient'],
  [{ sections: [] }, 'sections'],
  [{ sections: ['nothing'] }, 'sections.0'],
])('%j is refused on %s', async (given, field) => {
  expect((await ask(given)).page.props.errors[field]).toBeDefined();
});

test('the page of links lists what was handed over, of its operation or of all', async () => {
  await ask({ recipient: 'Notaire' });
  const one = (await propsOf(`/operations/${golden}/partage`)) as ShareOperationProps;
  expect(one.copies[0]?.recipient).toBe('Notaire');
  const other = operationId('T1', 'OP-2025-002');
  expect(((await propsOf(`/operations/${other}/partage`)) as ShareOperationProps).copies).toEqual([]);
  const all = (await propsOf(`/operations/${other}/partage?scope=all`)) as ShareOperationProps;
  expect(all.copies[0]?.operation.id).toBe(golden);
});

test('a printer that fails gives up after two tries, and the copy says so', async () => {
  const broken: Printer = { origin: printer.origin, print: () => Promise.reject(new Error('no browser')) };
  server.deps.printer = broken;
  server.deps.log = { ...server.deps.log, error: () => undefined };
  await ask({ recipient: 'Perdu' });
  await runPrints();
  server.clock.advance(3_600_000);
  await runPrints();
  server.deps.printer = printer;
  const [row] = await server.deps.db.select().from(dossiers).where(eq(dossiers.recipient, 'Perdu'));
  expect(row).toMatchObject({ status: 'failed', fileId: null });
});

test('without a browser of the server the copy is noted alone, and the page says so', async () => {
  server.deps.printer = null;
  const { copies, isPrintedByServer } = (await ask({ recipient: 'Par le navigateur' })).page
    .props as unknown as DossierProps;
  server.deps.printer = printer;
  expect(isPrintedByServer).toBe(false);
  expect(copies?.[0]).toMatchObject({
    recipient: 'Par le navigateur',
    madeBy: 'browser',
    status: 'done',
    href: null,
  });
});

test('who only asks how far a copy has come is sent no paper', async () => {
  const headers = {
    'x-inertia-partial-component': 'Export/Dossier',
    'x-inertia-partial-data': 'copies',
  };
  const { props } = (await owner.get(page, { headers })).page;
  expect(Object.keys(props)).toContain('copies');
  expect(props).not.toHaveProperty('parts');
});
