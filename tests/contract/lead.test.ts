import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProspectsProps } from '#contracts/client/ubiflow-sale-plan/prospects.ts';
import {
  auditEntries,
  contacts,
  leadActivities,
  leadSources,
  notifications,
  portalLeads,
  saleContacts,
  visits,
} from '#mocks/db/schema/index.ts';
import { contactId } from '#mocks/db/seed/contacts/index.ts';
import { leadId } from '#mocks/db/seed/leads/index.ts';
import { lotId, operationId } from '#mocks/db/seed/operations/index.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { emptyRawLeads, watchOverdueLeads } from '#mocks/handlers/client/lead/watch.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { runDueJobs } from '#mocks/server/jobs/run-due.ts';
import { leadSecret, leadToken } from '#mocks/server/lead/source.ts';
import { hmacSigner } from '#mocks/services/signing.ts';
import { confirmPassword, forgetPassword } from '#tests/support/account.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let colleague: Visitor;
let viewer: Visitor;
let accountant: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  const accounts = ['hugo.lartigue', 'ines.duprat', 'lea.pons', 'marc.soubiran', 'karim.belkacem'];
  const visitors = accounts.map(() => server.visitor());
  for (const [at, visitor] of visitors.entries()) await visitor.signIn(`${accounts[at]}@example.test`);
  [owner, colleague, viewer, accountant, stranger] = visitors as [
    Visitor,
    Visitor,
    Visitor,
    Visitor,
    Visitor,
  ];
});
afterAll(() => server.close());

const golden = operationId('T1', 'OP-2025-001');
const box = lotId('T1', 'OP-2025-001', 'G01');

const shown = async (path = '/prospects', visitor = owner) =>
  (await visitor.get(path)).page.props as unknown as ProspectsProps;
const opened = async (key: string, visitor = owner) => {
  const { opened: found } = await shown(`/prospects?open=${leadId('T1', key)}`, visitor);
  if (found === null) throw new Error(`${key} does not open`);
  return found;
};
const send = async (method: string, path: string, data: object, visitor = owner) => {
  const answer = await visitor.visit(method, path, { data });
  return answer.page.props as unknown as ProspectsProps & {
    readonly errors: Record<string, string>;
    readonly flash: { readonly text: string } | null;
  };
};
const act = (key: string, what: string, data: object, visitor = owner) =>
  send(
    what === 'statut' || what === 'attribution' ? 'PATCH' : 'POST',
    `/prospects/${leadId('T1', key)}/${what}`,
    data,
    visitor,
  );
const stored = async (key: string) => {
  const [row] = await server.deps.db
    .select()
    .from(portalLeads)
    .where(eq(portalLeads.id, leadId('T1', key)));
  if (row === undefined) throw new Error(`${key} is gone`);
  return row;
};

