import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseSiren } from '#domain/identity/siren.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { writeSetting } from '#mocks/db/queries/settings.ts';
import {
  auditEntries,
  couponRedemptions,
  coupons,
  memberships,
  outgoingMails,
  subscriptions,
  tenants,
  throttles,
  users,
} from '#mocks/db/schema/index.ts';
import { linkOfMail, mailsTo } from '#tests/support/mails.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { VisitAnswer, Visitor } from '#tests/support/visitor.ts';

const path = '/inscription';

let server: TestServer;
let nth = 0;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(() => server.deps.db.delete(throttles));
afterAll(() => server.close());

/** A number that passes its check, of no company yet. */
function luhnSiren(): string {
  for (let number = 91_000_000 + (nth += 1) * 10; ; number += 1) {
    const siren = parseSiren(String(number).padStart(9, '0'));
    if (siren !== null) return siren;
  }
}

const payload = (changes: Record<string, unknown> = {}, company: Record<string, unknown> = {}) => ({
  firstName: 'Aline',
  lastName: 'Perrault',
  email: `aline-${nth}@example.test`,
  phone: '06 39 98 00 12',
  password: 'Sept-Lanternes-42',
  passwordConfirmation: 'Sept-Lanternes-42',
  planCode: 'pro',
  couponCode: '',
  acceptsTerms: true,
  marketingOptIn: false,
  website: '',
  company: {
    legalName: 'Pierres du Perche',
    siren: luhnSiren(),
    legalForm: 'SAS',
    activity: 'marchand_de_biens',
    postalCode: '61400',
    city: 'Mortagne-au-Perche',
    ...company,
  },
  ...changes,
});

async function opened(query = ''): Promise<{ visitor: Visitor; stamp: string }> {
  const visitor = server.visitor();
  const { page } = await visitor.get(path + query);
  server.clock.advance(5_000);
  return { visitor, stamp: String(page.props['stamp']) };
}

async function send(data: Record<string, unknown>, query = '') {
  const { visitor, stamp } = await opened(query);
  return { visitor, answer: await visitor.visit('POST', path, { data: { stamp, ...data } }) };
}

const tenantOf = async (siren: string) => {
  const [row] = await server.deps.db
    .select({ tenant: tenants, subscription: subscriptions })
    .from(tenants)
    .innerJoin(subscriptions, eq(subscriptions.tenantId, tenants.id))
    .where(eq(tenants.siren, siren));
  return row;
};

describe('a field that is left', () => {
  const about = async (email: string, company = {}) => {
    const { visitor, stamp } = await opened();
    const { status, text } = await visitor.visit('POST', path, {
      data: { stamp, ...payload({ email }, company) },
      headers: {
        accept: 'application/json',
        precognition: 'true',
        'precognition-validate-only': 'email,company.siren',
      },
      isProtocol: false,
      follows: false,
    });
    return { status, text };
  };

  test('is judged by its form alone: neither an account nor a company is to be learnt of', async () => {
    const unknown = await about('personne@example.test');
    expect(unknown).toEqual({ status: 204, text: '' });
    expect(await about('hugo.lartigue@example.test')).toEqual(unknown);
    const [known] = await server.deps.db.select({ siren: tenants.siren }).from(tenants).limit(1);
    expect(await about('personne@example.test', { siren: known?.siren })).toEqual(unknown);
    const { text } = await about('personne', { siren: '123' });
    expect(Object.keys((JSON.parse(text) as { errors: object }).errors)).toEqual(['email', 'company.siren']);
  });
});

