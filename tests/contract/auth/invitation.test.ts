import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brandId } from '#mocks/db/seed/brands.ts';
import { demoInvitationTokens } from '#mocks/db/seed/invitations.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import {
  brandMemberships,
  invitations,
  memberships,
  outgoingMails,
  tenants,
  throttles,
  users,
  type Invitation,
} from '#mocks/db/schema/index.ts';
import type { Database } from '#mocks/db/database.ts';
import { readActor } from '#mocks/server/actor.ts';
import type { SignedInContext } from '#mocks/server/context.ts';
import { renewInvitation } from '#mocks/server/identity/invitation-mail.ts';
import { inviteBrandManager, inviteMember, invitePlatformUser } from '#mocks/server/identity/invite.ts';
import { createSession } from '#mocks/server/session.ts';
import { linkOfMail, mailsTo } from '#tests/support/mails.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const garonne = { id: seedId('tenant:T1'), name: 'Garonne Patrimoine' };
const account = {
  firstName: 'Nadia',
  lastName: 'Ferrand',
  phone: null,
  password: 'Sept-Lanternes-42',
  passwordConfirmation: 'Sept-Lanternes-42',
  acceptsTerms: true,
};

let server: TestServer;
let nth = 0;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  await server.deps.db.delete(throttles);
  await server.deps.db.delete(outgoingMails);
});
afterAll(() => server.close());

const someone = (): string => `invitee-${(nth += 1)}@example.test`;

/** What an action of the owner of the first company is given, as far as inviting asks. */
async function inviterContext(): Promise<SignedInContext> {
  const { deps } = server;
  const start = { userId: seedId('person:hugo.lartigue'), tenantId: garonne.id, area: 'client' } as const;
  const actor = await readActor(deps, await createSession(deps, start));
  const url = new URL('http://localhost/');
  const given = { deps, actor, url, unscoped: deps.db, locale: 'fr', ip: null, requestId: null, outbox: [] };
  return given as unknown as SignedInContext;
}

async function invite(make: (context: SignedInContext, tx: Database) => Promise<Invitation>) {
  const context = await inviterContext();
  return server.deps.db.transaction((tx) => make(context, tx));
}

const inviteToGaronne = (email: string) =>
  invite((context, tx) => inviteMember(context, tx, { email, tenant: garonne, role: 'collaborator' }));

async function memberLink(email: string): Promise<string> {
  await inviteToGaronne(email);
  return linkOfMail(server, 'invitation.member', email);
}

const accept = async (link: string, changes: Record<string, unknown> = {}) => {
  const visitor = server.visitor();
  await visitor.get(link);
  return { visitor, answer: await visitor.visit('POST', link, { data: { ...account, ...changes } }) };
};

const membershipOf = async (email: string) => {
  const [row] = await server.deps.db
    .select({ membership: memberships, user: users })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(users.email, email));
  return row;
};

describe('an invited person without account', () => {
  test('chooses a password, and starts in the company with a verified address', async () => {
    const email = someone();
    const link = await memberLink(email);
    const { page } = await server.visitor().get(link);
    expect(page.props).toMatchObject({
      state: 'new',
      invitation: { inviter: 'Hugo Lartigue', place: garonne.name, role: 'collaborator', email },
    });
    expect((await membershipOf(email))?.membership.acceptedAt).toBeNull();
    const { answer } = await accept(link);
    expect(answer.page.component).toBe('Client/Dashboard');
    expect(answer.page.props.flash?.text).toBe('Bienvenue chez Garonne Patrimoine.');
    const row = await membershipOf(email);
    expect(row?.user).toMatchObject({ firstName: 'Nadia', status: 'active' });
    expect(row?.user.emailVerifiedAt).not.toBeNull();
    expect(row?.membership.acceptedAt).not.toBeNull();
  });

  test('is let in once', async () => {
    const link = await memberLink(someone());
    await accept(link);
    expect((await server.visitor().get(link)).page.props['state']).toBe('dead');
    expect((await accept(link)).answer.status).toBe(404);
  });

  test('must follow the rules of passwords, and accept the terms', async () => {
    const link = await memberLink(someone());
    const common = { password: 'Password123456!', passwordConfirmation: 'Password123456!' };
    expect((await accept(link, common)).answer.page.props.errors).toEqual({
      password: 'Ce mot de passe est trop courant.',
    });
    expect((await accept(link, { acceptsTerms: false })).answer.page.props.errors).toEqual({
      acceptsTerms: 'Acceptez les conditions générales pour continuer.',
    });
  });

  test('cannot sign in before', async () => {
    const email = someone();
    await inviteToGaronne(email);
    expect((await server.visitor().signIn(email)).page.component).toBe('Auth/Login');
  });
});

