import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BroadcastProps } from '#contracts/client/operation/broadcast-configuration/form.ts';
import { auditEntries, broadcastLots, lots } from '#mocks/db/schema/index.ts';
import { mediaId } from '#mocks/db/seed/media/index.ts';
import { lotId, operationId } from '#mocks/db/seed/operations/index.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { runDueJobs } from '#mocks/server/jobs/run-due.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let viewer: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, viewer, stranger] = [server.visitor(), server.visitor(), server.visitor()];
  await owner.signIn('hugo.lartigue@example.test');
  await viewer.signIn('lea.pons@example.test');
  await stranger.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

const talence = operationId('T1', 'OP-2025-002');
const golden = operationId('T1', 'OP-2025-001');
const base = (id = talence) => `/operations/${id}/diffusion`;
const lot = (ref: string) => lotId('T1', 'OP-2025-002', ref);

type Shown = BroadcastProps & {
  readonly errors: Record<string, string>;
  readonly flash: { readonly text: string; readonly remedies?: unknown } | null;
};
const shown = async (visitor: Visitor, path = base()) =>
  (await visitor.get(path)).page.props as unknown as Shown;
const send = async (method: string, path: string, data: object, visitor = owner) =>
  (await visitor.visit(method, path, { data })).page.props as unknown as Shown;
const rowOf = ({ lots: rows }: Shown, ref: string) => {
  const found = rows.find((row) => row.ref === ref);
  if (found === undefined) throw new Error(`no row ${ref}`);
  return found;
};
const raw = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, testOrigin), { ...init, redirect: 'manual' });
const feedPath = async (path = base()) => new URL((await shown(owner, path)).feed.href ?? '').pathname;
const advertId = async (ref: string) => {
  const [row] = await server.deps.db
    .select()
    .from(broadcastLots)
    .where(eq(broadcastLots.lotId, lot(ref)));
  return row?.id ?? '';
};
const report = async (reports: readonly object[]) => {
  const answer = await raw(`${await feedPath()}/retours`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reports }),
  });
  return { status: answer.status, body: (await answer.json()) as { accepted: number; ignored: unknown[] } };
};

describe('the broadcast of an operation', () => {
  test('shows each lot that may be advertised with what is missing, to those who may read it', async () => {
    const props = await shown(viewer);
    expect(props.lots.map(({ ref, status }) => [ref, status])).toEqual([
      ['B1', 'live'],
      ['B2', 'error'],
      ['B3', 'live'],
      ['B4', 'live'],
      ['M1', 'off'],
    ]);
    const missing = rowOf(props, 'B2').checks.filter(({ isMet }) => !isMet);
    expect(missing.map(({ check }) => check)).toEqual(['dpe', 'energyCost']);
    expect(rowOf(props, 'B2').portals[0]).toMatchObject({ state: 'error', code: 'ilot:dpe' });
    expect(rowOf(props, 'B1').views).toBe(777);
    expect(props.can).toMatchObject({ write: false, rotate: false });
  });

  test('tells its secret address only to those who manage it', async () => {
    expect((await shown(viewer)).feed.href).toBeNull();
    expect((await shown(owner)).feed.href).toContain('/flux-annonces/');
  });

  test('is not there for another company, and not to be changed by readers', async () => {
    expect((await stranger.get(base())).status).toBe(404);
    const { settings } = await shown(owner);
    const data = { ...settings.values, version: settings.version };
    expect((await viewer.visit('PUT', base(), { data })).status).toBe(403);
    expect((await stranger.visit('PUT', base(), { data })).status).toBe(404);
    const lotIds = [lot('B1')];
    expect((await viewer.visit('POST', `${base()}/retrait`, { data: { lotIds } })).status).toBe(403);
    expect((await stranger.visit('POST', `${base()}/retrait`, { data: { lotIds } })).status).toBe(404);
  });

  test('counts the lot of the mini-site as online there', async () => {
    const g01 = rowOf(await shown(viewer, base(golden)), 'G01');
    expect(g01.portals.map(({ portal, state }) => [portal, state])).toEqual([
      ['leboncoin', 'live'],
      ['site', 'live'],
    ]);
  });

  test('refuses a stale version, and a portal list that is empty', async () => {
    const { settings } = await shown(owner);
    const stale = await send('PUT', base(), { ...settings.values, version: 999 });
    expect(stale.errors).toHaveProperty('version');
    const none = await send('PUT', base(), { ...settings.values, portals: [], version: settings.version });
    expect(none.errors['portals']).toBe('Choisissez au moins un portail.');
  });

  test('sends published adverts to a portal that is added', async () => {
    const { settings } = await shown(owner);
    const portals = [...settings.values.portals, 'figaro'];
    const props = await send('PUT', base(), { ...settings.values, portals, version: settings.version });
    expect(props.flash?.text).toBe('Réglages enregistrés.');
    expect(rowOf(props, 'B1').portals.at(-1)).toMatchObject({ portal: 'figaro', state: 'queued' });
    expect(rowOf(props, 'M1').portals).toEqual([]);
  });
});

