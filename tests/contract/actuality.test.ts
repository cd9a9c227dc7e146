import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleImage } from '#contracts/files.ts';
import type { ActualityFormProps } from '#contracts/admin/actuality/form.ts';
import type { ActualityIndexProps } from '#contracts/client/actuality/index.ts';
import type { ActualityShowProps } from '#contracts/client/actuality/show.ts';
import { actualities, actualityReads, notifications } from '#mocks/db/schema/index.ts';
import { actualityId } from '#mocks/db/seed/actualities.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { publishScheduled } from '#mocks/handlers/admin/actuality/publication.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let editor: Visitor;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [editor, owner] = [server.visitor(), server.visitor()];
  await editor.signIn('lea.fontaine@example.test', { isStaff: true });
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

/** Lets business time pass; sessions stay. */
function pass(ms: number): void {
  const { clock } = server.deps;
  const at = clock.businessNow().getTime() + ms;
  server.deps.clock = { ...clock, businessNow: () => new Date(at) };
}

const errorsOf = (props: unknown) => (props as { errors: Record<string, string> }).errors;
const adminPath = (id: string): string => `/admin/actualites/${id}`;
const stored = async (id: string) => {
  const [row] = await server.deps.db.select().from(actualities).where(eq(actualities.id, id));
  if (row === undefined) throw new Error(`no article ${id}`);
  return row;
};

const payloadOf = (title: string) => ({
  title,
  slug: '',
  category: 'market',
  excerpt: 'Un essai de chapô assez long pour qu’il passe le contrôle de longueur.',
  body: '<p>Un essai.</p>',
  planIds: [],
  brandIds: [],
  roles: [],
  isPinned: false,
  isNotified: false,
});

let made = 0;
/** A new draft of the editor. */
async function makeDraft(more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  made += 1;
  const slug = `essai-de-publication-${made}`;
  const answer = await editor.visit('POST', '/admin/actualites', {
    data: { ...payloadOf(`Essai de publication ${made}`), slug, ...more },
  });
  expect(errorsOf(answer.page.props)).toEqual({});
  const [row] = await server.deps.db.select().from(actualities).where(eq(actualities.slug, slug));
  return row?.id ?? '';
}

const publishNow = (id: string) =>
  editor.visit('PATCH', `${adminPath(id)}/publication`, { data: { on: null, hour: 9 } });

const articlesOf = async (visitor: Visitor, query = '') => {
  const { page } = await visitor.get(`/actualites${query}`);
  return page.props as unknown as ActualityIndexProps;
};

describe('what clients read', () => {
  test('is what was published for them: pinned first, then the latest, drafts and scheduled ones never', async () => {
    const { actualities: articles } = await articlesOf(owner);
    expect(articles.map(({ slug }) => slug)).toEqual([
      'maintenance-du-28-novembre',
      'reviser-un-loyer-la-regle-de-l-irl',
      'quatre-mois-de-prix-a-bordeaux',
      'les-fournisseurs-et-leurs-attestations',
    ]);
    for (const slug of ['plan-de-vente-partage', 'webinaire-division-d-un-immeuble']) {
      expect((await owner.get(`/actualites/${slug}`)).status).toBe(404);
    }
  });

  test('is found by words, by category and by being unread', async () => {
    const slugs = async (query: string) =>
      (await articlesOf(owner, query)).actualities.map(({ slug }) => slug);
    expect(await slugs('?q=LOYER')).toEqual(['reviser-un-loyer-la-regle-de-l-irl']);
    expect(await slugs('?category=product')).toEqual(['les-fournisseurs-et-leurs-attestations']);
    expect(await slugs('?unread=1')).toEqual([
      'maintenance-du-28-novembre',
      'reviser-un-loyer-la-regle-de-l-irl',
    ]);
  });

  test('is theirs by role: an article for accountants is not there for the owner', async () => {
    const id = await makeDraft({ roles: ['accountant'] });
    await publishNow(id);
    const { slug } = await stored(id);
    const accountant = server.visitor();
    await accountant.signIn('marc.soubiran@example.test');
    expect((await accountant.get(`/actualites/${slug}`)).status).toBe(200);
    expect((await owner.get(`/actualites/${slug}`)).status).toBe(404);
    expect((await owner.visit('POST', `/actualites/${id}/lue`)).status).toBe(404);
    expect((await articlesOf(owner)).actualities.map((article) => article.slug)).not.toContain(slug);
  });

  test('tells what comes before and after it, and three others', async () => {
    const { page } = await owner.get('/actualites/quatre-mois-de-prix-a-bordeaux');
    const props = page.props as unknown as ActualityShowProps;
    expect(props.previous?.slug).toBe('les-fournisseurs-et-leurs-attestations');
    expect(props.next?.slug).toBe('reviser-un-loyer-la-regle-de-l-irl');
    expect(props.related).toHaveLength(3);
  });

  test('is read once by each, however often it is opened, and can be said to be of use', async () => {
    const id = actualityId('maintenance-du-28-novembre');
    const { viewsCount } = await stored(id);
    await owner.visit('POST', `/actualites/${id}/lue`);
    await owner.visit('POST', `/actualites/${id}/lue`);
    await owner.visit('POST', `/actualites/${id}/avis`, { data: { isUseful: false } });
    const own = and(eq(actualityReads.actualityId, id), eq(actualityReads.userId, personId('hugo.lartigue')));
    const reads = await server.deps.db.select().from(actualityReads).where(own);
    expect(reads).toMatchObject([{ isUseful: false }]);
    expect((await stored(id)).viewsCount).toBe(viewsCount + 2);
  });

  test('is all read at once', async () => {
    const reader = server.visitor();
    await reader.signIn('lea.pons@example.test');
    expect((await articlesOf(reader)).unreadCount).toBeGreaterThan(0);
    await reader.visit('POST', '/actualites/lues');
    expect((await articlesOf(reader)).unreadCount).toBe(0);
  });
});