describe('the requests of portals', () => {
  test('are listed with what is left of their time, and counted', async () => {
    const { list, stats, board } = await shown();
    expect(list.totalCount).toBe(14);
    expect(board).toBeNull();
    expect(list.items[0]).toMatchObject({ name: 'Paul Garnier', status: 'new', isTwin: true });
    expect(stats).toMatchObject({ received: 12, visitRateBps: 833 });
    expect(stats.byPortal[0]).toEqual({ portal: 'leboncoin', count: 5 });
    const late = await shown('/prospects?due=overdue');
    expect(late.list.items.map(({ name }) => name).toSorted()).toEqual([
      'Gérard Desmoulins',
      'Julien Mercadier',
      'Samira Bouzid',
    ]);
  });

  test('are scored by telephone, message, budget and an earlier request, as the order has it', async () => {
    const { row } = await opened('vidal');
    expect(row).toMatchObject({ score: 70, scoreParts: ['phone', 'message', 'budget'] });
    expect((await opened('garnier-again')).row.scoreParts).toEqual(['phone', 'returning']);
    // A contact of the company who asks comes back as well.
    expect((await opened('tessier')).row.scoreParts).toContain('returning');
    const { list } = await shown('/prospects?look=table&sort=-score');
    const scores = list.items.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  test('are looked at by state on the board, within the filters', async () => {
    const { board } = await shown('/prospects?look=board&portal=leboncoin');
    expect(board?.map(({ status, count }) => [status, count])).toEqual([
      ['new', 2],
      ['contacted', 1],
      ['qualified', 0],
      ['visit', 1],
      ['converted', 1],
      ['lost', 0],
      ['spam', 1],
    ]);
  });

  test('show their lot, the contact and the other requests of the person', async () => {
    const twin = await opened('garnier-again');
    expect(twin.lot).toMatchObject({ ref: 'G01', priceTtcCents: 1_500_000, status: 'available' });
    expect(twin.twins.map(({ id }) => id)).toEqual([leadId('T1', 'garnier')]);
    expect((await opened('tessier')).contact?.id).toBe(contactId('T1', 'buyer-12'));
    expect((await opened('buyer-4-box')).visit?.operationId).toBe(golden);
  });

  test('hide the person from readers, and are no business of the accountant or of another company', async () => {
    const { list, isMasked, settings } = await shown('/prospects', viewer);
    expect(isMasked).toBe(true);
    expect(settings).toBeNull();
    expect(list.items.every(({ email, phone }) => email === null && phone === null)).toBe(true);
    expect(list.items[0]?.name).toBe('P. G.');
    const open = await opened('vidal', viewer);
    expect(open).toMatchObject({ phones: [], matches: [], can: { update: false } });
    expect(open.values).toMatchObject({ email: '', lastName: '' });
    // A search must not tell who is among them.
    expect((await shown('/prospects?q=vidal', viewer)).list.items).toEqual([]);
    expect((await viewer.get(`/historique/lead/${leadId('T1', 'vidal')}`)).status).toBeGreaterThanOrEqual(
      403,
    );
    expect((await accountant.get('/prospects')).status).toBe(403);
    expect((await shown(`/prospects?open=${leadId('T1', 'vidal')}`, stranger)).opened).toBeNull();
    const foreign = await stranger.visit('PATCH', `/prospects/${leadId('T1', 'vidal')}/statut`, {
      data: { status: 'spam', lostReason: null },
    });
    expect(foreign.status).toBe(404);
    const refused = await viewer.visit('PATCH', `/prospects/${leadId('T1', 'vidal')}/statut`, {
      data: { status: 'spam', lostReason: null },
    });
    expect(refused.status).toBe(403);
  });
});

describe('an answer', () => {
  test('goes out in the company’s name, counts as the first one, and is kept', async () => {
    const props = await act('vidal', 'reponse', { subject: 'Votre demande', body: 'Samedi à 10 h ?' });
    expect(props.flash?.text).toBe('Réponse envoyée à Nora Vidal.');
    const [mail] = await mailsTo(server, 'lead.reply', 'nora.vidal@example.test');
    expect(mail).toMatchObject({ replyTo: 'hugo.lartigue@example.test', operationId: golden });
    expect(mail?.text).toContain('Samedi à 10 h ?');
    const row = await stored('vidal');
    expect(row.status).toBe('contacted');
    expect(row.firstResponseAt).not.toBeNull();
    const [last] = (await opened('vidal')).activities;
    expect(last).toMatchObject({ kind: 'reply', detail: 'Votre demande', by: 'Hugo Lartigue' });
    const first = row.firstResponseAt;
    server.clock.advance(60_000);
    await act('vidal', 'reponse', { subject: 'Suite', body: 'Le plan suit.' });
    expect((await stored('vidal')).firstResponseAt).toEqual(first);
  });

  test('needs an e-mail; a call that reaches nobody answers nothing', async () => {
    const { errors } = await act('desmoulins', 'reponse', { subject: 'Lots', body: 'Bonjour' });
    expect(errors['base']).toBe('Ce prospect n’a pas d’e-mail : appelez-le.');
    await act('desmoulins', 'appel', { result: 'no_answer', note: '' });
    expect(await stored('desmoulins')).toMatchObject({ status: 'new', firstResponseAt: null });
    await act('desmoulins', 'appel', { result: 'reached', note: 'Rappelle lundi.' });
    expect((await stored('desmoulins')).status).toBe('contacted');
  });
});

describe('the states of a request', () => {
  test('follow one another, and a loss needs its reason', async () => {
    const jump = await act('bouzid', 'statut', { status: 'qualified', lostReason: null });
    expect(jump.errors['base']).toBe('Un prospect « Nouveau » ne passe pas à « Qualifié ».');
    const lost = await act('bouzid', 'statut', { status: 'lost', lostReason: null });
    expect(lost.errors['lostReason']).toBe('Indiquez le motif de perte.');
    await act('bouzid', 'statut', { status: 'lost', lostReason: 'unreachable' });
    expect(await stored('bouzid')).toMatchObject({ status: 'lost', lostReason: 'unreachable' });
    await act('bouzid', 'statut', { status: 'contacted', lostReason: null });
    expect(await stored('bouzid')).toMatchObject({ status: 'contacted', lostReason: null });
  });

  test('come back by what the answer offers, with the first answer that there was not yet', async () => {
    const before = await stored('tessier');
    expect(before).toMatchObject({ status: 'new', firstResponseAt: null });
    const { page } = await owner.visit('PATCH', `/prospects/${leadId('T1', 'tessier')}/statut`, {
      data: { status: 'contacted', lostReason: null },
    });
    expect((await stored('tessier')).firstResponseAt).not.toBeNull();
    const { undo } = page.props.flash as unknown as { undo: { href: string } };
    await owner.visit('POST', undo.href, { data: {} });
    expect(await stored('tessier')).toMatchObject({ status: 'new', firstResponseAt: null });
  });

  test('change for several at once and are taken back together', async () => {
    const ids = [leadId('T1', 'lacaze'), leadId('T1', 'garnier')];
    await send('PATCH', '/prospects', {
      rows: { kind: 'ids', ids },
      set: { field: 'lost', lostReason: 'price' },
    });
    expect((await stored('lacaze')).status).toBe('lost');
    const [line] = (await opened('garnier')).activities;
    expect(line).toMatchObject({ kind: 'status', detail: 'lost' });
    const [entry] = await server.deps.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'lead.status'), eq(auditEntries.subjectId, leadId('T1', 'lacaze'))));
    await owner.visit('POST', `/modifications/${entry?.requestId}/annulation`, { data: {} });
    expect(await stored('lacaze')).toMatchObject({ status: 'contacted', lostReason: null });
  });

  test('go with a member of the company alone', async () => {
    const { errors } = await act('lacaze', 'attribution', { userId: personId('karim.belkacem') });
    expect(errors['userId']).toBeDefined();
    await act('lacaze', 'attribution', { userId: personId('hugo.lartigue') });
    expect((await stored('lacaze')).assignedTo).toBe(personId('hugo.lartigue'));
  });

  test('are not written over by somebody who read an older version', async () => {
    const { row, values } = await opened('lacaze');
    const path = `/prospects/${row.id}`;
    const saved = { ...values, budgetCents: 19_000_000 };
    await send('PATCH', path, { ...saved, version: row.version });
    const { errors } = await send('PATCH', path, { ...saved, lastName: 'Autre', version: row.version });
    expect(errors['version']).toBeDefined();
    expect(await stored('lacaze')).toMatchObject({ lastName: 'Lacaze', budgetCents: 19_000_000 });
    expect((await stored('lacaze')).phones).toEqual(['+33639980164']);
  });
});

