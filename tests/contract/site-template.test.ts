import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SiteTemplateProps } from '#contracts/client/site-template/form.ts';
import { portalLeads, sites } from '#mocks/db/schema/index.ts';
import { lotId, operationId } from '#mocks/db/seed/operations/index.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let accountant: Visitor;
let viewer: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, accountant, viewer, stranger] = [
    server.visitor(),
    server.visitor(),
    server.visitor(),
    server.visitor(),
  ];
  await owner.signIn('hugo.lartigue@example.test');
  await accountant.signIn('marc.soubiran@example.test');
  await viewer.signIn('lea.pons@example.test');
  await stranger.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

const golden = operationId('T1', 'OP-2025-001');
const talence = operationId('T1', 'OP-2025-002');
const base = (id = golden) => `/operations/${id}/mini-site`;

const shown = async (visitor: Visitor, path = base()) =>
  (await visitor.get(path)).page.props as unknown as SiteTemplateProps;
const send = async (method: string, path: string, data: object, visitor = owner) =>
  (await visitor.visit(method, path, { data })).page.props as unknown as SiteTemplateProps & {
    readonly errors: Record<string, string>;
    readonly flash: { readonly text: string } | null;
  };

const raw = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, testOrigin), { ...init, redirect: 'manual' });

const siteOf = async (path = base()) => {
  const { site } = await shown(owner, path);
  if (site === null) throw new Error('there is no mini-site');
  return site;
};

describe('the mini-site of an operation', () => {
  test('shows what is online, its visits and its versions, to those who may read it', async () => {
    const props = await shown(viewer);
    expect(props.site?.status).toBe('published');
    expect(props.statistics.visits).toBe(1240);
    expect(props.site?.versions.map(({ number }) => number)).toEqual([2, 1]);
    expect(props.can).toMatchObject({ write: false, publish: false });
    expect(props.quota).toEqual({ used: 1, limit: 5 });
  });

  test('is refused to who keeps the books, and is not there for another company', async () => {
    expect((await accountant.get(base())).status).toBe(403);
    expect((await stranger.get(base())).status).toBe(404);
    const { values, version } = await siteOf();
    expect((await viewer.visit('PATCH', base(), { data: { ...values, version } })).status).toBe(403);
    expect((await stranger.visit('PATCH', base(), { data: { ...values, version } })).status).toBe(404);
  });

  test('keeps the draft apart from what is online', async () => {
    const before = await siteOf();
    const props = await send('PATCH', base(), {
      ...before.values,
      baseline: 'Une autre accroche',
      version: before.version,
    });
    expect(props.errors).toEqual({});
    expect(props.site).toMatchObject({ isChanged: true, version: before.version + 1 });
    const page = await (await raw('/programme/les-chais-de-la-bastide')).text();
    expect(page).not.toContain('Une autre accroche');
    expect(props.site?.previewHtml).toContain('Une autre accroche');
  });

  test('refuses a stale version', async () => {
    const { values, version } = await siteOf();
    const props = await send('PATCH', base(), { ...values, version: version - 1 });
    expect(props.errors['version']).toContain('a été modifiée par Hugo Lartigue');
  });

  test('refuses an address that another one has', async () => {
    const { values, version } = await siteOf(base(talence));
    const props = await send('PATCH', base(talence), { ...values, slug: 'carre-zola', version });
    expect(props.errors['slug']).toBe('Cette adresse est déjà utilisée.');
  });

  test('does not go online while the legal notice or the contrast is missing', async () => {
    const site = await siteOf(base(talence));
    expect(site.checks.filter(({ isMet }) => !isMet).map(({ check }) => check)).toEqual([
      'legal',
      'contrast',
    ]);
    const refused = await send('PUT', `${base(talence)}/publication`, { version: site.version });
    expect(refused.errors['base']).toBe(
      'Complétez les mentions légales (éditeur, directeur de publication, hébergeur).',
    );
    const legal = { legalDirector: 'Inès Duprat', legalHost: 'Îlot' };
    const saved = await send('PATCH', base(talence), { ...site.values, ...legal, version: site.version });
    const still = await send('PUT', `${base(talence)}/publication`, { version: saved.site?.version });
    expect(still.errors['base']).toBe('Contraste insuffisant entre le texte et le fond.');
  });

  test('goes online, comes back to an earlier version, goes offline', async () => {
    const before = await siteOf();
    const online = await send('PUT', `${base()}/publication`, { version: before.version });
    expect(online.flash?.text).toBe('Modifications publiées');
    expect(online.site?.versions[0]).toMatchObject({ number: 3, isOnline: true });
    const first = online.site?.versions.at(-1);
    const restored = await send('POST', `${base()}/versions/${first?.id}`, {});
    expect(restored.site?.values.baseline).toBe(
      'Des logements rénovés dans un ancien chai, au cœur de Libourne',
    );
    await send('DELETE', `${base()}/publication`, {});
    const gone = await raw('/programme/les-chais-de-la-bastide');
    expect(gone.status).toBe(410);
    expect(await gone.text()).toContain('Ce programme n’est plus disponible.');
    const again = await siteOf();
    await send('PUT', `${base()}/publication`, { version: again.version });
  });

  test('gives a link to the draft that opens without an account', async () => {
    const props = await send('POST', `${base()}/apercu`, {});
    const link = new URL(props.previewLink ?? '');
    const page = await raw(link.pathname + link.search);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Aperçu du brouillon');
  });

  test('says honestly that nobody came by a name of one’s own', async () => {
    await send('PUT', `${base()}/domaine`, { customDomain: 'Programme.Exemple.FR' });
    const props = await send('POST', `${base()}/domaine`, {});
    expect(props.flash?.text).toContain('programme.exemple.fr');
    expect(props.site?.domainSeenAt).toBeNull();
    expect((await send('PUT', `${base()}/domaine`, { customDomain: 'pas un nom' })).errors).toHaveProperty(
      'customDomain',
    );
  });
});

