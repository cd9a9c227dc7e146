import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exampleImage } from '#contracts/files.ts';
import { auditEntries, users } from '#mocks/db/schema/index.ts';
import { confirmPassword, forgetPassword, linkIn, mailsOf, userOf } from '#tests/support/account.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const email = 'hugo.lartigue@example.test';

let server: TestServer;
let hugo: Visitor;
let hugoId: string;
beforeAll(async () => {
  server = await openTestServer();
  hugo = server.visitor();
  await hugo.signIn(email);
  hugoId = (await userOf(server, email)).id;
});
afterAll(() => server.close());

const me = async () =>
  (await server.deps.db.select().from(users).where(eq(users.id, hugoId)))[0] ??
  Promise.reject(new Error('Hugo has gone'));
const payload = async (changes: object = {}) => {
  const { firstName, lastName, email: address, phone, jobTitle, locale, version } = await me();
  const values = { firstName, lastName, email: address, phone, jobTitle: jobTitle ?? '', locale };
  return { ...values, emailSignature: '', version, ...changes };
};
const save = async (changes: object = {}, visitor = hugo) => {
  await visitor.get('/compte');
  return visitor.visit('PATCH', '/compte/profil', { data: await payload(changes) });
};

describe('one’s own profile', () => {
  test('is saved and read back, the telephone in its international form and the signature cleaned', async () => {
    const { page } = await save({
      phone: '06 39 98 00 17',
      jobTitle: 'Gérant',
      emailSignature: '<p onclick="x()">Hugo<script>alert(1)</script></p>',
    });
    expect(page.props.flash?.text).toBe('Profil enregistré.');
    expect(await me()).toMatchObject({ phone: '+33639980017', emailSignature: '<p>Hugo</p>' });
    const section = page.props['section'] as unknown as { values: object };
    expect(section.values).toMatchObject({ phone: '06 39 98 00 17', jobTitle: 'Gérant' });
  });

  test('takes nothing but what it shows: no role, state, address of record or password', async () => {
    const before = await me();
    await save({
      kind: 'platform',
      status: 'suspended',
      platformRoles: ['super-admin'],
      passwordHash: 'x',
      emailVerifiedAt: null,
      id: 'a'.repeat(26),
    });
    const { kind, status, platformRoles, passwordHash, emailVerifiedAt } = await me();
    expect({ kind, status, platformRoles, passwordHash, emailVerifiedAt }).toEqual({
      kind: before.kind,
      status: before.status,
      platformRoles: before.platformRoles,
      passwordHash: before.passwordHash,
      emailVerifiedAt: before.emailVerifiedAt,
    });
  });

  test('refuses a stale version, and says which fields differ', async () => {
    const { version } = await me();
    await save({ jobTitle: 'Directeur' });
    const { page } = await save({ jobTitle: 'Président', version });
    expect(page.props.errors['version']).toMatch(/a été modifiée par Hugo Lartigue à/);
    expect(page.props['conflict']).toMatchObject({ by: 'Hugo Lartigue', fields: ['jobTitle'] });
    expect((await me()).jobTitle).toBe('Directeur');
  });

  test('names what is wrong at its field', async () => {
    const { page } = await save({ firstName: ' ', phone: '12', locale: 'de', email: 'nowhere' });
    expect(page.props.errors).toEqual({
      firstName: 'Ce champ est obligatoire.',
      phone: 'Saisissez un numéro de téléphone valide.',
      locale: 'Choix non valide.',
      email: 'Saisissez une adresse e-mail valide.',
    });
  });

  test('is shut to a guest', async () => {
    const guest = server.visitor();
    const { page } = await guest.get('/compte');
    expect(page.component).toBe('Auth/Login');
  });
});

describe('a portrait', () => {
  const send = (file: File) => {
    const data = new FormData();
    data.set('image', file);
    return hugo.visit('POST', '/compte/avatar', { data });
  };

  test('is kept, shown and removed', async () => {
    await hugo.get('/compte');
    const { page } = await send(exampleImage());
    expect(page.props.flash?.text).toBe('Photo enregistrée.');
    const { avatarHref } = page.props['person'] as unknown as { avatarHref: string };
    const image = await hugo.get(avatarHref, { isProtocol: false });
    expect(image.headers.get('content-type')).toBe('image/png');
    await hugo.visit('DELETE', '/compte/avatar');
    expect((await me()).avatarFileId).toBeNull();
  });

  test('is refused when its bytes are no picture, whatever it says it is', async () => {
    await hugo.get('/compte');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    const { page } = await send(new File([svg], 'portrait.png', { type: 'image/png' }));
    expect(page.props.errors['image']).toBe('Format non accepté (PNG, JPEG, WebP).');
    expect((await me()).avatarFileId).toBeNull();
  });

  test('is refused beyond 2 MB', async () => {
    await hugo.get('/compte');
    const bytes = new Uint8Array(2 * 1_048_576 + 1);
    bytes.set(new Uint8Array(await exampleImage().arrayBuffer()));
    const { page } = await send(new File([bytes], 'portrait.png', { type: 'image/png' }));
    expect(page.props.errors['image']).toBe('Fichier trop volumineux (2 Mo au maximum).');
  });
});