describe('a visit', () => {
  test('is planned with the operation, and the request waits for it', async () => {
    const data = {
      startOn: '2026-11-28',
      startTime: '10:00',
      operationId: golden,
      lotId: box,
      isOverlapAccepted: false,
    };
    const past = await act('vidal', 'visite', { ...data, startOn: '2026-11-02' });
    expect(past.errors['startOn']).toBeDefined();
    await act('vidal', 'visite', data);
    const row = await stored('vidal');
    expect(row.status).toBe('visit');
    const [visit] = await server.deps.db
      .select()
      .from(visits)
      .where(eq(visits.id, row.visitId ?? ''));
    expect(visit).toMatchObject({ kind: 'buyer', lotIds: [box], status: 'planned', operationId: golden });
  });
});

describe('a conversion', () => {
  test('makes a contact and a buyer of whoever is unknown', async () => {
    const { flash } = await act('vidal', 'conversion', { mergeContactId: null });
    expect(flash?.text).toContain('parmi les acquéreurs de');
    const row = await stored('vidal');
    expect(row.status).toBe('converted');
    const [contact] = await server.deps.db
      .select()
      .from(contacts)
      .where(eq(contacts.id, row.contactId ?? ''));
    expect(contact).toMatchObject({
      lastName: 'Vidal',
      mobile: '+33639980161',
      source: 'portal',
      roles: ['buyer'],
    });
    const [buyer] = await server.deps.db
      .select()
      .from(saleContacts)
      .where(eq(saleContacts.contactId, row.contactId ?? ''));
    expect(buyer).toMatchObject({ operationId: golden, stage: 'visit', source: 'ubiflow', lotIds: [box] });
    const again = await act('vidal', 'conversion', { mergeContactId: null });
    expect(again.errors['base']).toBe('Un prospect « Converti » ne passe pas à « Converti ».');
  });

  test('is linked to the contact that is known, who is not entered twice', async () => {
    const known = contactId('T1', 'buyer-12');
    const { errors } = await act('tessier', 'conversion', { mergeContactId: null });
    expect(errors['mergeContactId']).toContain('Tessier');
    await act('tessier', 'conversion', { mergeContactId: known });
    expect(await stored('tessier')).toMatchObject({ status: 'converted', contactId: known });
    const buyers = await server.deps.db
      .select()
      .from(saleContacts)
      .where(
        and(
          eq(saleContacts.contactId, known),
          eq(saleContacts.operationId, operationId('T1', 'OP-2025-002')),
        ),
      );
    expect(buyers).toHaveLength(1);
    expect(buyers[0]?.lotIds).toContain(lotId('T1', 'OP-2025-002', 'B1'));
  });
});