describe('signing up', () => {
  test('opens a company on trial with its owner, whose address is to be verified before anybody is signed in', async () => {
    const data = payload();
    const { answer } = await send(data);
    expect(answer.page.component).toBe('Auth/VerifyEmail');
    expect(answer.page.props).toMatchObject({ email: data.email, resendInS: 60, auth: { user: null } });
    const row = await tenantOf(data.company.siren);
    expect(row?.tenant).toMatchObject({
      name: 'Pierres du Perche',
      status: 'trial',
      activity: 'marchand_de_biens',
    });
    expect(row?.subscription).toMatchObject({ status: 'trial', period: 'monthly', priceCents: 12_900 });
    const trialMs = (row?.subscription.trialEndsAt?.getTime() ?? 0) - server.clock.businessNow().getTime();
    expect(trialMs).toBe(14 * 86_400_000);
    const [owner] = await server.deps.db.select().from(users).where(eq(users.email, data.email));
    expect(owner).toMatchObject({
      kind: 'client',
      status: 'active',
      emailVerifiedAt: null,
      phone: '+33639980012',
    });
    const [membership] = await server.deps.db
      .select()
      .from(memberships)
      .where(eq(memberships.userId, owner?.id ?? ''));
    expect(membership).toMatchObject({ role: 'owner', tenantId: row?.tenant.id, operationScope: 'all' });
    expect(membership?.acceptedAt).not.toBeNull();
    expect(await mailsTo(server, 'address.verify', data.email)).toHaveLength(1);
    const registered = and(
      eq(auditEntries.action, 'tenant.registered'),
      eq(auditEntries.tenantId, row?.tenant.id ?? ''),
    );
    expect(await server.deps.db.$count(auditEntries, registered)).toBe(1);
  });

  test('gives the new company nothing of another one, whatever is sent', async () => {
    const garonne = seedId('tenant:T1');
    const data = payload({
      tenantId: garonne,
      id: garonne,
      role: 'super-admin',
      platformRoles: ['super-admin'],
    });
    const { visitor } = await send({ ...data, company: { ...data.company, id: garonne, brandId: garonne } });
    const row = await tenantOf(data.company.siren);
    expect(row?.tenant.id).not.toBe(garonne);
    expect(row?.tenant.brandId).toBeNull();
    await visitor.get(await linkOfMail(server, 'address.verify', data.email));
    const { page } = await visitor.get('/operations');
    expect(page.props).toMatchObject({ totalCount: 0, operations: { items: [] } });
    expect((await visitor.get(`/operations/${seedId('operation:T1:OP-2025-001')}`)).status).toBe(404);
    expect((await visitor.get('/admin')).status).toBe(403);
  });

  test('replaces the session, so that one fixed before is worth nothing', async () => {
    const { visitor, stamp } = await opened();
    const before = visitor.cookies.get('__Host-ilot');
    await visitor.visit('POST', path, { data: { stamp, ...payload() } });
    expect(visitor.cookies.get('__Host-ilot')).not.toBe(before);
  });

  test('keeps by which campaign the company came, in plain words only', async () => {
    const { visitor } = await opened('?utm_source=linkedin&utm_campaign=mdb&utm_term=%3Cscript%3E&x=1');
    const { page } = await visitor.get(path);
    server.clock.advance(5_000);
    const data = payload({ stamp: page.props['stamp'] });
    await visitor.visit('POST', path, { data });
    expect((await tenantOf(data.company.siren))?.tenant.signUpSource).toEqual({
      utm_source: 'linkedin',
      utm_campaign: 'mdb',
    });
  });

  test('signs in whoever opens the link in the same browser; elsewhere a button verifies, and they sign in', async () => {
    const here = payload({ email: 'here@example.test' });
    const { visitor } = await send(here);
    const { page } = await visitor.get(await linkOfMail(server, 'address.verify', here.email));
    expect(page.component).toBe('Client/Dashboard');
    expect(page.props.flash?.text).toBe('Adresse vérifiée.');
    const there = payload({ email: 'there@example.test' });
    await send(there);
    const elsewhere = server.visitor();
    const link = await linkOfMail(server, 'address.verify', there.email);
    expect((await elsewhere.get(link)).page.props['state']).toBe('ready');
    expect((await elsewhere.visit('POST', link)).page.component).toBe('Auth/Login');
    const signIn = { data: { email: there.email, password: there.password } };
    expect((await elsewhere.visit('POST', '/connexion', signIn)).page.component).toBe('Client/Dashboard');
  });

  test('signs nobody in by the link once the password has been reset by its mailbox', async () => {
    const data = payload({ email: 'reset@example.test' });
    const { visitor } = await send(data);
    const link = await linkOfMail(server, 'address.verify', data.email);
    await server.deps.db.update(users).set({ passwordHash: 'other' }).where(eq(users.email, data.email));
    expect((await visitor.get(link)).page.component).toBe('Auth/Login');
  });

  test('is for one trial a company', async () => {
    const data = payload({}, { siren: '000 200 303' });
    const { answer } = await send(data);
    expect(answer.page.props.errors).toEqual({
      'company.siren': 'Un essai a déjà été ouvert pour ce SIREN. Contactez-nous.',
    });
  });

  test('is for one of two who send the same SIREN at once', async () => {
    const siren = luhnSiren();
    const answers = await Promise.all(
      [1, 2].map(
        async (rank) => (await send(payload({ email: `twin-${rank}@example.test` }, { siren }))).answer,
      ),
    );
    const refused = answers.filter(({ page }) => 'company.siren' in page.props.errors);
    expect(refused).toHaveLength(1);
    expect(await server.deps.db.$count(tenants, eq(tenants.siren, siren))).toBe(1);
  });

  test('is held at five an hour for a caller', async () => {
    for (let sent = 0; sent < 5; sent += 1) await send(payload({}, { siren: '000200303' }));
    expect((await send(payload())).answer.page.props.errors).toEqual({
      base: 'Trop de demandes. Réessayez plus tard.',
    });
  });

  test('is closed while the platform takes no companies', async () => {
    const { visitor, stamp } = await opened();
    await writeSetting(server.deps.db, 'signUps', { isOpen: false });
    const { page } = await visitor.visit('POST', path, { data: { stamp, ...payload() } });
    expect(page.props.errors).toEqual({ base: 'Les inscriptions sont momentanément fermées.' });
    expect((await visitor.get(path)).page.props['isOpen']).toBe(false);
    await writeSetting(server.deps.db, 'signUps', null);
  });

  test('is not for somebody who is signed in', async () => {
    const visitor = server.visitor();
    await visitor.signIn('julie.fayolle@example.test');
    expect((await visitor.get(path)).page.component).toBe('Client/Dashboard');
  });
});

