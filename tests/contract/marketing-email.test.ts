import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MarketingEmailProps, OpenCampaign } from '#contracts/client/marketing-email.ts';
import { exampleContent } from '#contracts/client/marketing-email/payload.ts';
import {
  contactConsents,
  contacts,
  marketingEmails,
  marketingLinks,
  marketingRecipients,
  notifications,
  outgoingMails,
  suppressions,
} from '#mocks/db/schema/index.ts';
import { contactId } from '#mocks/db/seed/contacts/index.ts';
import { lotId } from '#mocks/db/seed/operations/index.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { runDueJobs } from '#mocks/server/jobs/run-due.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let other: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, other] = [server.visitor(), server.visitor()];
  await owner.signIn('hugo.lartigue@example.test');
  await other.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

const buyer = (rank: number): string => contactId('T1', `buyer-${rank}`);
const shown = async (id: string, visitor = owner): Promise<OpenCampaign> => {
  const { campaign } = (await visitor.get(`/campagnes?open=${id}`)).page
    .props as unknown as MarketingEmailProps;
  if (campaign === null) throw new Error('no campaign is open');
  return campaign;
};
const act = (method: string, path: string, data: unknown = {}) => owner.visit(method, path, { data });

/** A draft of the first company for some buyers; its id. */
async function draft(name: string, contactIds: string[], lotIds: string[] = []): Promise<string> {
  const answer = await act('POST', '/campagnes', {
    name,
    templateId: null,
    operationId: null,
    lotIds,
    contactIds,
  });
  expect(answer.page.props.errors).toEqual({});
  const [row] = await server.deps.db.select().from(marketingEmails).where(eq(marketingEmails.name, name));
  if (!row) throw new Error('no draft was made');
  return row.id;
}

/** A draft that may leave. */
async function ready(name: string, contactIds: string[]): Promise<string> {
  const id = await draft(name, contactIds);
  const { version } = await shown(id);
  await act('PATCH', `/campagnes/${id}`, { ...exampleContent, name, version });
  await act('POST', `/campagnes/${id}/essai`, { emails: ['hugo.lartigue@example.test'] });
  return id;
}

const recipientsOf = (id: string) =>
  server.deps.db
    .select()
    .from(marketingRecipients)
    .where(eq(marketingRecipients.campaignId, id))
    .orderBy(marketingRecipients.position);
const run = () => runDueJobs(server.deps, jobs);
const later = async (seconds: number) => {
  server.clock.advance(seconds * 1000);
  await run();
};
const mailTo = async (address: string) => {
  const rows = await server.deps.db
    .select()
    .from(outgoingMails)
    .where(and(eq(outgoingMails.toAddress, address), eq(outgoingMails.origin, 'campaign')))
    .orderBy(outgoingMails.id);
  const mail = rows.at(-1);
  if (!mail) throw new Error(`no mail for ${address}`);
  return mail;
};
const addressOf = async (id: string): Promise<string> => {
  const [row] = await server.deps.db.select().from(contacts).where(eq(contacts.id, id));
  return row?.email ?? '';
};
const pathOf = (href: string | null): string => new URL(href ?? '').pathname;

describe('campaigns', () => {
  test('are closed to accountants and readers, and another company’s is not there', async () => {
    for (const email of ['marc.soubiran@example.test', 'lea.pons@example.test']) {
      const visitor = server.visitor();
      await visitor.signIn(email);
      expect((await visitor.get('/campagnes')).status).toBe(403);
    }
    const id = await draft('Privée', []);
    expect((await other.get(`/campagnes?open=${id}`)).status).toBe(404);
    expect((await other.visit('PUT', `/campagnes/${id}/envoi`, { data: { isNow: true } })).status).toBe(404);
  });

  test('begin with the cards of the lots that were set aside', async () => {
    const id = await draft('Sélection', [], [lotId('T1', 'OP-2025-001', 'G01')]);
    const { content } = await shown(id);
    expect(content.blocks.map(({ kind }) => kind)).toEqual(['text', 'lot']);
  });

  test('are written to those who agreed, and to firms that did not refuse', async () => {
    const people = [buyer(1), buyer(3), buyer(8), buyer(7)];
    const id = await draft('Consentement', people);
    const { count } = await shown(id);
    // One agreed, one refused, two said nothing.
    expect(count).toMatchObject({ eligible: 1, measurable: 1, noConsent: 3 });
    await server.deps.db
      .update(contacts)
      .set({ kind: 'company' })
      .where(eq(contacts.id, buyer(7)));
    expect((await shown(id)).count).toMatchObject({ eligible: 2, noConsent: 2 });
  });
});

