import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxVideoBytes, megabyte } from '#contracts/files.ts';
import { partBytes } from '#contracts/client/media/payload.ts';
import { plans, storedFiles, subscriptions } from '#mocks/db/schema/index.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { windowBytes } from '#mocks/server/files/ranged.ts';
import type { ByteRange } from '#mocks/services/files/blob-store.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

const base = '/mediatheque';

/** Bytes that begin as a film does, and tell where they stand. */
function filmOf(sizeBytes: number, seed: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(sizeBytes).map((_, at) => (at * 31 + (at >> 20) + seed) % 251);
  bytes.set(new TextEncoder().encode('\0\0\0\u0018ftypisom'));
  return bytes;
}

const fetchAs = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, testOrigin), {
    redirect: 'manual',
    ...init,
    headers: {
      ...(init.headers as Record<string, string>),
      cookie: [...owner.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
    },
  });

interface Answer {
  readonly status: number;
  readonly id?: string;
  readonly offset?: number;
  readonly href?: string;
  readonly type?: string;
  readonly errors?: { readonly file?: string };
}

async function post(path: string, body: FormData | object): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await fetchAs(path, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': decodeURIComponent(owner.cookies.get('XSRF-TOKEN') ?? ''),
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as object) };
}

const begin = (name: string, sizeBytes: number) =>
  post(`${base}/envois`, { key: `${name}|${sizeBytes}`, name, sizeBytes });

function sendPart(id: string, offset: number, bytes: Uint8Array<ArrayBuffer>): Promise<Answer> {
  const body = new FormData();
  body.set('offset', String(offset));
  body.set('part', new File([bytes.slice(offset, offset + partBytes)], 'part'));
  return post(`${base}/envois/${id}`, body);
}

async function sendFrom(id: string, from: number, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  for (let offset = from; offset < bytes.length; offset += partBytes) await sendPart(id, offset, bytes);
}

function finish(upload: string): Promise<Answer> {
  const body = new FormData();
  body.set('upload', upload);
  return post(base, body);
}

/** Keeps count of what is read of the store while something is done. */
async function whileCounting<Value>(work: () => Promise<Value>) {
  const { files } = server.deps;
  const ranges: ByteRange[] = [];
  let wholes = 0;
  server.deps.files = {
    ...files,
    read: (...given) => {
      wholes += 1;
      return files.read(...given);
    },
    readRange: (...given) => {
      ranges.push(given[2]);
      return files.readRange(...given);
    },
  };
  try {
    return { value: await work(), ranges, wholes };
  } finally {
    server.deps.files = files;
  }
}

test('a film comes in parts, broken off and gone on with, and nobody ever holds it whole', async () => {
  const film = filmOf(26 * megabyte + 123, 1);
  const { id = '' } = await begin('visite.mp4', film.length);
  await sendPart(id, 0, film);
  await sendPart(id, partBytes, film);
  // The page was loaded anew.
  const begun = await begin('visite.mp4', film.length);
  expect(begun).toMatchObject({ id, offset: 2 * partBytes });
  await sendFrom(id, begun.offset ?? 0, film);
  const scanned: number[] = [];
  server.deps.scanner = {
    find: async (file) => {
      for await (const piece of file instanceof Blob ? [await file.bytes()] : file)
        scanned.push(piece.length);
      return null;
    },
  };
  const kept = await whileCounting(() => finish(id));
  server.deps.scanner = null;
  expect(kept.value).toMatchObject({ status: 200, type: 'video/mp4' });
  expect([kept.wholes, Math.max(...scanned)]).toEqual([0, windowBytes]);
  expect(scanned.reduce((sum, size) => sum + size, 0)).toBe(film.length);

  const border = 3 * partBytes;
  const looked = await whileCounting(async () => {
    const response = await fetchAs(kept.value.href ?? '', {
      headers: { range: `bytes=${border - 5}-${border + 4}` },
    });
    return { status: response.status, bytes: await response.bytes() };
  });
  expect(looked.value.status).toBe(206);
  expect(looked.value.bytes).toEqual(film.slice(border - 5, border + 5));
  expect([looked.wholes, looked.ranges]).toEqual([0, [{ first: border - 5, last: border + 4 }]]);
  const all = await whileCounting(async () => (await fetchAs(kept.value.href ?? '')).bytes());
  expect(Buffer.compare(all.value, film)).toBe(0);
  expect([all.wholes, all.ranges.length]).toEqual([0, 27]);

  // The same film, by another name.
  const again = await begin('copie.mp4', film.length);
  await sendFrom(again.id ?? '', 0, film);
  const refused = await finish(again.id ?? '');
  expect([refused.status, JSON.stringify(refused.errors)]).toEqual([422, expect.stringContaining('visite')]);
});

test('what is no film is told so with its first part, one that is too large before', async () => {
  const paper = new TextEncoder().encode('%PDF-1.7\n');
  const { id = '' } = await begin('dossier.mp4', 26 * megabyte);
  const refused = await sendPart(id, 0, new Uint8Array([...paper, ...new Uint8Array(1000)]));
  expect([refused.status, JSON.stringify(refused.errors)]).toEqual([422, expect.stringContaining('25')]);
  const program = await begin('visite.mp4', 2000);
  const { status } = await sendPart(program.id ?? '', 0, new TextEncoder().encode('<html>'));
  expect(status).toBe(422);
  expect((await begin('long.mp4', maxVideoBytes + 1)).status).toBe(422);
  expect((await begin('court.mp4', maxVideoBytes)).status).toBe(200);
});

test('a film with harm in it is refused, and leaves no record', async () => {
  const film = filmOf(6 * megabyte, 2);
  const { id = '' } = await begin('piege.mp4', film.length);
  await sendFrom(id, 0, film);
  server.deps.scanner = { find: () => Promise.resolve('Eicar-Test-Signature') };
  expect((await finish(id)).status).toBe(422);
  server.deps.scanner = null;
  const rows = await server.deps.db.select().from(storedFiles).where(eq(storedFiles.name, 'piege.mp4'));
  expect(rows).toEqual([]);
});

test('a company without room for a film is told so before it is on its way', async () => {
  const { db } = server.deps;
  const [own] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.tenantId, tenantId('T1')));
  const ofOwn = eq(plans.id, own?.planId ?? '');
  const [plan] = await db.select().from(plans).where(ofOwn);
  if (plan === undefined) throw new Error('the company has no plan');
  await db
    .update(plans)
    .set({ limits: { ...plan.limits, storageGb: 0 } })
    .where(ofOwn);
  const refused = await begin('sans_place.mp4', 10 * megabyte);
  await db.update(plans).set({ limits: plan.limits }).where(ofOwn);
  expect(refused).toMatchObject({ status: 422, errors: { file: expect.anything() as unknown } });
});