describe('two requests of one person', () => {
  test('become one, with both histories; the other one can be brought back', async () => {
    await act('garnier-again', 'fusion', { targetId: leadId('T1', 'garnier') });
    expect((await stored('garnier-again')).deletedAt).not.toBeNull();
    const kept = await opened('garnier');
    expect(kept.message).toContain('toujours intéressé');
    expect(kept.activities.filter(({ kind }) => kind === 'received')).toHaveLength(2);
    await owner.visit('POST', `/corbeille/lead/${leadId('T1', 'garnier-again')}/retablissement`, {
      data: {},
    });
  });

  test('are recognised when one is typed, and entered all the same when that is meant', async () => {
    const typed = {
      portal: 'other',
      kind: 'callback',
      listingRef: '',
      operationId: golden,
      lotId: box,
      firstName: 'Paul',
      lastName: 'Garnier',
      email: 'paul.garnier@example.test',
      phone: null,
      message: '',
      budgetCents: null,
      isTwinAccepted: false,
    };
    const { errors } = await send('POST', '/prospects', typed, colleague);
    expect(errors['isTwinAccepted']).toMatch(
      /^Ce prospect ressemble à Paul Garnier reçu le \d\d\/11\/2026\.$/,
    );
    const props = await send('POST', '/prospects', { ...typed, isTwinAccepted: true }, colleague);
    expect(props.flash?.text).toBe('Prospect « Paul Garnier » créé.');
    expect(props.opened?.row.isTwin).toBe(true);
    const nobody = await send('POST', '/prospects', { ...typed, email: '', isTwinAccepted: true }, colleague);
    expect(nobody.errors['email']).toBe('Renseignez un e-mail ou un téléphone.');
  });
});

const way = async () => {
  const [source] = await server.deps.db
    .select()
    .from(leadSources)
    .where(eq(leadSources.tenantId, tenantId('T1')));
  if (source === undefined) throw new Error('no way in');
  return {
    path: `/webhooks/prospects/${await leadToken(server.deps, source)}`,
    secret: await leadSecret(server.deps, source),
  };
};
const post = (path: string, body: object | string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, testOrigin), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const posted = {
  externalId: 'lbc-1',
  portal: 'LeBonCoin',
  classifiedId: 'OP-2025-001 / G01',
  firstName: 'Maëlle',
  lastName: 'Rouvier',
  email: 'Maelle.Rouvier@example.test',
  phoneNumbers: ['06 39 98 01 99'],
  message: 'Bonjour',
  budget: 15_500,
};

