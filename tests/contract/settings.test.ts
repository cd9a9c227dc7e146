import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AdminFormProps } from '#contracts/admin/form.ts';
import type { SharedProps } from '#contracts/shared.ts';
import { auditEntries, outgoingMails, rentIndexEntries, users } from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { publishedIndexes } from '#mocks/handlers/client/rental-management/revision-terms.ts';
import { runWaitingJobs } from '#mocks/server/jobs/run-due.ts';
import { waitsUntil } from '#mocks/server/mail/daily-cap.ts';
import { invoicePdf } from '#mocks/server/subscription/invoice-pdf.ts';
import { issueInvoice } from '#mocks/server/subscription/issue-invoice.ts';
import { subscriptions } from '#mocks/db/schema/index.ts';
import { cents } from '#domain/money/cents.ts';
import { day } from '#domain/time/day.ts';
import { confirmPassword, forgetPassword } from '#tests/support/account.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { VisitAnswer, Visitor } from '#tests/support/visitor.ts';

const camille = seedId('person:camille.roussel');
const hugo = seedId('person:hugo.lartigue');
const path = '/admin/parametres';

let server: TestServer;
let boss: Visitor;
beforeEach(async () => {
  server = await openTestServer();
  boss = await person('camille.roussel', true);
  await confirmPassword(server, camille);
});
afterEach(() => server.close());

async function person(key: string, isStaff = false): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.signIn(`${key}@example.test`, { isStaff });
  return visitor;
}

const pageOf = async (tab = 'reglages', visitor = boss): Promise<AdminFormProps> =>
  (await visitor.get(`${path}?tab=${tab}`)).page.props as unknown as AdminFormProps;
const errorsOf = ({ page }: VisitAnswer) => page.props.errors;
const sharedOf = ({ page }: VisitAnswer) => page.props as unknown as SharedProps;
/** Saves the settings of now with some changed. */
const save = async (changes: object, visitor = boss): Promise<VisitAnswer> => {
  const { form } = await pageOf();
  const version = form.record?.version ?? 0;
  return visitor.visit('PUT', path, {
    data: { ...form.values, penaltyRateBps: 1_215, version, ...changes },
  });
};

describe('what is saved', () => {
  test('holds at once, for everybody, and an empty text gives the installation’s own back', async () => {
    expect(errorsOf(await save({ appName: 'Parcelle', supportEmail: 'aide@parcelle.example' }))).toEqual({});
    const hugosPage = sharedOf(await (await person('hugo.lartigue')).get('/tableau-de-bord'));
    expect(hugosPage.app.name).toBe('Parcelle');
    await save({ appName: '' });
    expect(sharedOf(await boss.get('/admin')).app.name).toBe('Îlot');
    const { form } = await pageOf();
    expect(form.values).toMatchObject({ appName: '', supportEmail: 'aide@parcelle.example' });
  });

  test('is told in the journal, without the long texts and the account of the bank', async () => {
    await save({
      issuerIban: 'FR7699999000010001002003034',
      termsVersion: '1',
      termsHtml: '<p>Texte</p>',
    });
    const [entry] = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'settings.update'));
    expect(entry?.changes).toMatchObject({ termsVersion: { from: '', to: '1' } });
    expect(JSON.stringify(entry?.changes)).not.toContain('9999900001');
    expect(JSON.stringify(entry?.changes)).not.toContain('Texte');
  });

  test('is refused over a version that somebody changed meanwhile, and nothing is lost', async () => {
    const { form } = await pageOf();
    await save({ appName: 'Parcelle' });
    const late = await save({ appName: 'Cadastre', version: form.record?.version });
    expect(errorsOf(late)).toHaveProperty('version');
    expect((await pageOf()).form.values.appName).toBe('Parcelle');
  });

  test('names the field that is wrong', async () => {
    expect(errorsOf(await save({ penaltyRateBps: null }))).toEqual({
      penaltyRateBps: 'Le taux de pénalité doit être renseigné.',
    });
    expect(errorsOf(await save({ issuerIban: 'FR00 0000' }))).toHaveProperty('issuerIban');
    expect(errorsOf(await save({ trialDays: 61 }))).toHaveProperty('trialDays');
    expect(errorsOf(await save({ defaultPlanCode: 'inconnue' }))).toHaveProperty('defaultPlanCode');
    expect(errorsOf(await save({ termsVersion: '2', termsHtml: '' }))).toHaveProperty('termsHtml');
  });

  test('is the super-administrator’s alone, after their password; administrators read it', async () => {
    const thomas = await person('thomas.lefevre', true);
    const read = await pageOf('reglages', thomas);
    expect(read.can).toEqual({ update: false });
    expect((await save({ appName: 'Autre' }, thomas)).status).toBe(403);
    expect((await (await person('lea.fontaine', true)).get(path)).status).toBe(403);
    await forgetPassword(server, camille);
    await save({ appName: 'Autre' });
    expect((await pageOf()).form.values.appName).toBe('');
  });
});