describe('an address that has an account', () => {
  const known = 'julie.fayolle@example.test';
  const pathsAfter = ['/', '/verifier-email', '/tableau-de-bord', '/compte', '/inscription', '/sante'];

  /** What is the same for everybody: without the address, the moment, and what is random. */
  const plain = (text: string, email: string): string =>
    text
      .replace(/"demoAccounts":\[[^\]]*\]/, 'accounts')
      .replaceAll(email, 'address')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'instant')
      .replaceAll(/"stamp":"[^"]+"/g, 'stamp');

  /** Everything that somebody who signs up with an address can learn without its mailbox. */
  async function learnt(email: string) {
    await server.deps.db.delete(throttles);
    const data = payload({ email });
    const { visitor, stamp } = await opened();
    const answers: unknown[] = [];
    const note = ({ status, headers, text }: VisitAnswer): void => {
      answers.push([status, headers.get('location'), [...visitor.cookies.keys()], plain(text, email)]);
    };
    const change = (method: string, to: string, body: object = {}) =>
      visitor.visit(method, to, { data: body, follows: false }).then(note);
    const look = async (to: string) => note(await visitor.get(to));
    await change('POST', path, { stamp, ...data });
    for (const to of pathsAfter) await look(to);
    server.clock.advance(61_000);
    await change('POST', '/verifier-email/renvoi');
    await look('/verifier-email');
    server.clock.advance(61_000);
    await change('PATCH', '/verifier-email', { email, password: 'wrong' });
    await look('/verifier-email');
    await change('PATCH', '/verifier-email', {
      email: `corrected-${answers.length}@example.test`,
      password: data.password,
    });
    await look('/verifier-email');
    await change('POST', '/connexion', { email, password: data.password });
    await look('/connexion');
    // The SIREN of the first is no way round either.
    const second = await opened();
    const again = payload({ email: 'second@example.test' }, { siren: data.company.siren });
    const { page } = await second.visitor.visit('POST', path, { data: { stamp: second.stamp, ...again } });
    answers.push(page.component, page.props.errors);
    return answers;
  }

  test('is answered like one that has none, in all that can be done without its mailbox', async () => {
    const fresh = await learnt('nobody-yet@example.test');
    expect(await learnt(known)).toEqual(fresh);
    expect(JSON.stringify(fresh)).toContain('Auth/VerifyEmail');
  });

  test('costs the same work: as many passwords hashed and looked at, and one mail', async () => {
    const hash = vi.spyOn(server.deps.hasher, 'hash');
    const verify = vi.spyOn(server.deps.hasher, 'verify');
    const workFor = async (email: string) => {
      hash.mockClear();
      verify.mockClear();
      await server.deps.db.delete(outgoingMails);
      await send(payload({ email }));
      const mails = await server.deps.db.$count(outgoingMails);
      return { hashed: hash.mock.calls.length, verified: verify.mock.calls.length, mails };
    };
    const fresh = await workFor('fresh-work@example.test');
    expect(fresh).toEqual({ hashed: 1, verified: 0, mails: 1 });
    expect(await workFor(known)).toEqual(fresh);
    vi.restoreAllMocks();
  });

  test('gets no company and no password; only its owner is told, by mail', async () => {
    const data = payload({ email: known });
    const before = await server.deps.db.select().from(users).where(eq(users.email, known));
    await server.deps.db.delete(outgoingMails);
    await send(data);
    expect(await mailsTo(server, 'account.exists', known)).toHaveLength(1);
    expect(await mailsTo(server, 'address.verify', known)).toHaveLength(0);
    expect(await tenantOf(data.company.siren)).toBeUndefined();
    expect(await server.deps.db.select().from(users).where(eq(users.email, known))).toEqual(before);
  });

  test('typed by mistake is corrected with the password, and the company opens at the other address', async () => {
    const data = payload({ email: known });
    const { visitor } = await send(data);
    server.clock.advance(61_000);
    const right = { email: 'at-last@example.test', password: data.password };
    const { page } = await visitor.visit('PATCH', '/verifier-email', { data: right });
    expect(page.props).toMatchObject({ email: right.email, errors: {} });
    const opens = await visitor.get(await linkOfMail(server, 'address.verify', right.email));
    expect(opens.page.component).toBe('Client/Dashboard');
    expect((await tenantOf(data.company.siren))?.tenant.name).toBe('Pierres du Perche');
  });

  test('cannot be tried with one password after the other', async () => {
    const data = payload({ email: known });
    const { visitor } = await send(data);
    server.clock.advance(61_000);
    const give = async (password: string) => {
      const sent = { email: 'x@example.test', password };
      return (await visitor.visit('PATCH', '/verifier-email', { data: sent })).page.props.errors;
    };
    for (let tries = 0; tries < 5; tries += 1) expect(await give('wrong')).toHaveProperty('password');
    expect(await give(data.password)).toHaveProperty('password');
  });
});

