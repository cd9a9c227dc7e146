import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleOperationPayload } from '#contracts/client/operation/payload.ts';
import { auditEntries, operationNotes, operations } from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { runDueJobs } from '#mocks/server/jobs/run-due.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const golden = seedId('operation:T1:OP-2025-001');
const asFile = { isProtocol: false };
const dayMs = 86_400_000;

let server: TestServer;
let owner: Visitor;
let ines: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, ines, stranger] = [server.visitor(), server.visitor(), server.visitor()];
  await owner.signIn('hugo.lartigue@example.test');
  await ines.signIn('ines.duprat@example.test');
  await stranger.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

interface Line {
  type: string;
  id: string;
  label: string;
  followers: string;
  undoHref: string;
}

const binOf = async (visitor: Visitor): Promise<Line[]> =>
  (JSON.parse((await visitor.get('/corbeille', asFile)).text) as { items: Line[] }).items;

async function deletedOperation(
  ref: string,
): Promise<{ path: string; id: string; undoHref: string; text: string }> {
  const data = { ...exampleOperationPayload, managerId: seedId('person:hugo.lartigue'), ref };
  const path = (await owner.visit('POST', '/operations', { data })).page.url;
  await owner.visit('POST', `${path}/notes`, { data: { text: 'À revoir' } });
  const { page } = await owner.visit('DELETE', path);
  const flash = page.props.flash as unknown as { text: string; undo: { href: string } };
  return { path, id: path.split('/').at(-1) ?? '', undoHref: flash.undo.href, text: flash.text };
}

async function removedNote(visitor: Visitor, text: string): Promise<{ id: string; undoHref: string }> {
  const { page } = await visitor.visit('POST', `/operations/${golden}/notes`, { data: { text } });
  const [note] = (page.props as unknown as { journal: { id: string }[] }).journal;
  const removed = await visitor.visit('DELETE', `/operations/${golden}/notes/${note?.id}`);
  const flash = removed.page.props.flash as unknown as { undo: { href: string } };
  return { id: note?.id ?? '', undoHref: flash.undo.href };
}

describe('the bin', () => {
  test('holds a deleted operation with what follows it, and gives both back', async () => {
    const { path, id, undoHref, text } = await deletedOperation('C-1');
    expect(text).toMatch(/est supprimée\. Avec : 1 note\.$/);
    expect(await binOf(owner)).toMatchObject([
      { type: 'operation', id, followers: 'Avec : 1 note.', undoHref },
    ]);
    const { page } = await owner.visit('POST', undoHref);
    expect(page.url).toBe(path);
    expect(page.props).toMatchObject({ journal: [{ kind: 'note' }, { kind: 'state' }] });
    expect(await binOf(owner)).toEqual([]);
    expect((await owner.visit('POST', undoHref)).status).toBe(404);
    const entries = await server.deps.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(entries.map(({ action }) => action)).toContain('operation.restore');
  });

  test('lets people bring back their own notes, and the owner everybody’s', async () => {
    const own = await removedNote(owner, 'de Hugo');
    const hers = await removedNote(ines, 'd’Inès');
    expect((await binOf(ines)).map(({ label }) => label)).toEqual(['d’Inès']);
    expect((await binOf(owner)).map(({ label }) => label).toSorted()).toEqual(['de Hugo', 'd’Inès']);
    expect((await ines.visit('POST', own.undoHref)).status).toBe(403);
    expect((await owner.visit('POST', hers.undoHref)).page.url).toBe(`/operations/${golden}`);
    expect((await owner.visit('POST', own.undoHref)).status).toBe(200);
  });

  test('is closed to other companies, and to kinds and records that have none', async () => {
    const { undoHref } = await removedNote(owner, 'secret');
    expect(await binOf(stranger)).toEqual([]);
    expect((await stranger.visit('POST', undoHref)).status).toBe(404);
    const nothing = '7zzzzzzzzzzzzzzzzzzzzzzzzz';
    expect((await owner.visit('POST', `/corbeille/users/${nothing}/restauration`)).status).toBe(404);
    expect((await owner.visit('POST', `/corbeille/operation/${golden}/restauration`)).status).toBe(404);
  });

  test('is emptied after thirty days, for good', async () => {
    const { db } = server.deps;
    const { id, undoHref } = await deletedOperation('C-2');
    const note = await removedNote(owner, 'vieux');
    const deletedAt = new Date(server.clock.businessNow().getTime() - 31 * dayMs);
    await db.update(operations).set({ deletedAt }).where(eq(operations.id, id));
    await db.update(operationNotes).set({ deletedAt }).where(eq(operationNotes.id, note.id));
    const kept = await binOf(owner);
    expect(kept.map((line) => line.id)).not.toContain(id);
    expect(kept.map((line) => line.id)).not.toContain(note.id);
    expect((await owner.visit('POST', undoHref)).status).toBe(404);
    await runDueJobs(server.deps, jobs);
    expect(await db.$count(operations, eq(operations.id, id))).toBe(0);
    expect(await db.$count(operationNotes, eq(operationNotes.id, note.id))).toBe(0);
    expect(await db.$count(operations, eq(operations.id, golden))).toBe(1);
  });
});
