import { strFromU8, unzipSync } from 'fflate';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MediaPageProps } from '#contracts/client/media.ts';
import type { MediaFormProps } from '#contracts/client/media/form.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { mediaOfSite } from '#domain/site/site.ts';
import {
  auditEntries,
  lots,
  media,
  mediaFolders,
  mediaRenditions,
  plans,
  sites,
  storedFiles,
  subscriptions,
  uploads,
} from '#mocks/db/schema/index.ts';
import type { Database } from '#mocks/db/database.ts';
import { folderId, mediaId } from '#mocks/db/seed/media/index.ts';
import { pictureOf, type Scene } from '#mocks/db/seed/media/scenes.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { personId } from '#mocks/db/seed/person-id.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { sweepFiles } from '#mocks/handlers/jobs/sweep-files.ts';
import { mediaBin } from '#mocks/handlers/client/media/record.ts';
import { ScannerError } from '#mocks/services/files/scanner.ts';
import type { RealtimeEvent } from '#mocks/services/events.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let collaborator: Visitor;
let accountant: Visitor;
let viewer: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  const signedIn = async (email: string): Promise<Visitor> => {
    const visitor = server.visitor();
    await visitor.signIn(`${email}@example.test`);
    return visitor;
  };
  owner = await signedIn('hugo.lartigue');
  collaborator = await signedIn('ines.duprat');
  accountant = await signedIn('marc.soubiran');
  viewer = await signedIn('lea.pons');
  stranger = await signedIn('karim.belkacem');
});
afterAll(() => server.close());

const golden = operationId('T1', 'OP-2025-001');
const gambetta = operationId('T1', 'OP-2025-003');
const base = '/mediatheque';
const attic = mediaId('T1', 'OP-2025-001', 'Combles');
const goldenCover = mediaId('T1', 'OP-2025-001', 'Façade sur rue, avant');

let scenes = 0;
/** A picture that nobody has yet, as a file. */
function picture(name = 'facade_cour.png', scene: Partial<Scene> = {}): File {
  scenes += 1;
  const bytes = pictureOf({ subject: 'room', stage: 'after', house: 6, rank: scenes, ...scene }, 0.25);
  return new File([bytes], name);
}

/** Fetches what is no page. */
const fetchAs = (visitor: Visitor, path: string, { headers, ...init }: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, testOrigin), {
    redirect: 'manual',
    ...init,
    headers: {
      ...(headers as Record<string, string>),
      cookie: [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
    },
  });

/** Sends one file as the page does; what the server answers. */
async function send(file: File, fields: Readonly<Record<string, string>> = {}, visitor = owner) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', file);
  const response = await fetchAs(visitor, base, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? ''),
    },
    body,
  });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const answer = (isJson ? await response.json() : {}) as {
    id?: string;
    href?: string;
    errors?: Record<string, string[] | string>;
    remedies?: readonly { label: string; href: string }[];
  };
  return { status: response.status, ...answer };
}

const listOf = async (visitor: Visitor, query = '') =>
  (await visitor.get(`${base}${query}`)).page.props as unknown as MediaPageProps;
const formOf = async (visitor: Visitor, id: string) =>
  (await visitor.get(`${base}/${id}`)).page.props as unknown as MediaFormProps;
const stored = async (id: string) => {
  const [row] = await server.deps.db.select().from(media).where(eq(media.id, id));
  if (row === undefined) throw new Error('no such media');
  return row;
};
const refusals = async (method: string, path: string, data: object): Promise<Record<string, string>> =>
  (await owner.visit(method, path, { data })).page.props.errors;