describe('the life of an article', () => {
  test('published at once it is there for clients, who are told where it says so', async () => {
    const id = await makeDraft({ isNotified: true });
    await publishNow(id);
    expect(await stored(id)).toMatchObject({
      status: 'published',
      publishedAt: server.deps.clock.businessNow(),
    });
    const notified = and(
      eq(notifications.subjectId, id),
      eq(notifications.userId, personId('hugo.lartigue')),
    );
    expect(await server.deps.db.$count(notifications, notified)).toBe(1);
  });

  test('without content it is not published', async () => {
    const id = await makeDraft({ body: '' });
    const answer = await publishNow(id);
    expect(errorsOf(answer.page.props)['base']).toContain('contenu');
    expect((await stored(id)).status).toBe('draft');
  });

  test('scheduled for an hour in Paris it comes then, not before', async () => {
    const id = await makeDraft();
    const path = `${adminPath(id)}/publication`;
    const past = await editor.visit('PATCH', path, { data: { on: '2026-11-20', hour: 8 } });
    expect(errorsOf(past.page.props)).toHaveProperty('on');
    await editor.visit('PATCH', path, { data: { on: '2026-11-20', hour: 11 } });
    expect(await stored(id)).toMatchObject({
      status: 'scheduled',
      publishAt: new Date('2026-11-20T10:00:00Z'),
    });
    expect(await publishScheduled(server.deps)).toEqual({ published: 0 });
    pass(2 * 3_600_000);
    expect(await publishScheduled(server.deps)).toEqual({ published: 1 });
    expect(await publishScheduled(server.deps)).toEqual({ published: 0 });
    expect((await stored(id)).status).toBe('published');
  });

  test('can be called back for ten minutes, then only archived; archived it is gone for clients', async () => {
    const id = await makeDraft();
    const path = adminPath(id);
    await publishNow(id);
    pass(10 * 60_000);
    await editor.visit('DELETE', `${path}/publication`);
    expect((await stored(id)).status).toBe('draft');
    await publishNow(id);
    pass(10 * 60_000 + 1);
    const late = await editor.visit('DELETE', `${path}/publication`);
    expect(errorsOf(late.page.props)['base']).toContain('dix minutes');
    await editor.visit('PATCH', `${path}/archivage`);
    expect((await owner.get(`/actualites/${(await stored(id)).slug}`)).status).toBe(410);
    const again = await publishNow(id);
    expect(errorsOf(again.page.props)['base']).toContain('archivée');
  });

  test('three are pinned at most', async () => {
    const [one, two, three] = [await makeDraft(), await makeDraft(), await makeDraft()];
    const pin = (id: string) =>
      editor.visit('PATCH', `${adminPath(id)}/epingle`, { data: { isPinned: true } });
    expect(errorsOf((await pin(one)).page.props)).toEqual({});
    expect(errorsOf((await pin(two)).page.props)).toEqual({});
    expect(errorsOf((await pin(three)).page.props)['base']).toContain('Trois');
    expect((await stored(three)).isPinned).toBe(false);
  });

  test('an address that is taken is refused at its field, and a blank one is made of the title', async () => {
    await makeDraft({ title: 'Œuvre & déjà-vu', slug: '' });
    const [row] = await server.deps.db
      .select()
      .from(actualities)
      .where(eq(actualities.slug, 'oeuvre-deja-vu'));
    expect(row?.title).toBe('Œuvre & déjà-vu');
    const again = await editor.visit('POST', '/admin/actualites', {
      data: { ...payloadOf(row?.title ?? ''), slug: 'oeuvre-deja-vu' },
    });
    expect(errorsOf(again.page.props)).toHaveProperty('slug');
  });

  test('a copy is a draft of its own', async () => {
    const id = actualityId('maintenance-du-28-novembre');
    const answer = await editor.visit('POST', `${adminPath(id)}/copie`);
    const { form, current } = answer.page.props as unknown as ActualityFormProps;
    expect(form.record?.id).not.toBe(id);
    expect(form.values.title).toContain('(copie)');
    expect(current?.status).toBe('draft');
  });
});

