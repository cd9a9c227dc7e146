import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { channels } from '#contracts/realtime/channels.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import { settings, tenants, users } from '#mocks/db/schema/index.ts';
import { personId } from '#mocks/db/seed/person-id.ts';
import { tenantId } from '#mocks/db/seed/tenants.ts';
import { readActor } from '#mocks/server/actor.ts';
import type { RequestContext } from '#mocks/server/context.ts';
import { RedirectFailure } from '#mocks/server/failures.ts';
import { checkInOrder } from '#mocks/server/in-order.ts';
import { createSession } from '#mocks/server/session.ts';
import { switchOffSecondFactor, switchOnSecondFactor } from '#tests/support/second-factor.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const person = 'ines.duprat@example.test';
const staff = 'camille.roussel@example.test';
const dayMs = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('a session without the second factor', () => {
  test('ends when the factor is switched on elsewhere: a code is asked for', async () => {
    const visitor = server.visitor();
    await visitor.signIn(person);
    await switchOnSecondFactor(server.deps, person);
    const { page } = await visitor.get('/operations');
    expect(page.component).toBe('Auth/Login');
    expect(page.props.flash?.text).toContain('un code de validation est maintenant demandé');
    expect((await visitor.signIn(person)).page.props['step']).toBe('code');
  });

  test('is not opened by a remembered browser that is not trusted, and is by one that is', async () => {
    for (const trustDevice of [false, true]) {
      await switchOffSecondFactor(server.deps, person);
      const factor = await switchOnSecondFactor(server.deps, person);
      const visitor = server.visitor();
      await visitor.signIn(person, { remember: true });
      await visitor.visit('POST', '/connexion/code', { data: { code: factor.code(), trustDevice } });
      visitor.cookies.delete('__Host-ilot');
      const { page } = await visitor.get('/operations');
      expect(page.component).toBe(trustDevice ? 'Client/Operation/Index' : 'Auth/Login');
    }
  });

  test('is not what a trusted browser gets: signing in there leads in, and stays in', async () => {
    const factor = await switchOnSecondFactor(server.deps, person);
    const visitor = server.visitor();
    await visitor.signIn(person);
    await visitor.visit('POST', '/connexion/code', { data: { code: factor.code(), trustDevice: true } });
    await visitor.visit('POST', '/deconnexion');
    await visitor.signIn(person);
    expect((await visitor.get('/operations')).page.component).toBe('Client/Operation/Index');
    await switchOffSecondFactor(server.deps, person);
  });
});

describe('a second factor that is owed', () => {
  const account = (name: string): RouteRow => ({
    order: -1,
    name,
    page: 'Auth/Login',
    methods: ['GET'],
    uri: name === 'admin.account.show' ? 'admin/compte' : 'compte',
  });

  /** The address to which a page of the area leads whoever owes one; null when they are let through. */
  async function ledTo(context: RequestContext): Promise<string | null> {
    try {
      await checkInOrder(context);
      return null;
    } catch (error) {
      if (error instanceof RedirectFailure) return error.to;
      throw error;
    }
  }

  async function contextOf(email: string, area: 'client' | 'admin', route: string): Promise<RequestContext> {
    const { deps } = server;
    const [user] = await deps.db.select().from(users).where(eq(users.email, email));
    const session = await createSession(deps, { userId: user?.id ?? null, tenantId: null, area });
    const routes = [account('admin.account.show'), account('client.account.show')];
    return {
      deps: { ...deps, routes },
      unscoped: deps.db,
      session,
      isSigned: false,
      locale: 'fr',
      actor: await readActor(deps, session),
      route: { order: -1, name: route, uri: route, methods: ['GET'] },
      request: new Request('https://ilot.test/'),
    } as unknown as RequestContext;
  }

  test('keeps staff on their account outside of a demonstration, and nowhere in one', async () => {
    const page = () => contextOf(staff, 'admin', 'admin.dashboard');
    expect(await ledTo(await page())).toBeNull();
    const [demo] = await server.deps.db.select().from(settings).where(eq(settings.key, 'demo'));
    await server.deps.db.delete(settings).where(eq(settings.key, 'demo'));
    expect(await ledTo(await page())).toBe('/admin/compte?tab=securite');
    expect(await ledTo(await contextOf(staff, 'admin', 'admin.search'))).not.toBeNull();
    expect(await ledTo(await contextOf(staff, 'admin', 'search'))).not.toBeNull();
    expect(await ledTo(await contextOf(staff, 'admin', 'admin.account.twofactor.store'))).toBeNull();
    expect(await ledTo(await contextOf(staff, 'admin', 'admin.logout'))).toBeNull();
    if (demo) await server.deps.db.insert(settings).values(demo);
  });

  test('keeps members on theirs a week after their company asked for it, and not before', async () => {
    const askedAt = server.clock.systemNow();
    await server.deps.db
      .update(tenants)
      .set({ twoFactorRequiredAt: askedAt })
      .where(eq(tenants.id, tenantId('T1')));
    const page = () => contextOf('hugo.lartigue@example.test', 'client', 'client.operation.index');
    server.clock.advance(7 * dayMs - 1);
    expect(await ledTo(await page())).toBeNull();
    server.clock.advance(1);
    expect(await ledTo(await page())).toBe('/compte?tab=securite');
    await server.deps.db.update(tenants).set({ twoFactorRequiredAt: null });
  });

  test('leaves a person their own live channel and no other of their company, without a word on the page', async () => {
    const owner = server.visitor();
    await owner.signIn('hugo.lartigue@example.test');
    const ask = (twoFactorRequiredAt: Date | null) =>
      server.deps.db
        .update(tenants)
        .set({ twoFactorRequiredAt })
        .where(eq(tenants.id, tenantId('T1')));
    await ask(new Date(server.clock.systemNow().getTime() - 8 * dayMs));
    const join = async (channel: string): Promise<number> =>
      (
        await owner.visit('POST', '/broadcasting/auth', {
          form: { socket_id: '1.1', channel_name: channel },
        })
      ).status;
    expect(await join(channels.user(personId('hugo.lartigue')))).toBe(200);
    expect(await join(channels.tenant(tenantId('T1')))).toBe(403);
    const { page } = await owner.get('/compte?tab=securite');
    expect(page.props.flash).toBeNull();
    expect(page.props.realtime).toMatchObject({ changesChannel: channels.user(personId('hugo.lartigue')) });
    expect(page.props['section']).toMatchObject({ twoFactor: { demandedBy: 'company', dueAt: null } });
    await ask(null);
    expect(await join(channels.tenant(tenantId('T1')))).toBe(200);
  });
});
