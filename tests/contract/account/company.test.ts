import { and, eq, isNotNull } from 'drizzle-orm';
import { unzipSync, strFromU8 } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { impersonations, sessions, tenants } from '#mocks/db/schema/index.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { closeCompanies } from '#mocks/handlers/jobs/close-companies.ts';
import { runDueJobs } from '#mocks/server/jobs/run-due.ts';
import { confirmPassword, userOf } from '#tests/support/account.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const t2 = tenantId('T2');
const ownerEmail = 'karim.belkacem@example.test';

let server: TestServer;
let owner: Visitor;
let collaborator: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn(ownerEmail);
  collaborator = server.visitor();
  await collaborator.signIn('julie.fayolle@example.test');
});
afterAll(() => server.close());

const sheet = async () => {
  const [tenant] = await server.deps.db.select().from(tenants).where(eq(tenants.id, t2));
  if (!tenant) throw new Error('T2 has gone');
  return tenant;
};
type Section = Record<string, never> & { values: object; version: number };
const sectionOf = async (visitor: Visitor, tab: string) => {
  const { page } = await visitor.get(`/compte?tab=${tab}`);
  return page.props['section'] as unknown as Section & { tab: string };
};
const save = async (changes: object, visitor = owner) => {
  const { values, version } = await sectionOf(owner, 'societe');
  await visitor.get('/compte?tab=societe');
  return visitor.visit('PATCH', '/compte/societe', { data: { ...values, version, ...changes } });
};

describe('the sheet of a company', () => {
  test('is changed by its owner, and read back', async () => {
    const { page } = await save({ tradeName: 'Forez', fiscalYearEnd: '06-30', ape: '4110A' });
    expect(page.props.flash?.text).toBe('Société enregistrée.');
    expect(await sheet()).toMatchObject({ tradeName: 'Forez', fiscalYearEnd: '06-30', ape: '4110A' });
  });

  test('is read by a collaborator, who may not change it, and is not shown to a viewer', async () => {
    const section = await sectionOf(collaborator, 'societe');
    expect(section).toMatchObject({ tab: 'societe', can: { update: false } });
    expect((await save({ tradeName: 'Autre' }, collaborator)).status).toBe(403);
    const viewer = server.visitor();
    await viewer.signIn('lea.pons@example.test');
    const { page } = await viewer.get('/compte?tab=societe');
    expect(page.props['section']).toMatchObject({ tab: 'profil' });
    expect(page.props['tabs']).toEqual(['profil', 'securite', 'sessions', 'notifications', 'donnees']);
  });

  test('in the franchise tells its owner what is left of it, and nobody else', async () => {
    expect(await sectionOf(owner, 'societe')).toMatchObject({ franchise: null });
    await save({ vatRegime: 'franchise' });
    // The company lets nothing: all of the raised limit of services is left.
    expect(await sectionOf(owner, 'societe')).toMatchObject({
      franchise: { state: 'applies', lastYearCents: 0, thisYearCents: 0, leftCents: 4_125_000 },
    });
    expect(await sectionOf(collaborator, 'societe')).toMatchObject({ franchise: null });
    await save({ vatRegime: 'reel_normal' });
  });

  test('takes numbers of one company only', async () => {
    expect((await save({ siret: '99912345800013' })).page.props.errors).toEqual({
      siret: 'Le SIRET doit commencer par le SIREN de la société.',
    });
    expect((await save({ vatNumber: 'FR61999123458' })).page.props.errors).toEqual({
      vatNumber: 'Le numéro de TVA doit se terminer par le SIREN de la société.',
    });
    expect((await save({ fiscalYearEnd: '02-30' })).page.props.errors).toHaveProperty('fiscalYearEnd');
  });

  test('keeps its SIREN once it was invoiced', async () => {
    const { page } = await save({ siren: '000200303', siret: '', vatNumber: '' });
    expect(page.props.errors).toEqual({ siren: 'Contactez l’assistance pour changer de SIREN.' });
  });

  test('takes nothing but what it shows, and refuses a stale version', async () => {
    const before = await sheet();
    await save({ status: 'closed', brandId: 'a'.repeat(26), id: tenantId('T1'), supportAccessUntil: 'x' });
    expect(await sheet()).toMatchObject({ status: before.status, brandId: before.brandId, id: t2 });
    const { page } = await save({ city: 'Lyon', version: before.version });
    expect(page.props['conflict']).toMatchObject({ by: 'Karim Belkacem', fields: ['city'] });
  });
});