describe('sending', () => {
  test('asks for a subject, a test, people, and an hour that is still to come', async () => {
    const id = await draft('Pas prête', [buyer(3)]);
    const put = async (data: unknown) => (await act('PUT', `/campagnes/${id}/envoi`, data)).page.props.errors;
    expect(await put({ isNow: false, on: '2020-01-01', at: '09:00' })).toMatchObject({
      on: 'L’heure d’envoi doit être dans le futur (5 min au moins).',
    });
    expect(await put({ isNow: true })).toMatchObject({ base: 'Ajoutez un objet.' });
    const { version } = await shown(id);
    await act('PATCH', `/campagnes/${id}`, { subject: 'Bonjour', version });
    expect(await put({ isNow: true })).toMatchObject({
      base: 'Aucun destinataire éligible : 1 sans consentement, 0 désinscrits.',
    });
    await act('PATCH', `/campagnes/${id}`, {
      audience: { mode: 'list', roles: [], tags: [], operationId: null, contactIds: [buyer(1)] },
      version: version + 1,
    });
    expect(await put({ isNow: true })).toMatchObject({ base: 'Envoyez-vous un test avant de programmer.' });
  });

  test('at once can be taken back for a minute', async () => {
    const id = await ready('Reprise', [buyer(1)]);
    await act('PUT', `/campagnes/${id}/envoi`, { isNow: true });
    expect(await shown(id)).toMatchObject({ status: 'scheduled', isImmediate: true });
    await act('DELETE', `/campagnes/${id}/envoi`);
    await later(120);
    expect(await shown(id)).toMatchObject({ status: 'draft', startedAt: null });
  });

  test('goes batch by batch, is held back and goes on, and ends', async () => {
    const people = [buyer(1), buyer(2), buyer(5), buyer(14)];
    const id = await ready('Par lots', people);
    const { version } = await shown(id);
    // One mail a minute.
    await act('PATCH', `/campagnes/${id}`, { throttlePerHour: 60, version });
    await act('PUT', `/campagnes/${id}/envoi`, { isNow: true });
    await later(61);
    expect(await shown(id)).toMatchObject({ status: 'sending' });
    expect((await recipientsOf(id)).filter(({ handedAt }) => handedAt !== null)).toHaveLength(1);
    await act('PATCH', `/campagnes/${id}/pause`);
    await later(61);
    expect((await recipientsOf(id)).filter(({ handedAt }) => handedAt !== null)).toHaveLength(1);
    await act('DELETE', `/campagnes/${id}/pause`);
    for (let minute = 0; minute < 6; minute += 1) await later(61);
    const done = await shown(id);
    expect(done).toMatchObject({ status: 'sent', fault: null });
    expect(done.report).toMatchObject({ recipientsCount: 4, sentCount: 4, queuedCount: 0 });
    const notices = await server.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.kind, 'campaign.sent'));
    expect(notices).toHaveLength(1);
  });

  test('leaves out who unsubscribed after it began', async () => {
    const id = await ready('Entre-temps', [buyer(1), buyer(2)]);
    const { version } = await shown(id);
    await act('PATCH', `/campagnes/${id}`, { throttlePerHour: 60, version });
    await act('PUT', `/campagnes/${id}/envoi`, { isNow: true });
    await later(61);
    const [, second] = await recipientsOf(id);
    await server.deps.db.insert(contactConsents).values({
      id: server.deps.newId(),
      tenantId: tenantId('T1'),
      contactId: second?.contactId ?? '',
      purpose: 'email-prospecting',
      isGiven: false,
      basis: 'consent',
      source: 'Appel',
      at: server.clock.businessNow(),
      createdAt: server.clock.businessNow(),
      updatedAt: server.clock.businessNow(),
    });
    await later(61);
    expect((await recipientsOf(id))[1]).toMatchObject({ status: 'skipped', skipReason: 'noConsent' });
    await server.deps.db
      .delete(contactConsents)
      .where(
        and(eq(contactConsents.contactId, second?.contactId ?? ''), eq(contactConsents.source, 'Appel')),
      );
    await later(61);
  });
});