describe('a file that is sent in parts', () => {
  const post = async (path: string, body: FormData | object, visitor = owner) => {
    const isForm = body instanceof FormData;
    const response = await fetchAs(visitor, path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? ''),
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const answer = (isJson ? await response.json() : {}) as { id?: string; offset?: number; errors?: object };
    return { status: response.status, ...answer };
  };
  const begin = (file: File, visitor = owner) =>
    post(
      `${base}/envois`,
      { key: `${file.name}|${file.size}`, name: file.name, sizeBytes: file.size },
      visitor,
    );
  const sendPart = (id: string, file: File, [from, to]: readonly [number, number], visitor = owner) => {
    const body = new FormData();
    body.set('offset', String(from));
    body.set('part', new File([file.slice(from, to)], 'part'));
    return post(`${base}/envois/${id}`, body, visitor);
  };
  const finish = (upload: string, visitor = owner) => {
    const body = new FormData();
    body.set('upload', upload);
    body.set('operationId', golden);
    return post(base, body, visitor);
  };

  test('goes on from what is there, and is then a file as any other', async () => {
    const file = picture('chantier_nord.png', { rank: 71 });
    const half = Math.floor(file.size / 2);
    const { id = '', offset } = await begin(file);
    expect(offset).toBe(0);
    expect(await sendPart(id, file, [0, half])).toMatchObject({ status: 200, offset: half });
    // Begun again, as after the page was loaded anew.
    expect(await begin(file)).toMatchObject({ id, offset: half });
    expect(await finish(id)).toMatchObject({ status: 422, errors: { file: expect.anything() as unknown } });
    expect((await sendPart(id, file, [half, file.size])).offset).toBe(file.size);
    const kept = await finish(id);
    expect(kept.status).toBe(200);
    expect(await stored(kept.id ?? '')).toMatchObject({
      title: 'chantier nord',
      kind: 'photo',
      operationId: golden,
    });
    expect((await finish(id)).status).toBe(422);
  });

  test('takes each part once, whatever is sent twice or skips something', async () => {
    const file = picture('chantier_sud.png', { rank: 72 });
    const third = Math.floor(file.size / 3);
    const { id = '' } = await begin(file);
    expect((await sendPart(id, file, [third, 2 * third])).offset).toBe(0);
    await sendPart(id, file, [0, third]);
    expect((await sendPart(id, file, [0, third])).offset).toBe(third);
    await Promise.all([sendPart(id, file, [third, 2 * third]), sendPart(id, file, [third, 2 * third])]);
    expect((await sendPart(id, file, [2 * third, file.size])).offset).toBe(file.size);
    expect((await finish(id)).status).toBe(200);
  });

  test('is looked at as one that comes at once: what it shows, not what it is called', async () => {
    const program = new File(['<html><script>alert(1)</script></html>'], 'photo.png');
    const { id = '' } = await begin(program);
    await sendPart(id, program, [0, program.size]);
    expect(await finish(id)).toMatchObject({ status: 422, errors: { file: expect.anything() as unknown } });
  });

  test('is its sender’s alone', async () => {
    const file = picture('chantier_est.png', { rank: 73 });
    const { id = '' } = await begin(file);
    for (const visitor of [collaborator, stranger]) {
      expect((await sendPart(id, file, [0, 10], visitor)).status).toBe(404);
      expect((await finish(id, visitor)).status).toBe(422);
    }
    expect((await begin(file, viewer)).status).toBe(403);
  });

  test('left half sent for a day it is given up, and its bytes go; those of one under way stay', async () => {
    const [old, young] = [picture('ancien.png', { rank: 74 }), picture('recent.png', { rank: 75 })];
    const { id = '' } = await begin(old);
    await sendPart(id, old, [0, 100]);
    const dayAgo = new Date(server.deps.clock.systemNow().getTime() - 25 * 3_600_000);
    await server.deps.db.update(uploads).set({ updatedAt: dayAgo }).where(eq(uploads.id, id));
    const fresh = await begin(young);
    await sendPart(fresh.id ?? '', young, [0, 100]);
    const long = {
      ...server.deps,
      clock: {
        ...server.deps.clock,
        systemNow: () => new Date(server.deps.clock.systemNow().getTime() + 3_600_000),
      },
    };
    await sweepFiles(long);
    expect((await sendPart(id, old, [100, 200])).status).toBe(404);
    expect((await sendPart(fresh.id ?? '', young, [100, young.size])).offset).toBe(young.size);
    expect((await finish(fresh.id ?? '')).status).toBe(200);
  });
});