describe('the link of an invitation', () => {
  test('is over after seven days; another can be asked for, once, and the inviter is told', async () => {
    const email = someone();
    const link = await memberLink(email);
    const { db } = server.deps;
    const past = new Date(server.clock.systemNow().getTime() - 1000);
    const { id } = await invitationOf(email);
    await db.update(invitations).set({ expiresAt: past }).where(eq(invitations.id, id));
    const visitor = server.visitor();
    expect((await visitor.get(link)).page.props).toMatchObject({ state: 'expired', isAsked: false });
    expect((await visitor.visit('POST', link, { data: account })).status).toBe(404);
    for (let asked = 0; asked < 2; asked += 1) {
      const { page } = await visitor.visit('POST', `${link}/renouvellement`);
      expect(page.props).toMatchObject({ state: 'expired', isAsked: true });
    }
    expect(await mailsTo(server, 'invitation.renewal', 'hugo.lartigue@example.test')).toHaveLength(1);
    const context = await inviterContext();
    const invitation = await invitationOf(email);
    await db.transaction((tx) => renewInvitation(context, tx, invitation));
    expect((await visitor.get(link)).page.props['state']).toBe('dead');
    const renewed = await linkOfMail(server, 'invitation.member', email);
    expect((await visitor.get(renewed)).page.props['state']).toBe('new');
  });

  test('gives way to a later one', async () => {
    const email = someone();
    const first = await memberLink(email);
    const second = await memberLink(email);
    expect((await server.visitor().get(first)).page.props['state']).toBe('dead');
    expect((await server.visitor().get(second)).page.props['state']).toBe('new');
  });

  test('is worth nothing once revoked, or when the company was closed', async () => {
    const email = someone();
    const link = await memberLink(email);
    const { db } = server.deps;
    await db.update(tenants).set({ status: 'suspended' }).where(eq(tenants.id, garonne.id));
    expect((await accept(link)).answer.status).toBe(404);
    await db.update(tenants).set({ status: 'active' }).where(eq(tenants.id, garonne.id));
    const { id } = await invitationOf(email);
    await db.update(invitations).set({ revokedAt: new Date() }).where(eq(invitations.id, id));
    expect((await accept(link)).answer.status).toBe(404);
  });

  test('that nobody made leads nowhere, and tells nothing', async () => {
    const link = `/invitation/${'a'.repeat(43)}`;
    const { page } = await server.visitor().get(link);
    expect(page.props['state']).toBe('dead');
    expect(page.props).not.toHaveProperty('invitation');
    expect((await accept(link)).answer.status).toBe(404);
  });

  test('is told to no other site, and kept as its hash alone', async () => {
    const link = await memberLink(someone());
    const { headers } = await server.visitor().get(link, { isProtocol: false });
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const rows = await server.deps.db.select().from(invitations);
    expect(JSON.stringify(rows)).not.toContain(link.split('/')[2]);
  });
});

