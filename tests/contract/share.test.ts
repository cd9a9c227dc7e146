import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ShareOperationProps } from '#contracts/client/share/operation.ts';
import type { SharedFilesProps } from '#contracts/shared-files/index.ts';
import type { ErrorProps } from '#contracts/error/global.ts';
import type { Paper } from '#contracts/export/paper.ts';
import {
  auditEntries,
  notifications,
  operations,
  shareQuestions,
  shares,
  shareViews,
  tasks,
} from '#mocks/db/schema/index.ts';
import { mediaId } from '#mocks/db/seed/media/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { demoShareTokens, shareId } from '#mocks/db/seed/shares/index.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor, VisitAnswer } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let accountant: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, accountant, stranger] = [server.visitor(), server.visitor(), server.visitor()];
  await owner.signIn('hugo.lartigue@example.test');
  await accountant.signIn('marc.soubiran@example.test');
  await stranger.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

const golden = operationId('T1', 'OP-2025-001');
const other = operationId('T1', 'OP-2025-002');
const page = `/operations/${golden}/partage`;
const plan = mediaId('T1', 'OP-2025-001', 'Plan du rez-de-chaussée');
const otherPlan = mediaId('T1', 'OP-2025-001', 'Plan des combles');
const code = 'chai-4712-bastide';

const wish = {
  recipientName: 'Nadia Perrin',
  recipientEmail: 'nadia.perrin@example.test',
  audience: 'bank',
  message: 'Comme convenu.',
  sections: ['cover', 'photos'],
  fileIds: [plan],
  hideAmounts: 'none',
  hiddenFields: [],
  code: '',
  expiresOn: '2026-12-20',
  allowDownload: true,
  watermark: true,
  maxOpenings: null as number | null,
  notice: 'first',
  sendsMail: false,
};

const propsOf = (answer: VisitAnswer) => answer.page.props as unknown as ShareOperationProps;
const guestProps = (answer: VisitAnswer) => answer.page.props as unknown as SharedFilesProps;
const errorOf = (answer: VisitAnswer) => answer.page.props as unknown as ErrorProps;

/** Makes a link; its identifier and its address. */
async function made(given: Partial<typeof wish> = {}) {
  const answer = await owner.visit('POST', page, { data: { ...wish, ...given } });
  expect(answer.page.props.errors).toEqual({});
  const [link] = propsOf(answer).shares;
  if (!link || link.href === null) throw new Error('no link');
  return { id: link.id, version: link.version, path: new URL(link.href).pathname };
}

/** A guest who has opened a link. */
async function guestOf(path: string, given = ''): Promise<Visitor> {
  const guest = server.visitor();
  await guest.get(path);
  await guest.visit('POST', path, { data: { code: given } });
  return guest;
}

const tokenOf = (path: string): string => path.split('/').at(-1) ?? '';
const paperAt = (name: string, path: string, operation = golden): string =>
  `/export/operations/${operation}/${name}?share=${tokenOf(path)}`;
const journal = (id: string, action: string) =>
  server.deps.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, action)));
const viewsOf = (id: string) => server.deps.db.select().from(shareViews).where(eq(shareViews.shareId, id));