describe('a file that is sent', () => {
  test('is kept with its thumbnail, its size and the place it was given', async () => {
    const { status, id = '' } = await send(picture(), {
      operationId: golden,
      folderId: folderId('T1', 'Photos'),
      takenOn: '2026-11-18',
    });
    expect(status).toBe(200);
    const row = await stored(id);
    expect(row).toMatchObject({
      kind: 'photo',
      title: 'facade cour',
      operationId: golden,
      folderId: folderId('T1', 'Photos'),
      takenOn: '2026-11-18',
      widthPx: 180,
      heightPx: 120,
    });
    const [thumb] = await server.deps.db
      .select()
      .from(storedFiles)
      .where(eq(storedFiles.id, row.thumbFileId ?? ''));
    expect(thumb).toMatchObject({ contentType: 'image/webp', tenantId: tenantId('T1') });
    const [entry] = await server.deps.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, 'media.create')));
    expect(entry?.subjectLabel).toBe('facade cour');
  });

  test('may be a table or a text, which is handed out to be saved; a page called a text is none', async () => {
    const { status, id = '' } = await send(new File(['Lot;Prix\r\nA1;120 000,50\r\n'], 'prix des lots.csv'));
    expect(status).toBe(200);
    expect(await stored(id)).toMatchObject({ kind: 'document', title: 'prix des lots' });
    const { headers } = await fetchAs(owner, (await formOf(owner, id)).media.href);
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      'text/csv',
      "attachment; filename*=UTF-8''prix%20des%20lots.csv",
    ]);
    const page = await send(new File(['<script>alert(1)</script>'], 'notes.txt'));
    expect([page.status, Object.keys(page.errors ?? {})]).toEqual([422, ['file']]);
  });

  test('is written before the transaction that keeps it: nobody waits for a disk', async () => {
    const { deps } = server;
    const { db, files } = deps;
    let isOpen = false;
    const transaction: Database['transaction'] = (run, config) =>
      db.transaction(async (tx) => {
        isOpen = true;
        try {
          return await run(tx);
        } finally {
          isOpen = false;
        }
      }, config);
    const written: boolean[] = [];
    deps.db = new Proxy(db, {
      get: (target, key): unknown => (key === 'transaction' ? transaction : Reflect.get(target, key, target)),
    });
    deps.files = {
      ...files,
      put: (...given) => {
        written.push(isOpen);
        return files.put(...given);
      },
    };
    const { status } = await send(picture());
    Object.assign(deps, { db, files });
    // The picture, its thumbnail and its smaller copies.
    expect([status, written]).toEqual([200, [false, false]]);
  });

  test('is kept in smaller sizes too, which pages and papers choose from', async () => {
    const bytes = pictureOf({ subject: 'room', stage: 'after', house: 3, rank: 90 }, 2);
    const { id = '' } = await send(new File([bytes], 'grande.png'), { operationId: golden });
    const { srcSet, href } = (await formOf(owner, id)).media;
    expect(srcSet.map(({ widthPx }) => widthPx)).toEqual([320, 640, 1280, 1440]);
    expect(srcSet.at(-1)?.href).toBe(href);
    const [small] = srcSet;
    const answer = await fetchAs(owner, small?.href ?? '');
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect((await fetchAs(stranger, small?.href ?? '')).status).toBe(404);
    const report = await owner.get(`/export/operations/${golden}/photos?perPage=4`);
    const { chapters } = report.page.props as unknown as {
      chapters: { photos: { id: string; href: string }[] }[];
    };
    const printed = chapters.flatMap(({ photos }) => photos).find((photo) => photo.id === id);
    // Two to a line are 88 mm wide: at 200 dots to the inch the size of 1280 has all of them.
    expect(new URL(printed?.href ?? '', testOrigin).pathname).toBe(
      new URL(srcSet[2]?.href ?? '', testOrigin).pathname,
    );
    await owner.visit('DELETE', `${base}/${id}`);
  });

  test('is told to the other browsers of whoever sent it', async () => {
    const heard: RealtimeEvent[] = [];
    server.deps.events.subscribe((event) => heard.push(event));
    const { id = '' } = await send(picture('du_telephone.png'));
    const [told] = heard.filter((event) => event.kind === 'message' && event.name === 'upload.processed');
    expect(told).toMatchObject({ channels: [channels.user(personId('hugo.lartigue'))], data: { id } });
  });

  test('bears the tags that it was sent with', async () => {
    const { id = '' } = await send(picture(), { 'tags[0]': 'toiture', 'tags[1]': 'avant travaux' });
    expect((await stored(id)).tags).toEqual(['toiture', 'avant travaux']);
    const { status } = await send(picture(), { 'tags[0]': 'x'.repeat(31) });
    expect(status).toBe(422);
  });

  test('is kept as it came where no browser shows it: the photograph of an iPhone, without its place', async () => {
    const xmp = '<x exif:GPSLatitude="44,50.2N"/>';
    const photo = new File([`\0\0\0\u0018ftypheic\0\0\0\0mif1heic${xmp}`], 'IMG_0412.HEIC');
    const { status, id = '', href = '' } = await send(photo, { operationId: golden });
    expect(status).toBe(200);
    expect(await stored(id)).toMatchObject({ kind: 'document', thumbFileId: null });
    const answer = await fetchAs(owner, href);
    expect(answer.headers.get('content-type')).toBe('image/heic');
    expect(answer.headers.get('content-disposition')).toContain("attachment; filename*=UTF-8''IMG_0412.heic");
    const kept = await answer.text();
    expect([kept.length, kept.includes('44,50.2N')]).toEqual([photo.size, false]);
  });

  test('is told from what it pretends to be, and refused', async () => {
    const pretended = await send(new File(['<html></html>'], 'photo.jpg', { type: 'image/jpeg' }));
    expect(pretended.status).toBe(422);
    expect(await send(new File([], 'vide.png'))).toMatchObject({ status: 422 });
  });

  test('that the antivirus knows harm of is refused; without its answer none is taken', async () => {
    const { deps } = server;
    deps.scanner = { find: () => Promise.resolve('Eicar-Test-Signature') };
    const harmful = await send(picture('piege.png'));
    expect(harmful.status).toBe(422);
    expect(String(harmful.errors?.['file'])).toContain('antivirus');
    deps.scanner = { find: () => Promise.reject(new ScannerError('closed')) };
    const { log } = deps;
    deps.log = { ...log, error: () => undefined };
    const unanswered = await send(picture('sans_reponse.png'));
    deps.scanner = null;
    deps.log = log;
    expect(unanswered.status).toBe(503);
    expect((await send(picture('sain.png'))).status).toBe(200);
  });

  test('that the library has already is named, and not kept twice', async () => {
    const twice = picture('deux_fois.png');
    const { id } = await send(twice);
    const { status, errors, remedies } = await send(twice);
    expect(status).toBe(422);
    expect(String(errors?.['file'])).toBe('Ce fichier existe déjà : deux fois.');
    expect(remedies).toEqual([{ label: 'Utiliser l’existant', href: `${base}/${id}` }]);
  });

  test('of an operation or a folder that is not theirs is refused', async () => {
    const foreign = operationId('T2', 'OP-2025-001');
    expect((await send(picture(), { operationId: foreign })).status).toBe(422);
    expect((await send(picture(), { folderId: folderId('T2', 'Plans') })).status).toBe(422);
    // Périgueux is not among the operations of the collaborator.
    expect((await send(picture(), { operationId: gambetta }, collaborator)).status).toBe(422);
  });

  test('is refused by an offer that has no room left', async () => {
    const { db } = server.deps;
    const [plan] = await db
      .select({ id: plans.id, limits: plans.limits })
      .from(plans)
      .innerJoin(subscriptions, eq(subscriptions.planId, plans.id))
      .where(eq(subscriptions.tenantId, tenantId('T1')));
    if (plan === undefined) throw new Error('no plan');
    await db
      .update(plans)
      .set({ limits: { ...plan.limits, storageGb: 0 } })
      .where(eq(plans.id, plan.id));
    const { status, errors } = await send(picture());
    await db.update(plans).set({ limits: plan.limits }).where(eq(plans.id, plan.id));
    expect(status).toBe(422);
    expect(String(errors?.['file'])).toContain('de stockage');
  });

  test('is nothing that a reader may send', async () => {
    expect((await send(picture(), {}, viewer)).status).toBe(403);
    expect((await send(picture(), {}, accountant)).status).toBe(403);
  });
});