/** Sends the form of a page as a browser without script does. */
async function ask(fields: Record<string, string>, waitMs = 5000) {
  const page = await (await raw('/programme/les-chais-de-la-bastide')).text();
  const action = /action="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  server.clock.advance(waitMs);
  return raw(action, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
}

const asked = {
  firstName: 'Élodie',
  lastName: 'Vasseur',
  email: 'elodie.vasseur@example.test',
  phone: '06 12 34 56 78',
  message: 'Bonjour, <b>est-il</b> libre ?',
  consent: 'on',
  website: '',
};
const kept = () => server.deps.db.select().from(portalLeads).where(eq(portalLeads.lastName, 'Vasseur'));

describe('the form of a public page', () => {
  test('keeps a request with the words that were agreed to', async () => {
    const lot = lotId('T1', 'OP-2025-001', 'G01');
    const answer = await ask({ ...asked, lotId: lot });
    expect(answer.status).toBe(303);
    const [lead] = await kept();
    expect(lead).toMatchObject({
      portal: 'mini_site',
      status: 'new',
      lotId: lot,
      operationId: golden,
      phones: ['+33612345678'],
    });
    expect(lead?.consentText).toContain('J’accepte que Garonne Patrimoine');
  });

  test('shows the page again with what is wrong, and keeps what was typed', async () => {
    const answer = await ask({ ...asked, lastName: '', consent: '' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('Indiquez votre nom.');
    expect(html).toContain('Cochez cette case');
    expect(html).toContain('&lt;b&gt;est-il&lt;/b&gt;');
  });

  test('throws away what a machine sends: the hidden field, or an answer at once', async () => {
    const before = (await kept()).length;
    expect((await ask({ ...asked, website: 'http://spam.example' })).status).toBe(303);
    expect((await ask(asked, 0)).status).toBe(303);
    expect(await kept()).toHaveLength(before);
  });

  test('takes five requests of an address in a minute', async () => {
    server.clock.advance(61_000);
    for (let n = 0; n < 5; n += 1) await ask(asked, 3000);
    expect((await ask(asked, 3000)).status).toBe(429);
  });

  test('shows its pictures to everybody, those of a draft to the company alone', async () => {
    const page = await (await raw('/programme/les-chais-de-la-bastide')).text();
    const picture = /src="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const answer = await raw(picture);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const { values } = await siteOf(base(talence));
    const draft = `/programme/${values.slug}/medias/${values.heroMediaId}`;
    expect((await raw(draft)).status).toBe(404);
    expect((await owner.get(draft)).status).toBe(200);
    expect((await stranger.get(draft)).status).toBe(404);
  });

  test('is not there where no page is, and needs no more than a page that is online', async () => {
    expect((await raw('/programme/nulle-part')).status).toBe(404);
    const [draft] = await server.deps.db.select().from(sites).where(eq(sites.operationId, talence));
    expect((await raw(`/programme/${draft?.slug}`)).status).toBe(404);
  });
});