describe('the address that portals post to', () => {
  test('takes what is signed, once, and puts it down to the lot', async () => {
    const { path, secret } = await way();
    const body = JSON.stringify(posted);
    const at = Math.floor(server.deps.clock.systemNow().getTime() / 1000);
    const signature = await hmacSigner(secret).sign(`${at}.${body}`);
    const signed = { 'x-ilot-signature': `t=${at},v1=${signature}` };
    const first = await post(path, body, signed);
    expect(first.status).toBe(202);
    expect(await first.json()).toMatchObject({ status: 'received' });
    const second = await post(path, body, signed);
    expect(second.status).toBe(202);
    expect(await second.json()).toEqual({ status: 'known' });
    const rows = await server.deps.db.select().from(portalLeads).where(eq(portalLeads.externalId, 'lbc-1'));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      tenantId: tenantId('T1'),
      portal: 'leboncoin',
      operationId: golden,
      lotId: box,
      email: 'maelle.rouvier@example.test',
      phones: ['+33639980199'],
      budgetCents: 1_550_000,
      status: 'new',
    });
    const notices = await server.deps.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.kind, 'lead.received'), eq(notifications.subjectId, rows[0]?.id ?? '')));
    expect(notices.length).toBeGreaterThan(0);
    expect(notices[0]?.href).toBe(`/prospects?open=${rows[0]?.id}`);
  });

  test('refuses a signature of before or of something else, and who has no secret', async () => {
    const { path, secret } = await way();
    const body = JSON.stringify({ ...posted, externalId: 'lbc-2' });
    const at = Math.floor(server.deps.clock.systemNow().getTime() / 1000) - 301;
    const old = await hmacSigner(secret).sign(`${at}.${body}`);
    expect((await post(path, body, { 'x-ilot-signature': `t=${at},v1=${old}` })).status).toBe(401);
    const now = at + 301;
    const other = await hmacSigner(secret).sign(`${now}.{}`);
    expect((await post(path, body, { 'x-ilot-signature': `t=${now},v1=${other}` })).status).toBe(401);
    expect((await post(path, body)).status).toBe(401);
    expect((await post(path, body, { authorization: `Bearer ${'0'.repeat(64)}` })).status).toBe(401);
    expect(
      (
        await post(
          path.replace(/.$/, (sign) => (sign === '0' ? '1' : '0')),
          body,
        )
      ).status,
    ).toBe(404);
  });

  test('takes the secret itself as well; whoever nobody could answer is refused', async () => {
    const { path, secret } = await way();
    const headers = { authorization: `Bearer ${secret}` };
    const answer = await post(
      path,
      { id: 42, name: 'Jean Petit', phone: '0639980198', portal: 'SL' },
      headers,
    );
    expect(answer.status).toBe(202);
    const [row] = await server.deps.db.select().from(portalLeads).where(eq(portalLeads.externalId, '42'));
    expect(row).toMatchObject({ portal: 'seloger', firstName: 'Jean', lastName: 'Petit', operationId: null });
    expect((await post(path, { lastName: 'Personne' }, headers)).status).toBe(422);
    expect((await post(path, 'pas du JSON', headers)).status).toBe(422);
  });

  test('answers at once where the company wants it, and takes turns', async () => {
    await send('PUT', '/prospects/reglages', {
      assignment: 'round_robin',
      autoReply: 'Nous vous répondons.',
    });
    const { path, secret } = await way();
    const headers = { authorization: `Bearer ${secret}` };
    for (const n of [1, 2, 3]) {
      const email = `tour.${n}@example.test`;
      await post(
        path,
        { externalId: `tour-${n}`, lastName: `Tour ${n}`, email, classifiedId: 'OP-2025-001' },
        headers,
      );
    }
    const rows = await server.deps.db
      .select()
      .from(portalLeads)
      .where(like(portalLeads.externalId, 'tour-%'));
    expect(new Set(rows.map(({ assignedTo }) => assignedTo)).size).toBeGreaterThan(1);
    expect(rows.every(({ firstResponseAt }) => firstResponseAt === null)).toBe(true);
    const [mail] = await mailsTo(server, 'lead.acknowledged', 'tour.1@example.test');
    expect(mail?.text).toContain('Nous vous répondons.');
    expect(mail?.replyTo).toMatch(/@example\.test$/);
  });

  test('is another one once the owner has renewed it, who gives their password for it', async () => {
    const before = await way();
    expect((await shown()).settings).toMatchObject({ isOpen: true, keys: null });
    const { settings } = await send('POST', '/prospects/reglages/cle/affichage', {});
    expect(settings?.keys?.address).toContain(before.path);
    expect(settings?.keys?.key).toBe(before.secret);
    expect((await shown()).settings?.keys).toBeNull();
    expect((await shown('/prospects', colleague)).settings).toBeNull();
    await forgetPassword(server, personId('hugo.lartigue'));
    const { errors } = await send('POST', '/prospects/reglages/cle', {});
    expect(errors['confirmation']).toBeDefined();
    await confirmPassword(server, personId('hugo.lartigue'));
    await send('POST', '/prospects/reglages/cle', {});
    const after = await way();
    expect(after.path).not.toBe(before.path);
    const headers = { authorization: `Bearer ${before.secret}` };
    expect((await post(before.path, posted, headers)).status).toBe(404);
  });

  test('takes three hundred a minute', async () => {
    server.clock.advance(61_000);
    const { path } = await way();
    const answers = await Promise.all(Array.from({ length: 301 }, () => post(path, {})));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

/** The server's parts so many days later. */
const daysLater = (days: number) => {
  const { clock } = server.deps;
  const businessNow = () => new Date(clock.businessNow().getTime() + days * 86_400_000);
  return { ...server.deps, clock: { systemNow: () => clock.systemNow(), businessNow } };
};

describe('what comes back by itself', () => {
  test('tells once of a request that nobody answered in time', async () => {
    expect((await watchOverdueLeads(server.deps)).overdue).toBe(0);
    const monday = daysLater(3);
    expect((await watchOverdueLeads(monday)).overdue).toBeGreaterThan(0);
    expect((await watchOverdueLeads(monday)).overdue).toBe(0);
    const notices = await server.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.kind, 'lead.overdue'));
    expect(notices.length).toBeGreaterThan(0);
  });

  test('forgets a request as it came in after thirty days, and keeps what is known of it', async () => {
    const rawOf = async () => {
      const [row] = await server.deps.db
        .select()
        .from(portalLeads)
        .where(eq(portalLeads.externalId, 'lbc-1'));
      return row;
    };
    await emptyRawLeads(daysLater(29));
    expect((await rawOf())?.raw).toMatchObject({ lastName: 'Rouvier' });
    await emptyRawLeads(daysLater(31));
    expect(await rawOf()).toMatchObject({ raw: null, lastName: 'Rouvier' });
  });
});