describe('the library', () => {
  test('shows whoever sees only some operations the files of these alone', async () => {
    const all = await listOf(owner, '?perPage=100');
    const some = await listOf(collaborator, '?perPage=100');
    const operationsIn = ({ list }: MediaPageProps) =>
      new Set(list.items.map(({ operation }) => operation?.id));
    expect(operationsIn(all)).toContain(gambetta);
    expect(operationsIn(some)).not.toContain(gambetta);
    expect(operationsIn(some)).toContain(golden);
    const path = `${base}/${mediaId('T1', 'OP-2025-003', 'Toiture, avant')}`;
    expect((await owner.get(path)).status).toBe(200);
    expect((await collaborator.get(path)).status).toBe(404);
    expect((await stranger.get(path)).status).toBe(404);
  });

  test('hides what is confidential from readers: list, page, bytes and archive', async () => {
    const { id = '' } = await send(picture('secret.png'), { operationId: golden });
    const { form, media: shown } = await formOf(owner, id);
    await owner.visit('PATCH', `${base}/${id}`, {
      data: { ...form.values, isConfidential: true, version: form.record?.version },
    });
    const titles = ({ list }: MediaPageProps) => list.items.map(({ title }) => title);
    expect(titles(await listOf(owner))).toContain('secret');
    expect(titles(await listOf(viewer))).not.toContain('secret');
    expect((await viewer.get(`${base}/${id}`)).status).toBe(404);
    expect((await fetchAs(viewer, shown.href)).status).toBe(404);
    expect((await fetchAs(owner, shown.href)).status).toBe(200);
    expect((await fetchAs(stranger, shown.href)).status).toBe(404);
  });

  test('takes a video of a known site alone', async () => {
    const link = { title: 'Drone', operationId: null, folderId: null };
    const refused = await refusals('POST', `${base}/liens`, { ...link, url: 'https://example.test/video' });
    expect(refused['url']).toBe('Collez l’adresse d’une vidéo YouTube ou Vimeo.');
    expect(await refusals('POST', `${base}/liens`, { ...link, url: 'https://vimeo.com/76979871' })).toEqual(
      {},
    );
    const { list } = await listOf(owner, '?kind=link&q=drone');
    expect(list.items[0]).toMatchObject({
      title: 'Drone',
      href: 'https://vimeo.com/76979871',
      thumbHref: null,
    });
  });
});