describe('the advert of a lot', () => {
  const advert = {
    title: 'Maison 3 pièces · Talence',
    text: 'Une petite maison de jardinier, au calme, avec son jardin.',
    isPriceShown: true,
    photoMediaIds: [mediaId('T1', 'OP-2025-002', 'Cour intérieure')],
  };

  test('never holds a telephone, an e-mail or an address of a site', async () => {
    for (const text of ['Appelez le 06 12 34 56 78.', 'Écrivez à a@b.fr', 'Voir www.exemple.fr']) {
      const { errors } = await send('PUT', `${base()}/lots/${lot('M1')}`, { ...advert, text });
      expect(errors['text']).toContain('coordonnées');
    }
  });

  test('takes photographs of its own operation alone', async () => {
    const foreign = mediaId('T1', 'OP-2025-001', 'Cour intérieure');
    const { errors } = await send('PUT', `${base()}/lots/${lot('M1')}`, {
      ...advert,
      photoMediaIds: [foreign],
    });
    expect(errors).toHaveProperty('photoMediaIds');
  });

  test('is refused with all that is missing, in one sentence', async () => {
    const saved = await send('PUT', `${base()}/lots/${lot('M1')}`, advert);
    expect(saved.errors).toEqual({});
    expect(saved.editor).toMatchObject({ version: 1, values: advert });
    const refused = await send('POST', `${base()}/publication`, { lotIds: [lot('M1')] });
    expect(refused.errors['base']).toBe(
      'M1 : DPE manquant ou périmé, Dépenses d’énergie estimées manquantes.',
    );
    expect(refused.flash?.remedies).toEqual([
      { label: 'Compléter la fiche du lot', href: `/operations/${talence}/vente/lots/${lot('M1')}` },
    ]);
  });

  test('goes online once its lot is complete, and is written about in the journal', async () => {
    const [row] = await server.deps.db
      .select()
      .from(lots)
      .where(eq(lots.id, lot('M1')));
    await server.deps.db
      .update(lots)
      .set({
        details: {
          ...row?.details,
          dpeClass: 'G',
          gesClass: 'E',
          dpeOn: '2026-09-01',
          energyCostMinCents: 190_000,
          energyCostMaxCents: 260_000,
          energyPriceYear: 2026,
        },
      })
      .where(eq(lots.id, lot('M1')));
    const props = await send('POST', `${base()}/publication`, { lotIds: [lot('M1')] });
    expect(props.flash?.text).toBe('Annonce transmise au flux.');
    expect(rowOf(props, 'M1').status).toBe('queued');
    const xml = await (await raw(await feedPath())).text();
    expect(xml).toContain('reference="OP-2025-002-M1"');
    expect(xml).toContain('Logement à consommation énergétique excessive\u00A0: classe G.');
    const entries = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'operation.broadcast.publish'));
    expect(entries.map(({ subjectLabel }) => subjectLabel)).toEqual(['OP-2025-002 · M1']);
  });

  test('keeps a photograph while it is published', async () => {
    const version = rowOf(await shown(owner), 'M1').version;
    const data = { ...advert, photoMediaIds: [], version };
    expect((await send('PUT', `${base()}/lots/${lot('M1')}`, data)).errors).toHaveProperty('photoMediaIds');
  });

  test('is not published twice', async () => {
    const { errors } = await send('POST', `${base()}/publication`, { lotIds: [lot('M1')] });
    expect(errors['base']).toContain('M1');
  });
});