describe('making links', () => {
  test('the page shows the links of its operation, and all of the company in one place', async () => {
    const own = propsOf(await owner.get(page));
    expect(own.shares.map(({ recipientName }) => recipientName)).toEqual(
      expect.arrayContaining(['Claire Besnard', 'Maître Hélène Sarrazin', 'Élodie Marchand']),
    );
    expect(own.shares.find(({ id }) => id === shareId('bank'))).toMatchObject({
      openingsCount: 7,
      expiresOn: '2027-02-15',
      state: 'active',
    });
    expect(own.shares.find(({ id }) => id === shareId('notary'))?.state).toBe('expired');
    const all = propsOf(await owner.get(`${page}?scope=all`));
    expect(all.shares.find(({ id }) => id === shareId('profile'))).toMatchObject({
      state: 'revoked',
      about: { name: 'Garonne Patrimoine' },
    });
    const expired = propsOf(await owner.get(`${page}?state=expired`));
    expect(expired.shares.map(({ id }) => id)).toEqual([shareId('notary')]);
    expect(expired.linksCount).toBe(own.shares.length);
  });

  test('sections that have no page yet are not offered, and confidential files are not either', async () => {
    const { sections, files } = propsOf(await owner.get(page));
    expect(sections.map(({ section }) => section)).toEqual(expect.arrayContaining(['cover', 'photos']));
    expect(files.some(({ id }) => id === plan)).toBe(true);
    const known = new Set(server.deps.routes.map(({ name }) => name));
    expect(sections.every(({ section }) => known.has(`export.${section}`))).toBe(true);
  });

  test.each([
    [{ sections: [], fileIds: [] }, 'sections', 'Cochez au moins'],
    [{ expiresOn: '2027-05-20' }, 'expiresOn', 'La date d’expiration ne peut pas dépasser 180 jours.'],
    [{ expiresOn: '2026-11-19' }, 'expiresOn', 'La date d’expiration est passée.'],
    [{ recipientEmail: 'personne' }, 'recipientEmail', 'e-mail'],
    [{ code: 'court' }, 'code', '8'],
    [{ audience: 'buyer', sections: ['simulation.overview'] }, 'sections', 'partenaires financiers'],
    [{ sections: ['stocks', 'nothing'] }, 'sections.1', 'Choix'],
    [{ fileIds: [mediaId('T2', 'OP-2025-001', 'Plan des combles')] }, 'sections', 'accessible'],
  ])('%j is refused on %s', async (given, field, text) => {
    const answer = await owner.visit('POST', page, { data: { ...wish, ...given } });
    expect(answer.page.props.errors[field]).toContain(text);
  });

  test('a link lives up to 180 days, and its token is kept as its hash and sealed only', async () => {
    const { id, path } = await made({ expiresOn: '2027-05-19' });
    const [row] = await server.deps.db.select().from(shares).where(eq(shares.id, id));
    expect(JSON.stringify(row)).not.toContain(tokenOf(path));
    expect(await journal(id, 'share.create')).toHaveLength(1);
  });

  test('the mail has the link and never the code', async () => {
    const { path } = await made({ sendsMail: true, code, recipientEmail: 'mail.lu@example.test' });
    const [mail] = await mailsTo(server, 'share.link', 'mail.lu@example.test');
    expect(mail?.html).toContain(path);
    expect(mail?.html).not.toContain(code);
  });

  test('readers of the company may not share, and another company’s operation is not there', async () => {
    expect((await accountant.get(page)).status).toBe(403);
    expect((await accountant.visit('POST', page, { data: wish })).status).toBe(403);
    expect((await stranger.get(page)).status).toBe(404);
    expect((await stranger.visit('POST', page, { data: wish })).status).toBe(404);
    for (const verb of ['revocation', 'envoi', 'copie']) {
      const path = `/partages/${shareId('bank')}/${verb}`;
      expect((await stranger.visit('POST', path)).status).toBe(404);
      expect((await accountant.visit('POST', path)).status).toBe(403);
    }
  });

  test('a stale version is told, and a change counts up the version', async () => {
    const { id, version } = await made();
    const { recipientName: _n, recipientEmail: _e, message: _m, sendsMail: _s, ...settings } = wish;
    const data = { ...settings, removesCode: false, version, sections: ['cover'] };
    const changed = await owner.visit('PUT', `/partages/${id}`, { data });
    expect(changed.page.props.errors).toEqual({});
    const [row] = await server.deps.db.select().from(shares).where(eq(shares.id, id));
    expect(row).toMatchObject({ version: version + 1, sections: ['cover'] });
    const stale = await owner.visit('PUT', `/partages/${id}`, { data });
    expect(stale.page.props.errors['version']).toBeDefined();
  });

  test('a copy goes to somebody else under another address, and one of a link that is over lives anew', async () => {
    const recipient = { recipientName: 'Copie Lue', recipientEmail: 'copie.lue@example.test' };
    const answer = await owner.visit('POST', `/partages/${shareId('notary')}/copie`, { data: recipient });
    expect(answer.page.props.errors).toEqual({});
    const [copy] = propsOf(answer).shares;
    expect(copy).toMatchObject({
      ...recipient,
      state: 'active',
      expiresOn: '2026-12-20',
      hideAmounts: 'margin',
    });
    expect(await mailsTo(server, 'share.link', recipient.recipientEmail)).toHaveLength(1);
  });
});