describe('a video of another site', () => {
  const link = { operationId: null, folderId: null };
  const added = async (title: string, bytes: Uint8Array<ArrayBuffer> | null) => {
    server.deps.videoPictures = { pictureOf: () => Promise.resolve(bytes) };
    const url = 'https://vimeo.com/76979871';
    expect(await refusals('POST', `${base}/liens`, { ...link, title, url })).toEqual({});
    server.deps.videoPictures = null;
    const [row] = (await listOf(owner, `?kind=link&q=${title}`)).list.items;
    if (row === undefined) throw new Error('no such video');
    return row;
  };

  test('shows the picture that its site gives, and is no picture itself', async () => {
    const bytes = pictureOf({ subject: 'room', stage: 'after', house: 2, rank: 91 }, 1);
    const row = await added('Survol', bytes);
    expect(row.thumbHref).toBeNull();
    const answer = await fetchAs(owner, row.posterHref ?? '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await fetchAs(stranger, row.posterHref ?? '')).status).toBe(404);
    const { can } = await formOf(owner, row.id);
    expect(can.rotate).toBe(false);
  });

  test('is added without one where its site gives none, or something else', async () => {
    expect((await added('Silence', null)).posterHref).toBeNull();
    const page = new TextEncoder().encode('<html></html>');
    expect((await added('Page', page)).posterHref).toBeNull();
  });
});

describe('folders', () => {
  const store = (name: string, parentId: string | null = null) =>
    refusals('POST', `${base}/dossiers`, { name, parentId });
  const folderNamed = async (name: string) => {
    const [row] = await server.deps.db.select().from(mediaFolders).where(eq(mediaFolders.name, name));
    return row?.id ?? '';
  };

  test('stand five deep at most, one of a name in a place, and never within themselves', async () => {
    let parentId: string | null = null;
    for (const name of ['un', 'deux', 'trois', 'quatre', 'cinq']) {
      expect(await store(name, parentId)).toEqual({});
      parentId = await folderNamed(name);
    }
    expect(Object.keys(await store('six', parentId))).toEqual(['parentId']);
    expect(Object.keys(await store('un'))).toEqual(['name']);
    const first = await folderNamed('un');
    const inner = await folderNamed('trois');
    expect(
      Object.keys(await refusals('PATCH', `${base}/dossiers/${first}`, { name: 'un', parentId: inner })),
    ).toEqual(['parentId']);
  });

  test('are removed when nothing stands in them, and not before', async () => {
    const plansFolder = folderId('T1', 'Plans');
    expect(Object.keys(await refusals('DELETE', `${base}/dossiers/${plansFolder}`, {}))).toEqual(['base']);
    expect(await refusals('DELETE', `${base}/dossiers/${folderId('T1', 'Administratif')}`, {})).toEqual({});
    expect((await stranger.visit('DELETE', `${base}/dossiers/${plansFolder}`)).status).toBe(404);
  });
});

describe('a cover', () => {
  test('is one of an operation: choosing another replaces it', async () => {
    for (const id of [goldenCover, attic]) {
      const { version } = await stored(id);
      expect(await refusals('PUT', `${base}/${id}/couverture`, { isCover: true, version })).toEqual({});
    }
    expect((await stored(attic)).isCover).toBe(true);
    expect((await stored(goldenCover)).isCover).toBe(false);
  });

  test('is not moved to another operation while it is one', async () => {
    const { form } = await formOf(owner, attic);
    const moved = { ...form.values, operationId: gambetta, version: form.record?.version };
    expect(Object.keys(await refusals('PATCH', `${base}/${attic}`, moved))).toEqual(['operationId']);
  });

  test('goes with its file, and comes back with it', async () => {
    const coverOf = async () =>
      Object.keys(
        ((await owner.get(`/operations/${golden}`)).page.props as { covers?: object }).covers ?? {},
      );
    const deleted = await owner.visit('DELETE', `${base}/${attic}`);
    expect(await coverOf()).toEqual([]);
    const flash = deleted.page.props.flash as { readonly undo?: { readonly href: string } } | null;
    await owner.visit('POST', flash?.undo?.href ?? '', { data: {} });
    expect(await coverOf()).toEqual([golden]);
    expect(await stored(attic)).toMatchObject({ isCover: true, deletedAt: null });
  });

  test('needs an operation and a picture, and the version that was read', async () => {
    const { id = '' } = await send(picture('sans_operation.png'));
    expect(await refusals('PUT', `${base}/${id}/couverture`, { isCover: true, version: 1 })).toHaveProperty(
      'base',
    );
    const stale = await refusals('PUT', `${base}/${attic}/couverture`, { isCover: false, version: 1 });
    expect(stale).toHaveProperty('version');
  });
});

describe('a picture', () => {
  test('is turned with its thumbnail, and its old bytes are let go of', async () => {
    const { id = '' } = await send(picture('a_tourner.png'), { operationId: golden });
    const old = await stored(id);
    const turn = (degrees: number, version: number) =>
      refusals('POST', `${base}/${id}/rotation`, { degrees, version });
    expect(await turn(90, 1)).toEqual({});
    const turned = await stored(id);
    expect(turned).toMatchObject({ widthPx: 120, heightPx: 180, version: 2 });
    const gone = await server.deps.db
      .select()
      .from(storedFiles)
      .where(eq(storedFiles.id, old.fileId ?? ''));
    expect(gone).toEqual([]);
    expect(await turn(90, 1)).toHaveProperty('version');
  });

  test('is turned in all its sizes; what is purged takes them along', async () => {
    const bytes = pictureOf({ subject: 'room', stage: 'works', house: 4, rank: 91 }, 1);
    const { id = '' } = await send(new File([bytes], 'large.png'), { operationId: golden });
    const { db } = server.deps;
    const copies = () => db.select().from(mediaRenditions).where(eq(mediaRenditions.mediaId, id));
    const before = await copies();
    expect(before.map(({ widthPx }) => widthPx).toSorted((a, b) => a - b)).toEqual([320, 640]);
    expect(await refusals('POST', `${base}/${id}/rotation`, { degrees: 90, version: 1 })).toEqual({});
    const after = await copies();
    expect(after.map(({ heightPx }) => heightPx).toSorted((a, b) => a - b)).toEqual([320, 640]);
    const gone = await db.$count(
      storedFiles,
      inArray(
        storedFiles.id,
        before.map(({ fileId }) => fileId),
      ),
    );
    expect(gone).toBe(0);
    await owner.visit('DELETE', `${base}/${id}`);
    await mediaBin.purge(server.deps, new Date('2027-01-01T00:00:00Z'));
    expect(await copies()).toEqual([]);
    expect(
      await db.$count(
        storedFiles,
        inArray(
          storedFiles.id,
          after.map(({ fileId }) => fileId),
        ),
      ),
    ).toBe(0);
  });

  test('from after is compared with one from before of the same operation, and with no other', async () => {
    const afterId = mediaId('T1', 'OP-2025-003', 'Façade sur rue, après');
    const { before, candidates, form } = await formOf(owner, afterId);
    expect(before?.title).toBe('Façade sur rue, avant');
    expect(candidates.length).toBeGreaterThan(5);
    const foreign = { ...form.values, beforeId: attic, version: form.record?.version };
    expect(Object.keys(await refusals('PATCH', `${base}/${afterId}`, foreign))).toEqual(['beforeId']);
    const { after } = await formOf(owner, mediaId('T1', 'OP-2025-003', 'Façade sur rue, avant'));
    expect(after.map(({ id }) => id)).toEqual([afterId]);
  });

  test('of a mini-site that is online says what it shows; any other may be silent', async () => {
    const [site] = await server.deps.db.select().from(sites).where(eq(sites.operationId, golden));
    if (site?.published == null) throw new Error('the golden operation has a site');
    const [online = ''] = mediaOfSite(site.published);
    const silenced = async (id: string) => {
      const { form } = await formOf(owner, id);
      return refusals('PATCH', `${base}/${id}`, { ...form.values, alt: '', version: form.record?.version });
    };
    expect(await silenced(online)).toEqual({
      alt: 'Le texte alternatif est requis pour publier cette image.',
    });
    const { id = '' } = await send(picture('muette.png'), { operationId: golden });
    expect(await silenced(id)).toEqual({});
  });

  test('stays a photograph or a plan, and nothing else', async () => {
    const { form } = await formOf(owner, attic);
    const values = { ...form.values, version: form.record?.version };
    expect(await refusals('PATCH', `${base}/${attic}`, { ...values, kind: 'video' })).toHaveProperty('kind');
    expect(await refusals('PATCH', `${base}/${attic}`, { ...values, kind: 'plan' })).toEqual({});
  });
});

describe('several files', () => {
  test('are tagged and deleted together, and come back by one press', async () => {
    const ids = [];
    for (const name of ['lot_1.png', 'lot_2.png']) ids.push((await send(picture(name))).id ?? '');
    const rows = { kind: 'ids', ids };
    await owner.visit('PATCH', base, { data: { rows, set: { field: 'tags', tags: ['lot'] } } });
    expect((await stored(ids[0] ?? '')).tags).toEqual(['lot']);
    const deleted = await owner.visit('PATCH', base, { data: { rows, set: { field: 'deleted' } } });
    expect((await stored(ids[1] ?? '')).deletedAt).not.toBeNull();
    const flash = deleted.page.props.flash as { readonly undo?: { readonly href: string } } | null;
    await owner.visit('POST', flash?.undo?.href ?? '', { data: {} });
    expect((await stored(ids[1] ?? '')).deletedAt).toBeNull();
  });

  test('of which some are used go once the person agrees to what will be missing', async () => {
    const cover = mediaId('T1', 'OP-2025-003', 'Façade sur rue, après');
    const rows = { kind: 'ids', ids: [cover, (await send(picture('libre.png'))).id ?? ''] };
    const errors = await refusals('PATCH', base, { rows, set: { field: 'deleted' } });
    expect(errors['agreement']).toContain('« Façade sur rue, après »');
    expect((await stored(cover)).deletedAt).toBeNull();
    const agreed = await owner.visit('PATCH', base, {
      data: { rows, set: { field: 'deleted', isAgreed: true } },
    });
    const flash = agreed.page.props.flash as { text: string; undo?: { href: string } } | null;
    expect(flash?.text).toBe('2 fichiers supprimés.');
    expect((await stored(cover)).deletedAt).not.toBeNull();
    await owner.visit('POST', flash?.undo?.href ?? '', { data: {} });
    expect(await stored(cover)).toMatchObject({ deletedAt: null, isCover: true });
  });

  test('leave as one archive under their titles, for those who may take files home', async () => {
    const names = ['Toiture, avant', 'Cour intérieure'];
    const query = names.map((name) => mediaId('T1', 'OP-2025-001', name)).join(',');
    const fetchArchive = (visitor: Visitor) => fetchAs(visitor, `${base}/archive?ids=${query}`);
    const answer = await fetchArchive(accountant);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files).toSorted()).toEqual(['Cour intérieure.png', 'Toiture, avant.png']);
    const [bytes] = Object.values(files);
    expect(strFromU8(bytes?.subarray(1, 4) ?? new Uint8Array())).toBe('PNG');
    expect((await fetchArchive(viewer)).status).toBe(403);
    const nothing = await fetchArchive(stranger);
    expect(unzipSync(new Uint8Array(await nothing.arrayBuffer()))).toEqual({});
  });

  test('of a whole list leave but those that are freed', async () => {
    const filter = `operationId=${golden}&kind=plan&all=1`;
    const namesOf = async (query: string) => {
      const answer = await fetchAs(owner, `${base}/archive?${query}`);
      return Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())));
    };
    const names = await namesOf(filter);
    const { list } = await listOf(owner, `?operationId=${golden}&kind=plan`);
    expect(names).toHaveLength(list.meta.total);
    const [first] = list.items;
    const others = await namesOf(`${filter}&except=${first?.id ?? ''}`);
    expect(others).toHaveLength(names.length - 1);
    expect(others).not.toContain(`${first?.title ?? ''}.png`);
  });

  test('leave in parts where the way broke off: the same files are the same bytes', async () => {
    const path = `${base}/archive?ids=${goldenCover},${attic}`;
    const answer = await fetchAs(owner, path);
    const whole = new Uint8Array(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(whole.length));
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    const half = Math.floor(whole.length / 2);
    const etag = answer.headers.get('etag') ?? '';
    const entries = () => server.deps.db.$count(auditEntries, eq(auditEntries.action, 'media.archive'));
    const told = await entries();
    const rest = await fetchAs(owner, path, { headers: { range: `bytes=${half}-`, 'if-range': etag } });
    expect(rest.status).toBe(206);
    expect(rest.headers.get('content-range')).toBe(`bytes ${half}-${whole.length - 1}/${whole.length}`);
    expect(new Uint8Array(await rest.arrayBuffer())).toEqual(whole.slice(half));
    expect(await entries()).toBe(told);
    const beyond = await fetchAs(owner, path, { headers: { range: `bytes=${whole.length}-` } });
    expect(beyond.status).toBe(416);
    const other = await fetchAs(owner, path, { headers: { range: 'bytes=10-', 'if-range': '"other"' } });
    expect(other.status).toBe(200);
  });
});