describe('a file of requests', () => {
  test('is read by the names of its columns, refused line by line, and taken back but for what was worked on', async () => {
    await owner.signIn('hugo.lartigue@example.test');
    const text =
      'Portail;Nom;Prénom;E-mail;Téléphone;Message;Référence annonce;Budget\n' +
      'SeLoger;Importé;Anne;anne.importe@example.test;;Bonjour;OP-2025-001-G01;15 000\n' +
      'PAP;Importé;Luc;;06 39 98 01 97;;;\nPAP;Importé;Sans;;;;;\n';
    const form = new FormData();
    form.set('file', new File([text], 'prospects.csv', { type: 'text/csv' }));
    const answer = await owner.visit('POST', '/imports/lead/fichier', { data: form, follows: false });
    const path = answer.headers.get('location') ?? '';
    await owner.visit('POST', `${path}/lancement`, { data: { lines: 'valid' }, follows: false });
    await runDueJobs(server.deps, jobs);
    const rows = () => server.deps.db.select().from(portalLeads).where(eq(portalLeads.lastName, 'Importé'));
    expect(new Set((await rows()).map(({ firstName }) => firstName))).toEqual(new Set(['Anne', 'Luc']));
    const anne = (await rows()).find(({ firstName }) => firstName === 'Anne');
    expect(anne).toMatchObject({ portal: 'seloger', lotId: box, budgetCents: 1_500_000 });
    const now = server.deps.clock.businessNow();
    await server.deps.db.insert(leadActivities).values({
      id: server.deps.newId(),
      createdAt: now,
      updatedAt: now,
      tenantId: tenantId('T1'),
      leadId: anne?.id ?? '',
      kind: 'call',
      at: now,
    });
    await owner.visit('POST', `${path}/annulation`, { follows: false });
    expect((await rows()).map(({ firstName }) => firstName)).toEqual(['Anne']);
  });
});