describe('an invited person with an account', () => {
  const known = 'karim.belkacem@example.test';

  test('signs in, comes back and accepts by a button; no password can be set by the link', async () => {
    const link = await memberLink(known);
    const visitor = server.visitor();
    expect((await visitor.get(link)).page.props['state']).toBe('sign-in');
    expect((await visitor.visit('POST', link, { data: account })).status).toBe(403);
    expect((await visitor.visit('POST', `${link}/rejoindre`)).status).toBe(403);
    await visitor.get(link);
    const signedIn = await visitor.signIn(known);
    expect(signedIn.page.component).toBe('Auth/CreatePassword');
    expect(signedIn.page.props['state']).toBe('join');
    const { page } = await visitor.visit('POST', `${link}/rejoindre`);
    expect(page.component).toBe('Client/Dashboard');
    expect(page.props['tenant']).toMatchObject({ id: garonne.id });
  });

  test('who is signed in as somebody else is asked to sign out, and cannot accept', async () => {
    const link = await memberLink('paul.odin@example.test');
    const visitor = server.visitor();
    await visitor.signIn('julie.fayolle@example.test');
    expect((await visitor.get(link)).page.props['state']).toBe('other-person');
    expect((await visitor.visit('POST', `${link}/rejoindre`)).status).toBe(403);
    const { page } = await visitor.visit('POST', `${link}/deconnexion`);
    expect(page.props['state']).toBe('sign-in');
    expect((await membershipAt(garonne.id, 'paul.odin@example.test'))?.acceptedAt).toBeNull();
  });

  test('sets no password while somebody else is signed in, who is told so and may sign out', async () => {
    const email = someone();
    const link = await memberLink(email);
    const visitor = server.visitor();
    await visitor.signIn('julie.fayolle@example.test');
    await visitor.get(link);
    const { page } = await visitor.visit('POST', link, { data: account });
    expect(page.props).toMatchObject({
      state: 'other-person',
      signedInAs: 'Julie Fayolle',
      leaveHref: `${link}/deconnexion`,
      invitation: { email },
    });
    const [user] = await server.deps.db.select().from(users).where(eq(users.email, email));
    expect(user).toMatchObject({ status: 'invited', passwordHash: null });
    expect((await visitor.visit('POST', `${link}/deconnexion`)).page.props['state']).toBe('new');
    const { page: entered } = await visitor.visit('POST', link, { data: account });
    expect(entered.component).toBe('Client/Dashboard');
  });

  test('is not invited where they are a member, nor as staff, nor staff into a company', async () => {
    const unique = { errors: { email: 'Cette valeur est déjà utilisée.' } };
    await expect(inviteToGaronne('lea.pons@example.test')).rejects.toMatchObject(unique);
    await expect(inviteToGaronne('camille.roussel@example.test')).rejects.toMatchObject(unique);
    const asStaff = invite((context, tx) =>
      invitePlatformUser(context, tx, { email: 'lea.pons@example.test', roles: ['support'] }),
    );
    await expect(asStaff).rejects.toMatchObject(unique);
  });
});

test('staff choose a longer password and start in the administration', async () => {
  const email = someone();
  await invite((context, tx) => invitePlatformUser(context, tx, { email, roles: ['admin'] }));
  const link = await linkOfMail(server, 'invitation.staff', email);
  const short = await accept(link, { password: 'Douze-Signe1', passwordConfirmation: 'Douze-Signe1' });
  expect(short.answer.page.props.errors).toEqual({
    password: 'Choisissez un mot de passe d’au moins 16 caractères.',
  });
  const { answer } = await accept(link);
  expect(answer.page.url).toMatch(/^\/admin/);
});

test('a manager of a brand gets the brand, and no company', async () => {
  const email = someone();
  const brand = brandId('habitat-ouest');
  await invite((context, tx) => inviteBrandManager(context, tx, { email, brandId: brand }));
  await accept(await linkOfMail(server, 'invitation.brand-manager', email));
  const [row] = await server.deps.db
    .select({ brand: brandMemberships.brandId })
    .from(brandMemberships)
    .innerJoin(users, eq(users.id, brandMemberships.userId))
    .where(eq(users.email, email));
  expect(row?.brand).toBe(brand);
  expect(await membershipOf(email)).toBeUndefined();
});

test('the demonstration has an invitation to accept, and one that is over', async () => {
  const visitor = server.visitor();
  const { open, expired } = demoInvitationTokens;
  expect((await visitor.get(`/invitation/${open}`)).page.props['state']).toBe('new');
  expect((await visitor.get(`/invitation/${expired}`)).page.props['state']).toBe('expired');
});

async function invitationOf(email: string): Promise<Invitation> {
  const rows = await server.deps.db
    .select({ invitation: invitations })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.userId))
    .where(eq(users.email, email))
    .orderBy(invitations.id);
  const last = rows.at(-1);
  if (!last) throw new Error(`no invitation of ${email}`);
  return last.invitation;
}

async function membershipAt(tenantId: string, email: string) {
  const rows = await server.deps.db
    .select({ membership: memberships, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.tenantId, tenantId));
  return rows.find((row) => row.email === email)?.membership;
}