test('what is purged from the bin takes its bytes along', async () => {
  const { id = '' } = await send(picture('a_jeter.png'));
  const { fileId } = await stored(id);
  await owner.visit('DELETE', `${base}/${id}`);
  const { deps } = server;
  await mediaBin.purge(deps, new Date('2027-01-01T00:00:00Z'));
  expect(await deps.db.select().from(media).where(eq(media.id, id))).toEqual([]);
  expect(
    await deps.db
      .select()
      .from(storedFiles)
      .where(eq(storedFiles.id, fileId ?? '')),
  ).toEqual([]);
  const live = await deps.db.select().from(media).where(isNull(media.deletedAt));
  expect(live.length).toBeGreaterThan(90);
});

describe('where operations are shown', () => {
  const coversOn = async (visitor: Visitor, path: string) =>
    ((await visitor.get(path)).page.props as { readonly covers?: Readonly<Record<string, string>> }).covers ??
    {};

  test('their covers are told: to everybody who sees them, and on no other page', async () => {
    expect(Object.keys(await coversOn(owner, '/operations')).toSorted()).toEqual(
      [golden, gambetta].toSorted(),
    );
    expect(Object.keys(await coversOn(owner, '/tableau-de-bord'))).toContain(golden);
    expect(Object.keys(await coversOn(owner, `/operations/${golden}`))).toEqual([golden]);
    expect(Object.keys(await coversOn(collaborator, '/operations'))).toEqual([golden]);
    expect(await coversOn(owner, '/contacts')).toEqual({});
    expect(Object.keys(await coversOn(stranger, '/operations'))).not.toContain(golden);
  });

  test('a cover on paper is the whole picture, and opens to whoever prints it', async () => {
    const [whole] = Object.values(await coversOn(owner, `/export/operations/${golden}/couverture`));
    const answer = await fetchAs(owner, whole ?? '');
    expect(answer.headers.get('content-type')).toBe('image/png');
  });

  test('a confidential cover stands for its operation only before those who may see it', async () => {
    const { form } = await formOf(owner, attic);
    await owner.visit('PATCH', `${base}/${attic}`, {
      data: { ...form.values, isConfidential: true, version: form.record?.version },
    });
    expect(Object.keys(await coversOn(owner, '/operations'))).toContain(golden);
    expect(Object.keys(await coversOn(viewer, '/operations'))).not.toContain(golden);
  });
});

