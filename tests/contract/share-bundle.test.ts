import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShareOperationProps } from '#contracts/client/share/operation.ts';
import type { DossierProps } from '#contracts/export/dossier.ts';
import type { SharedContent, SharedFilesProps } from '#contracts/shared-files/index.ts';
import { auditEntries, dossiers, notifications, shareViews } from '#mocks/db/schema/index.ts';
import { mediaId } from '#mocks/db/seed/media/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { profileId } from '#mocks/db/seed/profiles/id.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { runWaitingJobs } from '#mocks/server/jobs/run-due.ts';
import type { Printer } from '#mocks/services/printer.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
const golden = operationId('T1', 'OP-2025-001');
const page = `/operations/${golden}/partage`;
const plan = mediaId('T1', 'OP-2025-001', 'Plan du rez-de-chaussée');

/** Pages that were drawn, as the browser of the server is answered. */
const drawn: DossierProps[] = [];
let onPrint = async (): Promise<void> => undefined;
const printer: Printer = {
  origin: 'https://ilot.test',
  print: async (url, { onProgress } = {}) => {
    await onPrint();
    const answer = await server.visitor().get(`${url.pathname}${url.search}`);
    if (answer.status !== 200) throw new Error(`refused: ${answer.status}`);
    drawn.push(answer.page.props as unknown as DossierProps);
    await onProgress?.(40);
    return { bytes: new TextEncoder().encode('%PDF-1.4 what was ticked'), pagesCount: 12 };
  },
};

beforeAll(async () => {
  server = await openTestServer({}, { printer });
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

const wish = {
  recipientName: 'Nadia Perrin',
  recipientEmail: 'nadia.perrin@example.test',
  audience: 'bank',
  message: '',
  sections: ['simulation.overview', 'photos', 'cover'],
  fileIds: [plan],
  hideAmounts: 'none',
  hiddenFields: [] as string[],
  code: '',
  expiresOn: '2026-12-20',
  allowDownload: true,
  watermark: true,
  maxOpenings: null,
  notice: 'first',
  sendsMail: false,
};

/** A link that a guest has opened. */
async function opened(given: Partial<typeof wish> = {}, at = page) {
  const answer = await owner.visit('POST', at, { data: { ...wish, ...given } });
  expect(answer.page.props.errors).toEqual({});
  const [link] = (answer.page.props as unknown as ShareOperationProps).shares;
  if (!link || link.href === null) throw new Error('no link');
  const path = new URL(link.href).pathname;
  const guest = server.visitor();
  await guest.get(path);
  await guest.visit('POST', path, { data: { code: given.code ?? '' } });
  const content = async (): Promise<SharedContent> => {
    const props = (await guest.get(path)).page.props as unknown as SharedFilesProps;
    if (props.content === null) throw new Error('the link is closed');
    return props.content;
  };
  return { link, path, guest, content, prepare: () => guest.visit('PATCH', path) };
}

const runPrints = () => runWaitingJobs(server.deps, jobs, { lane: 'print' });
const bytesOf = async (visitor: Visitor, path: string) => {
  const answer = await visitor.get(path, { isProtocol: false });
  return { status: answer.status, headers: answer.headers, text: answer.text };
};
const viewsOf = (id: string) => server.deps.db.select().from(shareViews).where(eq(shareViews.shareId, id));
const journal = (id: string, action: string) =>
  server.deps.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, action)));