describe('what the settings do', () => {
  test('a client who was idle for longer than they allow signs in again', async () => {
    await save({ sessionIdleMinutes: 5 });
    const owner = await person('hugo.lartigue');
    server.clock.advance(4 * 60_000);
    expect((await owner.get('/tableau-de-bord')).page.component).toBe('Client/Dashboard');
    server.clock.advance(6 * 60_000);
    expect((await owner.get('/tableau-de-bord')).page.component).toBe('Auth/Login');
  });

  test('sign-ups close, begin with the chosen offer and tell its days of trial', async () => {
    const { plans } = await pageOf();
    const defaultPlanCode = plans.at(-1)?.id ?? '';
    expect(errorsOf(await save({ trialDays: 21, defaultPlanCode }))).toEqual({});
    const open = (await server.visitor().get('/inscription')).page.props as unknown as {
      isOpen: boolean;
      planCode: string;
      plans: { code: string; trialDays: number }[];
    };
    expect(open.isOpen).toBe(true);
    expect(open.plans.every(({ trialDays }) => trialDays === 21)).toBe(true);
    expect(open.planCode).toBe(defaultPlanCode);
    await save({ areSignUpsOpen: false });
    expect((await server.visitor().get('/inscription')).page.props).toMatchObject({ isOpen: false });
  });

  test('the next invoice prints the penalty, the account and the foot; one of before stays', async () => {
    await save({
      penaltyRateBps: 1_350,
      issuerIban: 'FR7699999000010001002003034',
      invoiceFooter: 'Merci de votre confiance.',
    });
    const [subscription] = await server.deps.db.select().from(subscriptions).limit(1);
    if (!subscription) throw new Error('no subscription is seeded');
    const invoice = await server.deps.db.transaction((tx) =>
      issueInvoice(server.deps, tx, {
        subscription,
        issuedOn: day('2026-11-20'),
        lines: [{ label: 'Abonnement', amountCents: 10_000 }],
        amount: { netCents: cents(10_000), vatCents: cents(2_000), totalCents: cents(12_000) },
      }),
    );
    expect(invoice.issuer).toMatchObject({ penaltyRateBps: 1_350, footer: 'Merci de votre confiance.' });
    expect(invoicePdf(invoice).length).toBeGreaterThan(500);
  });

  test('beyond the mails of a day what is sent waits for midnight, and the platform’s own does not', async () => {
    await save({ dailyMailCap: 1 });
    await boss.get('/admin');
    const [sample] = await server.deps.db.select().from(outgoingMails).limit(1);
    if (!sample) throw new Error('no mail is seeded');
    const now = server.clock.systemNow();
    await server.deps.db
      .update(outgoingMails)
      .set({ route: 'platform', sentAt: now, status: 'sent' })
      .where(eq(outgoingMails.id, sample.id));
    const until = await waitsUntil(server.deps, { ...sample, origin: 'share' });
    expect(until?.getTime()).toBeGreaterThan(now.getTime());
    expect(await waitsUntil(server.deps, { ...sample, origin: 'system' })).toBeNull();
  });

  test('a test mail arrives, ten an hour at most', async () => {
    for (let count = 0; count < 10; count += 1)
      expect(
        errorsOf(await boss.visit('POST', `${path}/essai-email`, { data: { to: 'x@example.test' } })),
      ).toEqual({});
    expect(
      errorsOf(await boss.visit('POST', `${path}/essai-email`, { data: { to: 'x@example.test' } })),
    ).toHaveProperty('to');
    await runWaitingJobs(server.deps, jobs);
    expect(await mailsTo(server, 'settings.test', 'x@example.test')).toHaveLength(10);
  });

  test('an address that is let in works while the application is closed', async () => {
    await boss.visit('PUT', `${path}/maintenance`, {
      data: { isOn: true, message: '', allowedIps: ['203.0.113.7'] },
    });
    const owner = server.visitor();
    const headers = { 'x-real-ip': '203.0.113.7' };
    expect((await owner.get('/connexion', { headers })).status).toBe(200);
    expect((await owner.get('/connexion', { headers: { 'x-real-ip': '203.0.113.8' } })).status).toBe(503);
  });
});