describe('the order of an operation’s photographs', () => {
  const asked = {
    'x-inertia-partial-component': 'Client/Media',
    'x-inertia-partial-data': 'ordered',
  };
  const orderSeen = async (visitor = owner): Promise<string[]> => {
    const { props } = (await visitor.get(`${base}?operationId=${golden}`, { headers: asked })).page;
    return ((props as unknown as MediaPageProps).ordered ?? []).map(({ id }) => id);
  };
  const put = (ids: readonly string[], visitor = owner, operation = golden) =>
    visitor.visit('PUT', `${base}/ordre`, { data: { operationId: operation, ids } });

  test('is that of its report, and is sent when it is asked for', async () => {
    const whole = (await owner.get(`${base}?operationId=${golden}`)).page.props as unknown as MediaPageProps;
    expect(whole.ordered).toBeUndefined();
    const before = await orderSeen();
    const wanted = before.toReversed();
    expect((await put(wanted)).page.props.errors).toEqual({});
    expect(await orderSeen()).toEqual(wanted);
    const report = (await owner.get(`/export/operations/${golden}/photos`)).page.props as unknown as {
      chapters: { photos: { id: string }[] }[];
    };
    for (const { photos } of report.chapters) {
      const ids = photos.map(({ id }) => id);
      expect(ids).toEqual(wanted.filter((id) => ids.includes(id)));
    }
    const journal = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'media.order'));
    expect(journal).toHaveLength(1);
  });

  test('photographs that are not named keep theirs behind those that are', async () => {
    const before = await orderSeen();
    const last = before.at(-1) ?? '';
    await put([last]);
    expect(await orderSeen()).toEqual([last, ...before.slice(0, -1)]);
  });

  test('is not for readers, nor for photographs of another operation or company', async () => {
    const [first = ''] = await orderSeen();
    expect((await put([first], accountant)).status).toBe(403);
    expect((await put([first], owner, gambetta)).page.props.errors['base']).toContain('accessible');
    expect((await put([first], stranger)).page.props.errors['base']).toContain('accessible');
    expect((await put([])).page.props.errors['ids']).toBeDefined();
  });
});