test('what was ticked is drawn as one PDF, in its order and under its reader’s name, and counted when taken', async () => {
  drawn.length = 0;
  const { link, path, guest, content, prepare } = await opened();
  expect((await content()).pdf).toMatchObject({ isByServer: true, state: null, ready: null });
  expect((await guest.get(`${path}/pdf`)).status).toBe(404);
  await prepare();
  expect((await content()).pdf?.state).toBe('queued');
  await runPrints();
  expect((await content()).pdf).toMatchObject({ state: 'done', ready: { pagesCount: 12 } });
  const [shown] = drawn;
  expect(shown?.chosen).toEqual(wish.sections);
  expect([shown?.recipient, shown?.paper.watermark, shown?.copies]).toEqual([
    'Nadia Perrin',
    'Nadia Perrin',
    null,
  ]);

  const seen = (await viewsOf(link.id)).map(({ kind }) => kind);
  expect(seen).toEqual(['open']);
  const file = await bytesOf(guest, `${path}/pdf`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(file.text).toContain('what was ticked');
  expect(file.headers.get('content-disposition')).toContain('attachment');
  const taken = (await viewsOf(link.id)).filter(({ kind }) => kind === 'download');
  expect(taken.map(({ part }) => part)).toEqual(['dossier']);
  expect(await journal(link.id, 'share.prepared')).toHaveLength(1);
  expect(await journal(link.id, 'share.downloaded')).toHaveLength(1);
});

test('the company finds the copy beside those that it handed over, and its sender gets no notice of it', async () => {
  const { prepare } = await opened({ recipientName: 'Banque du Port' });
  const before = await server.deps.db.$count(notifications, eq(notifications.kind, 'dossier.ready'));
  await prepare();
  await runPrints();
  expect(await server.deps.db.$count(notifications, eq(notifications.kind, 'dossier.ready'))).toBe(before);
  const { copies } = (await owner.get(page)).page.props as unknown as ShareOperationProps;
  expect(copies[0]).toMatchObject({ recipient: 'Banque du Port', isByLink: true, status: 'done' });
  expect((await owner.get(copies[0]?.href ?? '')).status).toBe(200);
});

test.each([
  ['margin', { amounts: false, margin: true }],
  ['all', { amounts: true, margin: true }],
])('a link that hides %s hides it in what is drawn', async (hideAmounts, hides) => {
  drawn.length = 0;
  const { prepare } = await opened({ hideAmounts });
  await prepare();
  await runPrints();
  expect(drawn[0]?.paper.hides).toEqual(hides);
  expect(drawn[0]?.parts.map(({ props }) => (props['paper'] as DossierProps['paper']).hides)).toEqual(
    drawn[0]?.parts.map(() => hides),
  );
  const sent = JSON.stringify(drawn[0]?.parts);
  for (const figure of ['13896008', '101103992']) expect(sent).not.toContain(figure);
});

test('the archive holds the files, and the PDF once it was drawn', async () => {
  const { link, path, guest, content, prepare } = await opened();
  // Names stand in clear in an archive.
  const archived = async (): Promise<string> => (await bytesOf(guest, `${path}/archive`)).text;
  const { archiveHref } = await content();
  expect(archiveHref).toBe(`${path}/archive`);
  const before = await archived();
  expect([before.includes('Plan du rez-de-chaussée.png'), before.includes('.pdf')]).toEqual([true, false]);
  await prepare();
  await runPrints();
  const after = await archived();
  expect(after).toMatch(/dossier-op-2025-001-nadia-perrin-[\d-]+\.pdf/);
  expect(after).toContain('Plan du rez-de-chaussée.png');
  const parts = (await viewsOf(link.id)).filter(({ kind }) => kind === 'download').map(({ part }) => part);
  expect(parts.toSorted()).toEqual([plan, 'dossier'].toSorted());
});

test('a link without files offers an archive once its PDF is there', async () => {
  const { content, prepare } = await opened({ fileIds: [] });
  expect((await content()).archiveHref).toBeNull();
  await prepare();
  await runPrints();
  expect((await content()).archiveHref).not.toBeNull();
});

test('where downloads are not allowed nothing is offered, and what is asked for all the same is refused', async () => {
  const { content, guest, path, link } = await opened({ allowDownload: false });
  const { pdf, archiveHref } = await content();
  expect([pdf, archiveHref]).toEqual([null, null]);
  expect((await guest.visit('PATCH', path)).status).toBe(403);
  expect((await guest.get(`${path}/pdf`)).status).toBe(403);
  expect(await server.deps.db.$count(dossiers, eq(dossiers.shareId, link.id))).toBe(0);
});

test('a PDF of a link that was changed since is not handed out any more', async () => {
  const { link, path, guest, content, prepare } = await opened();
  await prepare();
  await runPrints();
  const change = { ...wish, hideAmounts: 'margin', version: link.version, removesCode: false };
  const answer = await owner.visit('PUT', `/partages/${link.id}`, { data: change });
  expect(answer.page.props.errors).toEqual({});
  expect((await content()).pdf?.ready).toBeNull();
  expect((await guest.get(`${path}/pdf`)).status).toBe(404);
});

test('a link that was revoked meanwhile is not drawn', async () => {
  drawn.length = 0;
  const { link, prepare } = await opened();
  server.deps.log = { ...server.deps.log, error: () => undefined };
  onPrint = async () => {
    onPrint = async () => undefined;
    await owner.visit('POST', `/partages/${link.id}/revocation`);
  };
  await prepare();
  await runPrints();
  expect(drawn).toEqual([]);
  const [copy] = await server.deps.db.select().from(dossiers).where(eq(dossiers.shareId, link.id));
  expect(copy?.fileId).toBeNull();
});

test('asked for again while one is drawn it is the same; a link may have four drawn in an hour', async () => {
  const { link, prepare } = await opened();
  await prepare();
  await prepare();
  expect(await server.deps.db.$count(dossiers, eq(dossiers.shareId, link.id))).toBe(1);
  for (let turn = 0; turn < 3; turn += 1) {
    await runPrints();
    expect((await prepare()).page.props.errors).toEqual({});
  }
  await runPrints();
  expect((await prepare()).page.props.errors['base']).toBeDefined();
});

test('a signed address of the browser of the server shows nothing but what its link has', async () => {
  const { link } = await opened();
  const { signLink } = await import('#mocks/server/signed-link.ts');
  const at = async (path: string) => {
    const url = await signLink(server.signer, 'GET', new URL(path, 'https://ilot.test'), {
      now: server.deps.clock.systemNow(),
      lifeS: 60,
      link: { id: link.id, locale: 'fr' },
    });
    const { status, page: shown } = await server.visitor().get(`${url.pathname}${url.search}`);
    return [status, shown.component];
  };
  expect(await at(`/export/operations/${golden}/photos`)).toEqual([200, 'Export/Photos']);
  expect(await at(`/export/operations/${golden}/presentation`)).toEqual([403, 'Error/Global']);
  expect(await at(`/export/operations/${operationId('T1', 'OP-2025-002')}/dossier`)).toEqual([
    403,
    'Error/Global',
  ]);
  expect(await at(`/operations/${golden}`)).toEqual([200, 'Auth/Login']);
});

test('a link to a profile has its PDF too, without the fields that it keeps to itself', async () => {
  drawn.length = 0;
  const person = profileId('T1', 'individual');
  const { prepare, content } = await opened(
    {
      sections: ['individual-profile', 'property-assets'],
      fileIds: [],
      hiddenFields: ['incomes', 'birthDate'],
      code: 'clé-de-hugo-2026',
    },
    `/profils/${person}/partage`,
  );
  expect((await content()).documentHref).toContain(`/export/profils/${person}/dossier`);
  await prepare();
  await runPrints();
  expect((await content()).pdf?.ready?.pagesCount).toBe(12);
  const [shown] = drawn;
  expect(shown?.parts.map(({ section }) => section)).toEqual(['individual-profile', 'property-assets']);
  const identity = shown?.parts[0]?.props as { incomes: unknown; person: { birthDate: unknown } };
  expect([identity.incomes, identity.person.birthDate]).toEqual([null, null]);
});

test('without a browser of the server the page says how to print it oneself', async () => {
  server.deps.printer = null;
  const { content, prepare } = await opened();
  expect((await content()).pdf).toMatchObject({ isByServer: false, ready: null });
  expect((await prepare()).status).toBe(409);
  server.deps.printer = printer;
});

test('a PDF is not handed out a day later, when its figures may be others', async () => {
  const { link, content, prepare } = await opened();
  await prepare();
  await runPrints();
  expect((await content()).pdf?.ready).not.toBeNull();
  const createdAt = new Date(server.deps.clock.businessNow().getTime() - 25 * 3_600_000);
  await server.deps.db.update(dossiers).set({ createdAt }).where(eq(dossiers.shareId, link.id));
  expect((await content()).pdf?.ready).toBeNull();
});