describe('a mail of a campaign', () => {
  test('names its sender and its way out, counts clicks of all together, and measures who agreed', async () => {
    const id = await ready('Contenu', [buyer(1), buyer(5)]);
    await act('PUT', `/campagnes/${id}/envoi`, { isNow: true });
    await later(61);
    const measured = await mailTo(await addressOf(buyer(1)));
    const plain = await mailTo(await addressOf(buyer(5)));
    expect(measured.html).toContain('SIREN 999 123 458');
    expect(measured.html).toContain('/desinscription/');
    expect(measured.html).toContain('Bonjour Thomas,');
    expect(measured.html).toMatch(/<img src="[^"]+\/o\/[\w-]+"/);
    expect(plain.html).not.toContain('/o/');
    // No link tells one reader from another.
    const linkIn = (html: string) => /href="([^"]+\/l\/[^"]+)"/.exec(html)?.[1];
    expect(linkIn(measured.html)).toBe(linkIn(plain.html));

    const guest = server.visitor();
    const followed = await guest.visit('GET', pathOf(linkIn(plain.html) ?? null), { follows: false });
    expect(followed.headers.get('location') ?? followed.headers.get('x-inertia-location')).toBe(
      'https://garonne.example/contact',
    );
    const [link] = await server.deps.db
      .select()
      .from(marketingLinks)
      .where(eq(marketingLinks.campaignId, id));
    expect(link?.clicks).toBe(1);

    const pixel = pathOf(/src="([^"]+\/o\/[^"]+)"/.exec(measured.html)?.[1] ?? null);
    const opened = await guest.visit('GET', pixel, { isProtocol: false });
    expect(opened.headers.get('content-type')).toBe('image/gif');
    expect((await shown(id)).report).toMatchObject({ measuredCount: 1, openedCount: 1 });
  });

  test('unsubscribes by one click of a mail program, without cookie or token, and only when posted', async () => {
    const id = await ready('Désinscription', [buyer(2)]);
    await act('PUT', `/campagnes/${id}/envoi`, { isNow: true });
    await later(61);
    const address = await addressOf(buyer(2));
    const path = pathOf((await mailTo(address)).unsubscribeHref);
    const program = server.visitor();
    const looked = await program.get(path);
    expect(looked.page.component).toBe('Success/Global');
    expect((await recipientsOf(id))[0]?.unsubscribedAt).toBeNull();
    const before = await server.deps.db.$count(suppressions);
    const clicked = await server.visitor().visit('POST', path, {
      form: { 'List-Unsubscribe': 'One-Click' },
      hasToken: false,
      isProtocol: false,
    });
    expect(clicked.status).toBe(204);
    expect((await recipientsOf(id))[0]?.unsubscribedAt).not.toBeNull();
    expect(await server.deps.db.$count(suppressions)).toBe(before + 1);
    const again = await draft('Après', [buyer(2)]);
    expect((await shown(again)).count).toMatchObject({ eligible: 0, unsubscribed: 1 });

    await program.get(path);
    await program.visit('DELETE', path);
    expect((await shown(again)).count).toMatchObject({ eligible: 1, unsubscribed: 0 });
    expect((await server.visitor().get('/desinscription/inconnu')).status).toBe(404);
  });

  test('unsubscribes as far as the person says, for their reason; taken back, what was agreed to is again', async () => {
    const id = await ready('Désinscription choisie', [buyer(5)]);
    await act('PUT', `/campagnes/${id}/envoi`, { isNow: true });
    await later(61);
    const { db } = server.deps;
    const given = async (): Promise<string[]> => {
      const ofContact = eq(contactConsents.contactId, buyer(5));
      const rows = await db
        .select()
        .from(contactConsents)
        .where(and(ofContact, eq(contactConsents.isGiven, true), isNull(contactConsents.withdrawnAt)));
      return [...new Set(rows.map(({ purpose }) => purpose))].toSorted();
    };
    const before = await given();
    expect(before).toContain('email-prospecting');
    const path = pathOf((await mailTo(await addressOf(buyer(5)))).unsubscribeHref);
    const reader = server.visitor();
    await reader.get(path);
    await reader.visit('POST', path, { data: { scope: 'all', reason: 'too_many' } });
    expect(await given()).toEqual([]);
    const refused = await db
      .select()
      .from(contactConsents)
      .where(
        and(
          eq(contactConsents.contactId, buyer(5)),
          eq(contactConsents.source, 'Lien de désinscription : Trop de messages'),
        ),
      );
    expect(refused.map(({ purpose }) => purpose).toSorted()).toEqual([
      'email-prospecting',
      'partner-sharing',
      'tracking',
    ]);
    await reader.visit('DELETE', path);
    expect(await given()).toEqual(before);
    const wrong = await reader.visit('POST', path, { data: { scope: 'everything' } });
    expect(wrong.page.props.errors).toHaveProperty('scope');
  });

  test('that the address refuses stands in the report, and too many of them stop the campaign', async () => {
    const id = await ready('Rejets', [buyer(1), buyer(2), buyer(5), buyer(14)]);
    const { mailer } = server.deps;
    server.deps.mailer = {
      leaves: true,
      send: () => Promise.reject(Object.assign(new Error('550 5.1.1 User unknown'), { responseCode: 550 })),
    };
    const { version } = await shown(id);
    await act('PATCH', `/campagnes/${id}`, { throttlePerHour: 180, version });
    await act('PUT', `/campagnes/${id}/envoi`, { isNow: true });
    await later(61);
    await later(61);
    server.deps.mailer = mailer;
    expect(await shown(id)).toMatchObject({ status: 'failed', fault: 'bounces' });
    expect((await shown(id)).report).toMatchObject({ bouncedCount: 3, sentCount: 0 });
  });
});