test('a link opens the viewer at a file, for whoever may see it', async () => {
  expect((await listOf(owner, `?open=${attic}`)).opened).toMatchObject({ id: attic, title: 'Combles' });
  for (const open of ['', 'nonsense', folderId('T1', 'Photos')]) {
    expect((await listOf(owner, `?open=${open}`)).opened).toBeNull();
  }
  expect((await listOf(stranger, `?open=${attic}`)).opened).toBeNull();
});

describe('where a file is used', () => {
  const a11 = 'A11';
  let id = '';
  let lotHref = '';
  beforeAll(async () => {
    ({ id = '' } = await send(picture('sejour_a11.png'), { operationId: golden }));
    const { db } = server.deps;
    const ofLot = and(eq(lots.operationId, golden), eq(lots.ref, a11));
    const [lot] = await db.select().from(lots).where(ofLot);
    lotHref = `/operations/${golden}/vente/lots/${lot?.id ?? ''}`;
    await db
      .update(lots)
      .set({ photoMediaIds: [...(lot?.photoMediaIds ?? []), id] })
      .where(ofLot);
  });

  test('is told on its page, counted in the list and found by its filter', async () => {
    expect((await formOf(owner, id)).uses).toEqual([{ kind: 'lot', label: a11, href: lotHref }]);
    const used = await listOf(owner, '?use=used&per_page=100');
    expect(used.list.items.find((row) => row.id === id)).toMatchObject({ usesCount: 1 });
    const unused = await listOf(owner, '?use=unused&per_page=100');
    expect(unused.list.items.map((row) => row.id)).not.toContain(id);
    for (const { usesCount } of used.list.items) expect(usesCount).toBeGreaterThan(0);
    for (const { usesCount } of unused.list.items) expect(usesCount).toBe(0);
  });

  test('is asked about before it is deleted among others; its own page asks by itself', async () => {
    const rows = { kind: 'ids', ids: [id] };
    const refused = await refusals('PATCH', base, { rows, set: { field: 'deleted' } });
    expect(refused['agreement']).toContain('sejour a11');
    expect((await stored(id)).deletedAt).toBeNull();
    expect(await refusals('DELETE', `${base}/${id}`, {})).toEqual({});
    expect((await stored(id)).deletedAt).not.toBeNull();
  });
});