describe('the assistance', () => {
  const open = async () => {
    const now = server.clock.systemNow();
    const id = server.deps.newId();
    const staff = await userOf(server, 'hugo.marchal@example.test');
    await server.deps.db.insert(impersonations).values({
      id,
      staffId: staff.id,
      userId: (await userOf(server, ownerEmail)).id,
      tenantId: t2,
      mode: 'read',
      reason: 'Import bancaire en erreur',
      startedAt: now,
      endsAt: new Date(now.getTime() + 3_600_000),
      pages: 7,
    });
    return id;
  };

  test('may change things for a day by the owner’s consent, which ends all access when it is taken back', async () => {
    await owner.get('/compte?tab=securite');
    await owner.visit('POST', '/compte/assistance', { data: { hours: 24 } });
    const until = (await sheet()).supportAccessUntil?.getTime() ?? 0;
    expect(until - server.clock.systemNow().getTime()).toBe(86_400_000);
    // The clock of the system is not the one that the screens show.
    server.clock.advance(60_000);
    const id = await open();
    const section = await sectionOf(owner, 'securite');
    const startedAt = server.clock.businessNow().toISOString();
    expect(section['support']).toMatchObject({
      accesses: [
        {
          id,
          staffName: 'Hugo Marchal',
          reason: 'Import bancaire en erreur',
          pages: 7,
          startedAt,
          endedAt: null,
        },
      ],
    });
    await owner.visit('DELETE', '/compte/assistance');
    expect((await sheet()).supportAccessUntil).toBeNull();
    const [access] = await server.deps.db.select().from(impersonations).where(eq(impersonations.id, id));
    expect(access?.endReason).toBe('revoked');
  });

  test('is let in by the owner alone, for no other time than a day', async () => {
    expect((await collaborator.visit('POST', '/compte/assistance', { data: { hours: 24 } })).status).toBe(
      403,
    );
    await owner.get('/compte?tab=securite');
    await owner.visit('POST', '/compte/assistance', { data: { hours: 999 } });
    expect((await sheet()).supportAccessUntil).toBeNull();
  });
});

describe('a copy of one’s own data', () => {
  test('is written by a job, fetched by nobody else, and gone after seven days', async () => {
    await collaborator.get('/compte?tab=donnees');
    await collaborator.visit('POST', '/compte/donnees');
    await runDueJobs(server.deps, jobs);
    const { exports } = (await sectionOf(collaborator, 'donnees')) as unknown as {
      exports: { id: string; status: string }[];
    };
    expect(exports[0]?.status).toBe('ready');
    const path = `/compte/donnees/${exports[0]?.id}`;
    const { status } = await owner.get(path, { isProtocol: false });
    expect(status).toBe(404);

    const cookie = [...collaborator.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(new URL(path, testOrigin), { headers: { cookie } });
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files)).toContain('journal.csv');
    const json = strFromU8(files['donnees.json'] ?? new Uint8Array());
    expect(JSON.parse(json)).toMatchObject({ compte: [{ email: 'julie.fayolle@example.test' }] });
    expect(json).not.toMatch(/argon2|passwordHash|twoFactorSecret/);

    server.clock.advance(7 * 86_400_000);
    await collaborator.signIn('julie.fayolle@example.test');
    expect((await collaborator.get(path, { isProtocol: false })).status).toBe(404);
  });
});