describe('programs', () => {
  const tooFast = {
    base: 'L’envoi a été trop rapide. Vérifiez votre saisie, patientez quelques secondes et recommencez.',
  };

  test('fill in the field that nobody sees', async () => {
    expect((await send(payload({ website: 'https://spam.example' }))).answer.page.props.errors).toEqual(
      tooFast,
    );
  });

  test('send within three seconds', async () => {
    const visitor = server.visitor();
    const { page } = await visitor.get(path);
    server.clock.advance(2_999);
    const data = payload({ stamp: page.props['stamp'] });
    expect((await visitor.visit('POST', path, { data })).page.props.errors).toEqual(tooFast);
  });

  test('write a time of their own', async () => {
    const forged = `${server.clock.systemNow().getTime() - 60_000}.${'0'.repeat(64)}`;
    for (const stamp of [forged, '', 'x', '1.2.3']) {
      expect((await send(payload({ stamp }))).answer.page.props.errors).toEqual(tooFast);
    }
  });
});

describe('what is typed', () => {
  test.each([
    [{ acceptsTerms: false }, {}, { acceptsTerms: 'Acceptez les conditions générales pour continuer.' }],
    [{}, { siren: '123456789' }, { 'company.siren': 'Le SIREN comporte 9 chiffres et doit être valide.' }],
    [{}, { postalCode: '6140' }, { 'company.postalCode': 'Le code postal comporte 5 chiffres.' }],
    [{ email: 'aline@' }, {}, { email: 'Saisissez une adresse e-mail valide.' }],
    [{ phone: '12' }, {}, { phone: 'Saisissez un numéro de téléphone valide.' }],
    [{ planCode: 'none' }, {}, { planCode: 'Choix non valide.' }],
    [
      { couponCode: 'SALON25' },
      {},
      { couponCode: 'Code promo inconnu, expiré ou non applicable à cette offre.' },
    ],
    [
      { passwordConfirmation: 'Sept-Lanternes-43' },
      {},
      { passwordConfirmation: 'Les deux mots de passe ne correspondent pas.' },
    ],
    [
      { password: 'Perrault-2026-abc', passwordConfirmation: 'Perrault-2026-abc' },
      {},
      { password: 'Le mot de passe ne doit pas contenir « perrault ».' },
    ],
  ])('is refused with its reason: %j %j', async (changes, company, errors) => {
    expect((await send(payload(changes, company))).answer.page.props.errors).toEqual(errors);
  });
});