describe('who may', () => {
  test('sales reads and changes nothing; an editor deletes nothing; clients come nowhere near', async () => {
    const id = actualityId('plan-de-vente-partage');
    const sales = server.visitor();
    await sales.signIn('ines.benali@example.test', { isStaff: true });
    expect((await sales.get('/admin/actualites')).status).toBe(200);
    const publication = { data: { on: null, hour: 9 } };
    expect((await sales.visit('PATCH', `${adminPath(id)}/publication`, publication)).status).toBe(403);
    expect((await editor.visit('DELETE', adminPath(id))).status).toBe(403);
    expect((await owner.get('/admin/actualites')).status).not.toBe(200);
    expect((await stored(id)).status).toBe('draft');
  });

  test('the history of an article is the staff’s', async () => {
    const id = await makeDraft();
    expect((await editor.get(`/historique/actuality/${id}`)).status).toBe(200);
    expect((await owner.get(`/historique/actuality/${id}`)).status).toBe(404);
  });
});

describe('the pictures of an article', () => {
  const id = actualityId('maintenance-du-28-novembre');

  /** Sends a picture with its alternative text as the form does. */
  const upload = (path: string, alt: string): Promise<Response> => {
    const body = new FormData();
    body.set('file', exampleImage());
    body.set('alt', alt);
    return fetch(new URL(path, testOrigin), {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: {
        'x-inertia': 'true',
        'x-xsrf-token': decodeURIComponent(editor.cookies.get('XSRF-TOKEN') ?? ''),
        cookie: [...editor.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      },
    });
  };
  const pictures = async (draft: string) =>
    ((await editor.get(`${adminPath(draft)}/modifier`)).page.props as unknown as ActualityFormProps).media;

  test('begin with the cover; another takes its place, and the first left follows when it goes', async () => {
    const draft = await makeDraft();
    const path = `${adminPath(draft)}/images`;
    await upload(path, 'Façade');
    await upload(path, 'Cour');
    const [cover, other] = await pictures(draft);
    expect([cover, other]).toMatchObject([
      { alt: 'Façade', isCover: true },
      { alt: 'Cour', isCover: false },
    ]);
    await editor.visit('PATCH', `${path}/${other?.id ?? ''}`);
    expect(await pictures(draft)).toMatchObject([
      { alt: 'Cour', isCover: true },
      { alt: 'Façade', isCover: false },
    ]);
    await editor.visit('DELETE', `${path}/${other?.id ?? ''}`);
    expect(await pictures(draft)).toMatchObject([{ alt: 'Façade', isCover: true }]);
    expect((await editor.visit('DELETE', `${adminPath(id)}/images/${cover?.id ?? ''}`)).status).toBe(404);
  });

  test('ask for their alternative text', async () => {
    const draft = await makeDraft();
    await upload(`${adminPath(draft)}/images`, '');
    expect(await pictures(draft)).toEqual([]);
  });
});
