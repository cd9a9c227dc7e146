import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleOperationPayload } from '#contracts/client/operation/payload.ts';
import type { HistoryEntry } from '#contracts/history.ts';
import { auditEntries } from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const asFile = { isProtocol: false };
const golden = seedId('operation:T1:OP-2025-001');
const bacalan = seedId('operation:T1:OP-2026-002');
const hugoId = seedId('person:hugo.lartigue');

let server: TestServer;
let owner: Visitor;
let ines: Visitor;
let stranger: Visitor;
let staff: Visitor;
let operation = '';
beforeAll(async () => {
  server = await openTestServer();
  [owner, ines, stranger, staff] = [1, 2, 3, 4].map(() => server.visitor()) as [
    Visitor,
    Visitor,
    Visitor,
    Visitor,
  ];
  await owner.signIn('hugo.lartigue@example.test');
  await ines.signIn('ines.duprat@example.test');
  await stranger.signIn('karim.belkacem@example.test');
  await staff.signIn('camille.roussel@example.test', { isStaff: true });
  const data = { ...exampleOperationPayload, managerId: hugoId, ref: 'H-1', name: 'Avant' };
  const path = (await owner.visit('POST', '/operations', { data })).page.url;
  operation = path.split('/').at(-1) ?? '';
  await owner.visit('PUT', path, { data: { ...data, name: 'Après', version: 1 } });
});
afterAll(() => server.close());

interface Answer {
  entries: HistoryEntry[];
  meta: { total: number; pages: number };
}
const read = async (visitor: Visitor, path: string): Promise<Answer> =>
  JSON.parse((await visitor.get(path, asFile)).text) as Answer;

describe('the history of a record', () => {
  test('tells in sentences what happened to it, the last first, page by page', async () => {
    const path = `/historique/operation/${operation}`;
    const { entries, meta } = await read(owner, path);
    expect(meta.total).toBe(2);
    expect(entries.map(({ sentence }) => sentence)).toEqual([
      'Hugo Lartigue a modifié l’opération H-1, champ « Nom » : « Avant » → « Après »',
      'Hugo Lartigue a créé l’opération H-1',
    ]);
    expect((await read(owner, `${path}?page=7`)).meta).toMatchObject({ page: 1, pages: 1 });
  });

  test('is shown to whoever sees the record, and to nobody else', async () => {
    expect((await ines.get(`/historique/operation/${golden}`, asFile)).status).toBe(200);
    expect((await ines.get(`/historique/operation/${bacalan}`, asFile)).status).toBe(404);
    expect((await stranger.get(`/historique/operation/${operation}`, asFile)).status).toBe(404);
    expect((await staff.get(`/historique/operation/${operation}`, asFile)).status).toBe(404);
    expect((await owner.get(`/historique/users/${hugoId}`, asFile)).status).toBe(404);
  });
});

describe('the journal', () => {
  test('shows an owner what happened in the company, found by actor, action, record and day', async () => {
    const all = await read(owner, '/journal');
    expect(all.meta.total).toBeGreaterThanOrEqual(2);
    for (const query of [
      `actorId=${hugoId}&action=operation.update`,
      `recordType=operation&recordId=${operation}&action=operation.update`,
      'q=h-1&action=operation.update&from=2026-11-20&to=2026-11-20',
    ]) {
      const { entries } = await read(owner, `/journal?${query}`);
      expect(
        entries.map(({ action }) => action),
        query,
      ).toEqual(['operation.update']);
    }
    for (const query of [
      'from=2026-11-21',
      'to=2026-11-19',
      'q=100%25',
      'action=oper',
      `actorId=${golden}`,
    ]) {
      expect((await read(owner, `/journal?${query}`)).entries, query).toEqual([]);
    }
  });

  test('shows nothing of another company, and is closed to those without the right', async () => {
    const foreign = await read(stranger, '/journal?action=operation');
    expect(foreign.entries).toEqual([]);
    expect((await ines.get('/journal', asFile)).status).toBe(403);
    expect((await ines.get('/journal/telecharger', asFile)).status).toBe(403);
  });

  test('shows the platform’s staff every company, and the support their own entries', async () => {
    const { entries } = await read(staff, `/journal?recordId=${operation}`);
    expect(entries).toHaveLength(2);
    const support = server.visitor();
    await support.signIn('hugo.marchal@example.test', { isStaff: true });
    expect((await read(support, `/journal?recordId=${operation}`)).entries).toEqual([]);
    expect((await support.get('/journal/telecharger', asFile)).status).toBe(403);
    const { entries: own } = await read(support, '/journal?action=access.refused');
    expect(own.map(({ actor }) => actor)).toEqual(['Hugo Marchal']);
  });

  test('is downloaded with its search, and says so itself', async () => {
    const file = await owner.get(`/journal/telecharger?action=operation&recordId=${operation}`, asFile);
    expect(file.headers.get('content-disposition')).toContain('journal-2026-11-20.csv');
    const lines = file.text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('Hugo Lartigue a modifié');
    const { entries } = await read(owner, '/journal?action=audit.export');
    expect(entries[0]?.sentence).toBe('Hugo Lartigue a téléchargé le journal (journal-2026-11-20.csv)');
  });

  test('has no way to change or remove an entry', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect((await owner.visit(method, '/journal')).status).toBe(405);
    }
    const removal = server.deps.db.delete(auditEntries).where(sql`true`);
    await expect(removal).rejects.toThrow();
  });
});