describe('what a guest sees', () => {
  test('nothing is told before the link is opened, and looking at it counts nothing', async () => {
    const { id, path } = await made();
    const guest = server.visitor();
    const before = guestProps(await guest.get(path));
    expect(before).toMatchObject({ summary: null, content: null, sender: { company: 'Garonne Patrimoine' } });
    expect(JSON.stringify(before)).not.toContain('Chais');
    expect(await viewsOf(id)).toHaveLength(0);
    const paper = await guest.get(paperAt('couverture', path), { follows: false });
    expect([paper.status, paper.headers.get('location')]).toEqual([303, path]);
  });

  test('exactly what was ticked', async () => {
    const { path } = await made();
    const guest = await guestOf(path);
    const { content, summary } = guestProps(await guest.get(path));
    expect(summary?.title).toBe('Les Chais de la Bastide');
    expect(content?.sections.map(({ section }) => section)).toEqual(['cover', 'photos']);
    expect(content?.files.map(({ id }) => id)).toEqual([plan]);
    for (const { pages } of content?.sections ?? [])
      for (const { href } of pages) expect((await guest.get(href)).status).toBe(200);
  });

  test('a paper is read without an account: no person, no company, no way to another page', async () => {
    const { path } = await made();
    const guest = await guestOf(path);
    const answer = await guest.get(paperAt('couverture', path));
    const { auth, tenant, tenants, unread, realtime, paper } = answer.page.props as never as Record<
      string,
      unknown
    > & { paper: Paper };
    expect([auth, tenant, tenants, unread, realtime]).toEqual([
      { user: null, impersonator: null },
      null,
      [],
      { notifications: 0 },
      null,
    ]);
    expect(paper).toMatchObject({ back: path, watermark: 'Nadia Perrin' });
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    for (const inner of [page, '/operations', '/tableau-de-bord', '/contacts'])
      expect((await guest.get(inner)).page.component).toBe('Auth/Login');
  });

  test('what the link hides stays hidden whatever the address asks for', async () => {
    const { path } = await made({ hideAmounts: 'margin' });
    const guest = await guestOf(path);
    const hidesOf = async (query: string) =>
      ((await guest.get(`${paperAt('couverture', path)}${query}`)).page.props as never as { paper: Paper })
        .paper.hides;
    expect(await hidesOf('')).toEqual({ amounts: false, margin: true });
    expect(await hidesOf('&hide=&watermark=')).toEqual({ amounts: false, margin: true });
    expect(await hidesOf('&hide=amounts')).toEqual({ amounts: true, margin: true });
    const all = await made({ hideAmounts: 'all' });
    const reader = await guestOf(all.path);
    const answer = await reader.get(`${paperAt('couverture', all.path)}&hide=margin`);
    expect((answer.page.props as never as { paper: Paper }).paper.hides).toEqual({
      amounts: true,
      margin: true,
    });
  });

  test('pictures of a paper open for its reader alone, and not after the revocation', async () => {
    const { id, path } = await made();
    const guest = await guestOf(path);
    const answer = await guest.get(paperAt('photos', path));
    const { chapters } = answer.page.props as never as {
      chapters: { photos: { href: string }[] }[];
    };
    const href = chapters[0]?.photos[0]?.href ?? '';
    const picture = await guest.get(href);
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await server.visitor().get(href)).status).toBe(404);
    await owner.visit('POST', `/partages/${id}/revocation`);
    expect((await guest.get(href)).status).toBe(404);
  });

  test('files are looked at and taken home as the link allows', async () => {
    const { path } = await made();
    const guest = await guestOf(path);
    const shown = await guest.get(`${path}/fichiers/${plan}`);
    expect([shown.status, shown.headers.get('content-disposition')?.slice(0, 6)]).toEqual([200, 'inline']);
    const saved = await guest.get(`${path}/fichiers/${plan}?enregistrer=1`);
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await guest.get(`${path}/archive`)).headers.get('content-type')).toBe('application/zip');
    const strict = await made({ allowDownload: false });
    const reader = await guestOf(strict.path);
    expect((await reader.get(`${strict.path}/fichiers/${plan}`)).status).toBe(200);
    expect((await reader.get(`${strict.path}/fichiers/${plan}?enregistrer=1`)).status).toBe(403);
    expect((await reader.get(`${strict.path}/archive`)).status).toBe(403);
  });

  test('the company’s own people look at it without being counted', async () => {
    const { id, path } = await made({ code });
    const seen = guestProps(await owner.get(path));
    expect([seen.share.isPreview, seen.content?.sections.length]).toEqual([true, 2]);
    await owner.get(paperAt('couverture', path));
    expect(await viewsOf(id)).toHaveLength(0);
  });
});

