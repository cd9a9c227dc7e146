import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PhotosProps } from '#contracts/export/photos.ts';
import { media } from '#mocks/db/schema/index.ts';
import { folderId } from '#mocks/db/seed/media/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
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

const golden = operationId('T1', 'OP-2025-001');
const path = `/export/operations/${golden}/photos`;
const reportOf = async (query = '', visitor = owner) =>
  (await visitor.get(`${path}${query}`)).page.props as unknown as PhotosProps;

test('ten photographs stand by stage, in the order of the library; plans are not among them', async () => {
  const { chapters, perPage } = await reportOf();
  expect(perPage).toBe(4);
  expect(chapters.map(({ stage, photos }) => [stage, photos.length])).toEqual([
    ['before', 5],
    ['works', 4],
    ['after', 1],
  ]);
  expect(chapters[0]?.photos[0]).toMatchObject({ caption: 'Façade sur rue, avant', takenOn: '2025-09-18' });
});

test('a page holds two, four or six, and what is no number four', async () => {
  expect((await reportOf('?perPage=6')).perPage).toBe(6);
  expect((await reportOf('?perPage=5')).perPage).toBe(4);
});

test('a folder without photographs leaves none, and one of another company neither', async () => {
  expect((await reportOf(`?folder=${folderId('T1', 'Plans')}`)).chapters).toEqual([]);
  expect((await reportOf(`?folder=${folderId('T2', 'Photos')}`)).chapters).toEqual([]);
});

test('what is confidential leaves the company on no paper', async () => {
  const isIt = and(eq(media.operationId, golden), eq(media.title, 'Combles'));
  await server.deps.db.update(media).set({ isConfidential: true }).where(isIt);
  const { chapters } = await reportOf();
  expect(chapters[0]?.photos.map(({ caption }) => caption)).not.toContain('Combles');
});

test('another company finds no such operation', async () => {
  const stranger = server.visitor();
  await stranger.signIn('karim.belkacem@example.test');
  expect((await stranger.get(path)).status).toBe(404);
});