describe('terms', () => {
  const publish = (termsVersion: string) =>
    save({ termsVersion, termsHtml: `<h2>Objet</h2><p>Version ${termsVersion}</p><script>x()</script>` });

  test('are published without script, and asked of each client until they accept this version', async () => {
    const owner = await person('hugo.lartigue');
    expect(sharedOf(await owner.get('/tableau-de-bord')).terms).toBeUndefined();
    await publish('2026-11');
    const document = await server.visitor().get('/conditions', { isProtocol: false });
    expect(document.text).toContain('Version 2026-11');
    expect(document.text).not.toContain('<script');
    expect(sharedOf(await owner.get('/tableau-de-bord')).terms).toEqual({ version: '2026-11' });
    expect(errorsOf(await owner.visit('PUT', '/conditions', { data: { version: '2025' } }))).toHaveProperty(
      'version',
    );
    await owner.visit('PUT', '/conditions', { data: { version: '2026-11' } });
    expect(sharedOf(await owner.get('/tableau-de-bord')).terms).toBeUndefined();
    const [row] = await server.deps.db.select().from(users).where(eq(users.id, hugo));
    expect(row).toMatchObject({ acceptedTermsVersion: '2026-11' });
    expect((await pageOf()).acceptance?.accepted).toBe(1);
    await publish('2027-01');
    expect(sharedOf(await owner.get('/tableau-de-bord')).terms).toEqual({ version: '2027-01' });
  });

  test('are asked of no staff, and are not found while none are kept', async () => {
    expect((await server.visitor().get('/conditions', { isProtocol: false })).status).toBe(404);
    await publish('1');
    expect(sharedOf(await boss.get('/admin')).terms).toBeUndefined();
  });
});

describe('indices of rents', () => {
  const entered = {
    kind: 'IRL',
    region: 'metropolitan',
    quarter: '2026T3',
    points: '149.01',
    publishedOn: '2026-10-15',
    sourceUrl: 'https://www.insee.fr/fr/statistiques/serie/001515333',
  };
  const enter = (changes: object = {}) =>
    boss.visit('POST', `${path}/indices`, { data: { ...entered, ...changes } });

  test('what is entered is what revisions of rents read', async () => {
    expect(errorsOf(await enter())).toEqual({});
    const known = await publishedIndexes({ unscoped: server.deps.db });
    expect(known.at(-1)).toMatchObject({ kind: 'IRL', quarter: '2026T3', hundredths: 14_901 });
    const { indexes } = await pageOf('indices');
    expect(indexes?.[0]).toMatchObject({ quarter: '2026T3', entry: { isLocked: false } });
  });

  test('is refused twice, before its quarter has ended, and published before or ahead', async () => {
    await enter();
    expect(errorsOf(await enter())).toHaveProperty('quarter');
    expect(errorsOf(await enter({ quarter: '2026T2' }))).toHaveProperty('quarter');
    expect(errorsOf(await enter({ quarter: '2026T4' }))).toHaveProperty('quarter');
    expect(errorsOf(await enter({ kind: 'ILC', publishedOn: '2026-09-30' }))).toHaveProperty('publishedOn');
    expect(errorsOf(await enter({ kind: 'ILC', publishedOn: '2027-01-15' }))).toHaveProperty('publishedOn');
    expect(errorsOf(await enter({ kind: 'ILC', points: '1490' }))).toHaveProperty('points');
  });

  test('is corrected over the version that was read', async () => {
    await enter();
    const [row] = await server.deps.db.select().from(rentIndexEntries);
    const change = (version: number) =>
      boss.visit('PATCH', `${path}/indices/${row?.id}`, {
        data: {
          points: '149.11',
          publishedOn: '2026-10-15',
          sourceUrl: entered.sourceUrl,
          version,
        },
      });
    expect(errorsOf(await change(1))).toEqual({});
    expect(errorsOf(await change(1))).toHaveProperty('version');
    const [after] = await server.deps.db.select().from(rentIndexEntries);
    expect(after).toMatchObject({ hundredths: 14_911, version: 2 });
  });
});

test('the state names keys, never what they hold', async () => {
  const { installation } = await pageOf('etat');
  expect(installation?.database).toBe('embedded');
  expect(installation?.migration).toMatch(/^\d{4}_/);
  expect(installation?.keys.every(({ isSet }) => typeof isSet === 'boolean')).toBe(true);
  expect(installation?.lastBackupAt).toBeNull();
});