describe('borders of a link', () => {
  test('another section, another file, another operation: refused in one sentence, and in the journal', async () => {
    const { id, path } = await made({ sections: ['cover'] });
    const guest = await guestOf(path);
    for (const href of [paperAt('photos', path), paperAt('couverture', path, other)]) {
      const answer = await guest.get(href);
      expect([answer.status, errorOf(answer).reason, errorOf(answer).linkSender]).toEqual([
        403,
        'link-page',
        'Garonne Patrimoine',
      ]);
    }
    expect((await guest.get(`${path}/fichiers/${otherPlan}`)).status).toBe(403);
    const lines = await journal(id, 'share.refused.page');
    expect(lines.map(({ result, actorId }) => [result, actorId])).toEqual([
      ['denied', null],
      ['denied', null],
      ['denied', null],
    ]);
  });

  test('an operation of another company', async () => {
    const { path } = await made();
    const guest = await guestOf(path);
    const foreign = operationId('T2', 'OP-2025-001');
    expect((await guest.get(paperAt('couverture', path, foreign))).status).toBe(403);
    expect((await stranger.get(`/export/operations/${golden}/couverture`)).status).toBe(404);
  });

  test('a link that is over says so, and whom to ask', async () => {
    const path = `/partage/${demoShareTokens.notary}`;
    const guest = server.visitor();
    for (const href of [path, paperAt('couverture', path)]) {
      const answer = await guest.get(href);
      expect([answer.status, errorOf(answer).reason]).toEqual([410, 'link-expired']);
    }
    expect((await journal(shareId('notary'), 'share.refused.expired')).length).toBeGreaterThan(0);
    const revoked = await guest.get(`/partage/${demoShareTokens.profile}`);
    expect([revoked.status, errorOf(revoked).reason]).toEqual([410, 'link-revoked']);
  });

  test('a revocation ends an open link with the next press', async () => {
    const { id, path } = await made();
    const guest = await guestOf(path);
    expect((await guest.get(paperAt('couverture', path))).status).toBe(200);
    await owner.visit('POST', `/partages/${id}/revocation`);
    for (const href of [path, paperAt('couverture', path), `${path}/fichiers/${plan}`])
      expect((await guest.get(href)).status).toBe(410);
    expect(await journal(id, 'share.revoke')).toHaveLength(1);
    expect((await journal(id, 'share.refused.revoked')).length).toBeGreaterThan(0);
  });

  test('an operation that is given up, or in the bin, takes its links along', async () => {
    const { path } = await made();
    const guest = await guestOf(path);
    const isIt = eq(operations.id, golden);
    const { db } = server.deps;
    const [row] = await db.select().from(operations).where(isIt);
    await db.update(operations).set({ status: 'abandoned' }).where(isIt);
    expect((await guest.get(path)).status).toBe(410);
    await db.update(operations).set({ status: row?.status, deletedAt: new Date() }).where(isIt);
    expect((await guest.get(paperAt('couverture', path))).status).toBe(410);
    await db.update(operations).set({ deletedAt: null }).where(isIt);
    expect((await guest.get(path)).status).toBe(200);
  });

  test('a code guessed twenty times: five are looked at, all are refused, the journal has them', async () => {
    const { id, path } = await made({ code });
    const guest = server.visitor();
    const closed = guestProps(await guest.get(path));
    expect([closed.share.hasCode, closed.content]).toEqual([true, null]);
    const statuses: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const answer = await guest.visit('POST', path, { data: { code: `essai-numero-${round}` } });
      statuses.push(answer.status);
      if (round < 5) expect(answer.page.props.errors['code']).toBe('Mot de passe incorrect.');
    }
    expect(statuses.slice(5).every((status) => status === 429)).toBe(true);
    const right = await guest.visit('POST', path, { data: { code } });
    expect([right.status, Number(right.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await journal(id, 'share.refused.code')).toHaveLength(5);
    expect((await journal(id, 'share.refused.code_blocked')).length).toBeGreaterThan(0);
    expect(await viewsOf(id)).toHaveLength(0);
  });

  test('the code opens, and another code closes what was opened with the former', async () => {
    const { id, path, version } = await made({ code });
    const guest = await guestOf(path, code);
    expect(guestProps(await guest.get(path)).content).not.toBeNull();
    const { recipientName: _n, recipientEmail: _e, message: _m, sendsMail: _s, ...settings } = wish;
    await owner.visit('PUT', `/partages/${id}`, {
      data: { ...settings, version, removesCode: false, code: 'un-autre-code' },
    });
    expect(guestProps(await guest.get(path)).content).toBeNull();
  });

  test('addresses that nobody was sent: not there, and held back after twenty', async () => {
    const guest = server.visitor();
    const statuses: number[] = [];
    for (let round = 0; round < 25; round += 1) {
      const token = `devine-${String(round).padStart(36, '0')}`;
      statuses.push((await guest.get(`/partage/${token}`)).status);
    }
    expect(statuses.slice(0, 20).every((status) => status === 404)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    const lines = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'share.guessed'));
    expect(lines.map(({ tenantId, result }) => [tenantId, result])).toEqual([[null, 'denied']]);
  });

  test('a number of openings is kept, those that are open go on', async () => {
    const { id, path } = await made({ maxOpenings: 1 });
    const first = await guestOf(path);
    const second = server.visitor();
    const told = await second.get(path);
    expect([told.status, errorOf(told).reason]).toEqual([410, 'link-spent']);
    const refused = await second.visit('POST', path, { data: { code: '' } });
    expect([refused.status, errorOf(refused).reason]).toEqual([410, 'link-spent']);
    expect(guestProps(await first.get(path)).content).not.toBeNull();
    await first.visit('POST', path, { data: { code: '' } });
    const [row] = await server.deps.db.select().from(shares).where(eq(shares.id, id));
    expect(row?.openingsCount).toBe(1);
    expect(await journal(id, 'share.refused.spent')).toHaveLength(2);
  });

  test('a signed-in person of another company reads by the link as any guest does', async () => {
    const { path } = await made();
    expect((await stranger.get(paperAt('couverture', path))).page.component).toBe('SharedFiles/Index');
    await stranger.visit('POST', path, { data: { code: '' } });
    const answer = await stranger.get(paperAt('couverture', path));
    expect([answer.status, answer.page.props['auth']]).toEqual([200, { user: null, impersonator: null }]);
    expect((await stranger.get(page)).status).toBe(404);
  });
});