describe('the feed of a gateway', () => {
  test('holds what is published and public, and counts who reads it', async () => {
    const before = (await shown(owner)).feed.readsCount;
    const answer = await raw(await feedPath());
    expect(answer.headers.get('content-type')).toContain('application/xml');
    const xml = await answer.text();
    expect(xml).toContain('reference="OP-2025-002-B1"');
    expect(xml).not.toContain('OP-2025-002-B2"');
    expect(xml).toContain('<prix devise="EUR">172000.00</prix>');
    expect(xml).toContain('<adresse>route de Toulouse</adresse>');
    expect(xml).not.toContain('166000');
    const { feed, lots: rows } = await shown(owner);
    expect(feed.readsCount).toBe(before + 1);
    expect(feed.lastReadAt).not.toBeNull();
    expect(rows.find(({ ref }) => ref === 'B1')?.isChanged).toBe(false);
  });

  test('gives the photographs of its adverts, and no others', async () => {
    const path = await feedPath();
    const xml = await (await raw(path)).text();
    const href = /<photo>([^<]+)<\/photo>/.exec(xml)?.[1] ?? '';
    const picture = await raw(new URL(href).pathname);
    expect(picture.headers.get('content-type')).toMatch(/^image\//);
    const other = mediaId('T1', 'OP-2025-002', 'Toiture, avant');
    expect((await raw(`${path}/photos/${other}`)).status).toBe(404);
  });

  test('takes what portals tell, and says which lines it did not', async () => {
    const [b1, m1] = [await advertId('B1'), await advertId('M1')];
    const { status, body } = await report([
      { id: m1, portal: 'leboncoin', state: 'live', views: 12 },
      { id: b1, portal: 'seloger', state: 'error', code: 'E42', message: 'Photo trop petite' },
      { id: b1, portal: 'logicimmo', state: 'live' },
      { id: operationId('T1', 'OP-2025-002'), portal: 'leboncoin', state: 'live' },
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ accepted: 2 });
    expect(body.ignored).toHaveLength(2);
    const props = await shown(owner);
    expect(rowOf(props, 'M1')).toMatchObject({ status: 'live', views: 12 });
    expect(rowOf(props, 'B1').status).toBe('error');
    expect(rowOf(props, 'B1').portals.find(({ portal }) => portal === 'seloger')).toMatchObject({
      state: 'error',
      code: 'E42',
      message: 'Photo trop petite',
    });
  });

  test('takes no portal’s code for one of ours', async () => {
    await report([{ id: await advertId('B1'), portal: 'bienici', state: 'error', code: 'ilot:dpe' }]);
    const published = rowOf(await shown(owner), 'B1').portals.find(({ portal }) => portal === 'bienici');
    expect(published).toMatchObject({ state: 'error', code: '' });
  });

  test('sends again what a portal refused, and leaves the others alone', async () => {
    const props = await send('POST', `${base()}/publication`, { lotIds: [lot('B1')] });
    const states = Object.fromEntries(rowOf(props, 'B1').portals.map(({ portal, state }) => [portal, state]));
    expect(states).toMatchObject({ leboncoin: 'live', seloger: 'queued', bienici: 'queued' });
  });

  test('answers a foreign or an old address with nothing', async () => {
    const path = await feedPath();
    const [head = '', signature = ''] = path.split('-annonces/')[1]?.split('-') ?? [];
    const wrong = `/flux-annonces/${head}-${signature.replace(/^./, (sign) => (sign === '0' ? '1' : '0'))}`;
    expect((await raw(wrong)).status).toBe(404);
    await send('POST', `${base()}/adresse`, {});
    expect((await raw(path)).status).toBe(404);
    expect((await raw(await feedPath())).status).toBe(200);
  });

  test('limits how often it is read', async () => {
    const path = await feedPath(base(golden));
    const answers = await Promise.all(Array.from({ length: 31 }, () => raw(path)));
    const last = answers.find(({ status }) => status === 429);
    expect(last?.headers.get('retry-after')).not.toBeNull();
  });
});

describe('a lot that is taken', () => {
  test('leaves the feed at once, and its advert falls', async () => {
    await send('POST', `/operations/${talence}/vente/retrait`, {
      lotIds: [lot('B3')],
      reason: 'Conservé par la société',
    });
    const props = await shown(owner);
    expect(rowOf(props, 'B3')).toMatchObject({ status: 'off', isOpen: false });
    expect(await (await raw(await feedPath())).text()).not.toContain('OP-2025-002-B3"');
    const { errors } = await send('POST', `${base()}/publication`, { lotIds: [lot('B3')] });
    expect(errors['base']).toContain('B3');
  });

  test('falls within minutes, however it was taken, and a mended one waits again', async () => {
    const { db } = server.deps;
    await db
      .update(lots)
      .set({ status: 'reserved' })
      .where(eq(lots.id, lot('B4')));
    expect(await (await raw(await feedPath())).text()).not.toContain('OP-2025-002-B4"');
    const [b2] = await db
      .select()
      .from(lots)
      .where(eq(lots.id, lot('B2')));
    await db
      .update(lots)
      .set({
        details: {
          ...b2?.details,
          dpeClass: 'D',
          gesClass: 'C',
          dpeOn: '2026-11-18',
          energyCostMinCents: 80_000,
          energyCostMaxCents: 110_000,
          energyPriceYear: 2026,
        },
      })
      .where(eq(lots.id, lot('B2')));
    await send('POST', `${base()}/envoi`, {});
    await runDueJobs(server.deps, jobs);
    const props = await shown(owner);
    expect(rowOf(props, 'B4').status).toBe('off');
    expect(rowOf(props, 'B2').portals.every(({ state }) => state === 'queued')).toBe(true);
    expect(props.feed.lastSyncAt).not.toBeNull();
  });
});

describe('switching it off', () => {
  test('takes every advert down, and says how many', async () => {
    const { settings } = await shown(owner);
    const data = { ...settings.values, isEnabled: false, version: settings.version };
    const props = await send('PUT', base(), data);
    expect(props.flash?.text).toMatch(/^Diffusion arrêtée : \d annonces retirées\.$/);
    expect(props.lots.every(({ status }) => status === 'off')).toBe(true);
    expect(await (await raw(await feedPath())).text()).not.toContain('<annonce ');
    const { errors } = await send('POST', `${base()}/publication`, { lotIds: [lot('B1')] });
    expect(errors['base']).toBe('Activez la diffusion et choisissez au moins un portail.');
  });
});