describe('a copy of one’s own data, whoever asks', () => {
  /** Asks for one, and reads it. */
  async function copyFor(email: string) {
    const visitor = server.visitor();
    await visitor.signIn(email);
    await visitor.get('/compte?tab=donnees');
    const asked = await visitor.visit('POST', '/compte/donnees');
    expect(asked.page.props.errors).toEqual({});
    await runDueJobs(server.deps, jobs);
    const section = await sectionOf(visitor, 'donnees');
    const { exports, ...rest } = section as unknown as { exports: { id: string }[] };
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const path = `/compte/donnees/${exports[0]?.id}`;
    const answer = await fetch(new URL(path, testOrigin), { headers: { cookie } });
    expect(answer.status).toBe(200);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const text = strFromU8(files['donnees.json'] ?? new Uint8Array());
    return { text, data: JSON.parse(text) as Record<string, unknown[]>, rest, path };
  }

  test('is given to readers, who see nothing of the company beside it', async () => {
    const { data, rest } = await copyFor('lea.pons@example.test');
    expect(data).toMatchObject({ compte: [{ email: 'lea.pons@example.test' }] });
    expect(rest).toEqual({ tab: 'donnees', requests: null, closure: null });
  });

  test('is given to who steers a brand without working for a company, and to nobody else', async () => {
    const { data, path } = await copyFor('nathalie.gauthier@example.test');
    expect(data).toMatchObject({ compte: [{ email: 'nathalie.gauthier@example.test' }], societes: [] });
    expect(data['enseignes']).toHaveLength(1);
    const stranger = server.visitor();
    await stranger.signIn(ownerEmail);
    expect((await stranger.get(path, { isProtocol: false })).status).toBe(404);
  });

  test('tells of the person’s own browsers, and nothing of the staff’s who act in their name', async () => {
    const staff = server.visitor();
    await staff.signIn('camille.roussel@example.test', { isStaff: true });
    const { id } = await userOf(server, 'lea.pons@example.test');
    const data = { mode: 'read', reason: 'Aide à la saisie d’une opération', ticket: '' };
    await staff.visit('POST', `/admin/utilisateurs/${id}/prise-en-main`, { data });
    const posing = and(eq(sessions.userId, id), isNotNull(sessions.impersonationId));
    const mark = { userAgent: 'browser of the staff', ip: '203.0.113.77' };
    const marked = await server.deps.db.update(sessions).set(mark).where(posing).returning();
    expect(marked).toHaveLength(1);
    const { text, data: copy } = await copyFor('lea.pons@example.test');
    expect(copy['sessions']).not.toHaveLength(0);
    expect(text).not.toMatch(/browser of the staff|203\.0\.113\.77|camille\.roussel/);
  });
});

describe('closing a company', () => {
  const ask = (confirm: string) =>
    owner.visit('POST', '/compte/cloture', { data: { reason: 'Cessation', confirm } });

  test('needs the owner, the password and the company’s own name', async () => {
    expect((await collaborator.visit('POST', '/compte/cloture', { data: {} })).status).toBe(403);
    await owner.signIn(ownerEmail);
    await owner.get('/compte?tab=donnees');
    await server.deps.db.update(sessions).set({ confirmedPasswordAt: null });
    expect((await ask('Forez Habitat et Rénovation')).page.props.errors).toHaveProperty('confirmation');
    await confirmPassword(server, (await userOf(server, ownerEmail)).id);
    expect((await ask('Forez')).page.props.errors).toHaveProperty('confirm');
    expect((await sheet()).closingAskedAt).toBeNull();
  });

  test('makes it read-only at once, erases nothing, and can be taken back for sixty days', async () => {
    await ask('Forez Habitat et Rénovation');
    expect((await sheet()).status).toBe('read_only');
    const refused = await owner.visit('POST', '/operations', { data: {} });
    expect(refused.page.props.errors['base']).toMatch(/lecture seule/);
    server.clock.advance(59 * 86_400_000);
    await closeCompanies(server.deps);
    await owner.signIn(ownerEmail);
    await owner.get('/compte?tab=donnees');
    await owner.visit('DELETE', '/compte/cloture');
    expect(await sheet()).toMatchObject({ status: 'active', closingAskedAt: null });
  });

  test('closes it after sixty days', async () => {
    await confirmPassword(server, (await userOf(server, ownerEmail)).id);
    await ask('Forez Habitat et Rénovation');
    server.clock.advance(60 * 86_400_000);
    await closeCompanies(server.deps);
    expect((await sheet()).status).toBe('closed');
  });
});