describe('who read what', () => {
  test('openings, parts and the time on the screen', async () => {
    const { id, path } = await made();
    const guest = await guestOf(path);
    const answer = await guest.get(paperAt('couverture', path));
    const { link } = answer.page.props as never as {
      link: { mayPrint: boolean; reading: { id: string; href: string } };
    };
    expect(link.mayPrint).toBe(true);
    for (const seconds of [15, 12]) {
      await guest.visit('POST', link.reading.href, { data: { view: link.reading.id, seconds } });
    }
    await guest.get(paperAt('couverture', path));
    await guest.get(`${path}/fichiers/${plan}?enregistrer=1`);
    const { reads } = propsOf(await owner.get(`${page}?link=${id}`));
    expect(reads?.openings).toHaveLength(1);
    expect(reads?.openings[0]?.parts).toMatchObject([
      { kind: 'read', section: 'cover', durationS: 27 },
      { kind: 'download', section: null, label: 'Plan du rez-de-chaussée' },
    ]);
    const stolen = await server.visitor().visit('POST', link.reading.href, {
      data: { view: link.reading.id, seconds: 100 },
    });
    expect(stolen.status).not.toBe(200);
  });

  test('what is fetched ahead of a press is no reading', async () => {
    const { id, path } = await made();
    const guest = await guestOf(path);
    await guest.get(paperAt('couverture', path), { headers: { purpose: 'prefetch' } });
    expect((await viewsOf(id)).map(({ kind }) => kind)).toEqual(['open']);
  });

  test.each([
    ['first', 1],
    ['each', 2],
    ['none', 0],
  ])('the sender is told of the %s opening', async (notice, times) => {
    const { id, path } = await made({ notice });
    await guestOf(path);
    await guestOf(path);
    const lines = await server.deps.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.kind, 'share.opened'), eq(notifications.subjectId, id)));
    expect(lines.reduce((sum, { groupedCount }) => sum + groupedCount, 0)).toBe(times);
  });

  test('a question makes a task and a notice, and ends on a confirmation that repeats nothing', async () => {
    const { id, path } = await made();
    const guest = await guestOf(path);
    const question = {
      name: 'Nadia Perrin',
      email: 'nadia.perrin@example.test',
      message: 'Le permis est-il purgé ?',
      consent: true,
    };
    const refused = await guest.visit('PUT', path, { data: { ...question, consent: false, message: '' } });
    expect(Object.keys(refused.page.props.errors).toSorted()).toEqual(['consent', 'message']);
    const done = await guest.visit('PUT', path, { data: question });
    expect(done.page.component).toBe('Success/Global');
    const again = await guest.get(done.page.url);
    expect([again.status, again.page.props['outcome']]).toEqual([200, 'question-envoyee']);
    const changed = await guest.get(done.page.url.replace('question-envoyee', 'compte-supprime'));
    expect(changed.page.props['outcome']).toBeNull();
    expect((await guest.get(done.page.url.replace('question-envoyee', 'autre-chose'))).status).toBe(404);
    const asked = await server.deps.db.select().from(shareQuestions).where(eq(shareQuestions.shareId, id));
    expect(asked).toHaveLength(1);
    const [task] = await server.deps.db
      .select()
      .from(tasks)
      .where(eq(tasks.id, asked[0]?.taskId ?? ''));
    expect(task).toMatchObject({ operationId: golden, dueOn: '2026-11-22' });
    expect(task?.description).toContain('purgé');
    const notices = await server.deps.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.kind, 'share.question'), eq(notifications.subjectId, id)));
    expect(notices).toHaveLength(1);
    // The notice leads to what was asked, among what was read.
    const { reads } = propsOf(await owner.get(notices[0]?.href ?? ''));
    expect(reads?.questions).toHaveLength(1);
    const passer = server.visitor();
    await passer.get(path);
    const bare = await passer.visit('PUT', path, { data: question, follows: false });
    expect([bare.status, bare.headers.get('location')]).toEqual([303, path]);
  });
});