describe('a promotion code', () => {
  test('lengthens the trial, and is counted', async () => {
    const data = payload({ couponCode: ' test30j ' });
    await send(data);
    const row = await tenantOf(data.company.siren);
    const trialMs = (row?.subscription.trialEndsAt?.getTime() ?? 0) - server.clock.businessNow().getTime();
    expect(trialMs).toBe(30 * 86_400_000);
    const [used] = await server.deps.db
      .select()
      .from(couponRedemptions)
      .where(eq(couponRedemptions.tenantId, row?.tenant.id ?? ''));
    expect(used).toMatchObject({
      couponId: seedId('coupon:TEST30J'),
      subscriptionId: row?.subscription.id,
      id: row?.subscription.couponRedemptionId,
    });
  });

  test('is used no more often than it may be, also when two take the last use at once', async () => {
    const { db } = server.deps;
    const used = eq(couponRedemptions.couponId, seedId('coupon:BIENVENUE1'));
    const before = await db.$count(couponRedemptions, used);
    await db
      .update(coupons)
      .set({ maxRedemptions: before + 1 })
      .where(eq(coupons.code, 'BIENVENUE1'));
    const answers = await Promise.all(
      [1, 2].map(async (rank) => {
        const data = payload({ couponCode: 'BIENVENUE1', email: `last-${rank}@example.test` });
        return (await send(data)).answer;
      }),
    );
    expect(answers.filter(({ page }) => 'couponCode' in page.props.errors)).toHaveLength(1);
    expect(await db.$count(couponRedemptions, used)).toBe(before + 1);
  });

  test('of the address is shown with its offer', async () => {
    const { page } = await server.visitor().get(`${path}?offre=reseau&code=test30j`);
    expect(page.props).toMatchObject({
      planCode: 'reseau',
      couponCode: 'TEST30J',
      coupon: { code: 'TEST30J', kind: 'trial_days', value: 16 },
    });
  });

  test('can be checked, but not guessed', async () => {
    const visitor = server.visitor();
    const check = (code: string) =>
      visitor.get(`${path}/code-promo?code=${code}&plan=pro`, { isProtocol: false });
    expect(JSON.parse((await check('TEST30J')).text)).toMatchObject({ coupon: { code: 'TEST30J' } });
    // The code of a network is for its companies alone.
    expect(JSON.parse((await check('PIERRE20')).text)).toEqual({ coupon: null });
    for (let tries = 0; tries < 8; tries += 1) {
      expect(JSON.parse((await check(`GUESS${tries}`)).text)).toEqual({ coupon: null });
    }
    const stopped = await check('TEST30J');
    expect(stopped.status).toBe(429);
    expect(stopped.headers.get('retry-after')).toBe('60');
  });
});

describe('a SIREN that was signed up with', () => {
  test('is refused for years, whether the first address had an account or not', async () => {
    const tried = async (email: string) => {
      await server.deps.db.delete(throttles);
      const data = payload({ email });
      await send(data);
      const later: unknown[] = [];
      for (const days of [2, 400, 3_000]) {
        server.clock.advance(days * 86_400_000);
        const { answer } = await send(
          payload({ email: `later-${days}@example.test` }, { siren: data.company.siren }),
        );
        later.push(answer.page.component, answer.page.props.errors);
      }
      return later;
    };
    const known = await tried('julie.fayolle@example.test');
    expect(JSON.stringify(known)).toContain('Contactez-nous');
    expect(await tried('never-seen@example.test')).toEqual(known);
  });
});