describe('a change of address', () => {
  const next = 'hugo.nouveau@example.test';
  beforeEach(async () => {
    await server.deps.db.update(users).set({ email, pendingEmail: null }).where(eq(users.id, hugoId));
    // Neither the hour’s limit nor the week in which a change can be undone may last into the next test.
    server.clock.advance(8 * 86_400_000);
    hugo = server.visitor();
    await hugo.signIn(email);
  });

  const ask = async () => {
    await confirmPassword(server, hugoId);
    return save({ email: next });
  };
  const confirmLink = async () => linkIn((await mailsOf(server, 'email-change.confirm', next)).at(-1));
  const revertLink = async () => linkIn((await mailsOf(server, 'email-change.warning', email)).at(-1));

  test('asks for the password first, and changes nothing until then', async () => {
    await forgetPassword(server, hugoId);
    const { page } = await save({ email: next, jobTitle: 'Autre' });
    expect(page.props.errors['confirmation']).toBeDefined();
    expect(await me()).toMatchObject({ email, pendingEmail: null });
  });

  test('takes effect by the button behind the link to the new address, once; a mere visit does nothing', async () => {
    const { page } = await ask();
    expect(page.props.flash?.text).toContain(next);
    expect(await me()).toMatchObject({ email, pendingEmail: next });
    const link = await confirmLink();
    const guest = server.visitor();
    const shown = await guest.get(link);
    expect(shown.page.component).toBe('Auth/EmailChange');
    expect(shown.page.props).toMatchObject({ kind: 'confirm', email: next });
    expect((await me()).email).toBe(email);
    const done = await guest.visit('POST', link);
    expect(done.page.component).toBe('Auth/Login');
    expect(await me()).toMatchObject({ email: next, pendingEmail: null });
    const again = await guest.visit('POST', link);
    expect(again.page.props['email']).toBeNull();
  });

  test('can be undone from the old address for seven days, which closes every session', async () => {
    await ask();
    const guest = server.visitor();
    await guest.get(await confirmLink());
    await guest.visit('POST', await confirmLink());
    server.clock.advance(6 * 86_400_000);
    const thief = server.visitor();
    await thief.signIn(next);
    const link = await revertLink();
    await guest.get(link);
    await guest.visit('POST', link);
    expect((await me()).email).toBe(email);
    expect((await thief.get('/compte')).page.component).toBe('Auth/Login');
  });

  test('cannot be followed by another while the first can be undone: its link would be lost', async () => {
    await ask();
    const guest = server.visitor();
    await guest.get(await confirmLink());
    await guest.visit('POST', await confirmLink());
    await confirmPassword(server, hugoId);
    const { page } = await save({ email: 'third@example.test' });
    expect(page.props.errors['email']).toMatch(/moins de 7 jours/);
  });

  test('is refused for an address that someone has', async () => {
    await confirmPassword(server, hugoId);
    const { page } = await save({ email: 'lea.pons@example.test' });
    expect(page.props.errors['email']).toBe('Cette adresse est déjà utilisée.');
  });

  test('can be given up, and its link is then worth nothing', async () => {
    await ask();
    const link = await confirmLink();
    const { page } = await hugo.visit('DELETE', '/compte/adresse');
    expect(page.props.flash?.text).toBe('Le changement d’adresse est annulé.');
    const guest = server.visitor();
    await guest.get(link);
    await guest.visit('POST', link);
    expect(await me()).toMatchObject({ email, pendingEmail: null });
  });

  test('is over after an hour, and a link sent again replaces the one before', async () => {
    await ask();
    const first = await confirmLink();
    await hugo.visit('POST', '/compte/adresse');
    const second = await confirmLink();
    expect(second).not.toBe(first);
    const guest = server.visitor();
    expect((await guest.get(first)).page.props['email']).toBeNull();
    expect((await guest.get(second)).page.props['email']).toBe(next);
    server.clock.advance(3_600_000);
    expect((await guest.get(second)).page.props['email']).toBeNull();
  });

  test('leaves a line in the journal with both addresses', async () => {
    await ask();
    const rows = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'account.email_change_asked'));
    expect(rows.at(-1)?.changes).toEqual({ email: { from: email, to: next } });
  });
});
