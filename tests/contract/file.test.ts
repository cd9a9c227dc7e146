import { and, eq, getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleImage } from '#contracts/files.ts';
import * as schema from '#mocks/db/schema/index.ts';
import { jobs, memberships, recurringRuns, storedFiles, tenants, users } from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { fileRights } from '#mocks/handlers/file-rights.ts';
import { jobs as allJobs } from '#mocks/handlers/jobs/index.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { removeFile, storeFile, type FileScope } from '#mocks/server/files/store-file.ts';
import { runDueJobs } from '#mocks/server/jobs/run-due.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { countingDatabase } from '#tests/support/counting-database.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const t1 = seedId('tenant:T1');
const ofT1: FileScope = { tenantId: t1 };
const hugo = 'hugo.lartigue@example.test';

/** Keeps a file and gives its addresses: a person's, and that of a printed page. */
async function keep(scope: FileScope, file = exampleImage()) {
  const { deps } = server;
  const context = { deps: deps as never, actor: null };
  const id = await deps.db.transaction((tx) => storeFile(context, tx, file, scope));
  const href = await fileHref({ deps, isSigned: false }, id);
  return { id, href, printHref: await fileHref({ deps, isSigned: true }, id) };
}

/** A logo of Garonne Patrimoine. */
async function keepLogo() {
  const kept = await keep(ofT1);
  await server.deps.db.update(tenants).set({ logoFileId: kept.id }).where(eq(tenants.id, t1));
  return kept;
}

const statusFor = async (email: string | null, href: string, options = {}): Promise<number> => {
  const visitor = server.visitor();
  if (email !== null) await visitor.signIn(email, options);
  return (await visitor.get(href, { isProtocol: false })).status;
};

describe('a file', () => {
  test('is read back by a person whom its record is open to, and by nobody of another company', async () => {
    const { href } = await keepLogo();
    const owner = server.visitor();
    await owner.signIn(hugo);
    const answer = await owner.get(href, { isProtocol: false });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(await statusFor('karim.belkacem@example.test', href)).toBe(404);
  });

  test('asks its record again: a right that is not held, or lost since, closes it', async () => {
    const { href, printHref } = await keepLogo();
    const member = server.visitor();
    await member.signIn('ines.duprat@example.test');
    expect((await member.get(href, { isProtocol: false })).status).toBe(200);
    const own = and(eq(memberships.userId, seedId('person:ines.duprat')), eq(memberships.tenantId, t1));
    const [before] = await server.deps.db.select().from(memberships).where(own);
    await server.deps.db.update(memberships).set({ role: 'viewer' }).where(own);
    for (const address of [href, printHref]) {
      expect((await member.get(address, { isProtocol: false })).status).toBe(404);
    }
    await server.deps.db
      .update(memberships)
      .set({ role: before?.role ?? 'owner' })
      .where(own);
  });

  test('of a person is shown to them, to their colleagues and to the staff', async () => {
    const { id, href } = await keep('platform');
    const { db } = server.deps;
    await db.update(users).set({ avatarFileId: id }).where(eq(users.email, hugo));
    expect(await statusFor(hugo, href)).toBe(200);
    expect(await statusFor('lea.pons@example.test', href)).toBe(200);
    expect(await statusFor('camille.roussel@example.test', href, { isStaff: true })).toBe(200);
    expect(await statusFor('karim.belkacem@example.test', href)).toBe(404);
  });

  test('of a list is its maker’s alone, while they may download the list', async () => {
    const { id, href } = await keep(ofT1);
    const { db, clock } = server.deps;
    const at = clock.systemNow();
    await db.insert(jobs).values({
      id: seedId('job:list'),
      kind: 'download.list',
      tenantId: t1,
      payload: { list: 'operation' },
      status: 'done',
      runAt: at,
      result: { fileId: id, name: 'x.csv' },
      createdBy: seedId('person:hugo.lartigue'),
      createdAt: at,
      updatedAt: at,
    });
    expect(await statusFor(hugo, href)).toBe(200);
    expect(await statusFor('lea.pons@example.test', href)).toBe(404);
    const own = and(eq(memberships.userId, seedId('person:hugo.lartigue')), eq(memberships.tenantId, t1));
    await db.update(memberships).set({ role: 'viewer' }).where(own);
    expect(await statusFor(hugo, href)).toBe(404);
    await db.update(memberships).set({ role: 'owner' }).where(own);
  });

  test('of no record is shown to whoever gave it, and to nobody else', async () => {
    const { id, href } = await keep(ofT1);
    expect(await statusFor(hugo, href)).toBe(404);
    const createdBy = seedId('person:hugo.lartigue');
    await server.deps.db.update(storedFiles).set({ createdBy }).where(eq(storedFiles.id, id));
    expect(await statusFor(hugo, href)).toBe(200);
    expect(await statusFor('lea.pons@example.test', href)).toBe(404);
  });

  test('has a right for each column that refers to files', () => {
    const columns = Object.entries({ ...schema }).flatMap(([name, table]) =>
      is(table, PgTable)
        ? Object.keys(getTableColumns(table))
            .filter((column) => /FileId$|^fileId$/.test(column))
            .map((column) => `${name}.${column}`)
        : [],
    );
    expect(Object.keys(fileRights)).toEqual(expect.arrayContaining(columns));
    expect(columns).toContain('users.avatarFileId');
  });

  test('is found without asking each of these columns', async () => {
    const { href } = await keepLogo();
    const owner = server.visitor();
    await owner.signIn(hugo);
    const { db } = server.deps;
    let asked = 0;
    server.deps.db = countingDatabase(db, () => (asked += 1));
    const { status } = await owner.get(href, { isProtocol: false });
    server.deps.db = db;
    expect(status).toBe(200);
    expect(asked).toBeLessThan(Object.keys(fileRights).length / 2);
  });

  test('opens without a session on a printed page alone, for two minutes', async () => {
    const { href, printHref } = await keepLogo();
    expect(await statusFor(null, href)).toBe(404);
    expect(await statusFor(null, printHref)).toBe(200);
    server.clock.advance(120_000);
    expect(await statusFor(null, printHref)).toBe(404);
    expect(await statusFor(hugo, href)).toBe(200);
  });

  test('is not shown without our signature, with another file’s, or after two days', async () => {
    const { id, href, printHref } = await keepLogo();
    const other = await keep(ofT1);
    const wrong = [href, printHref].flatMap((address) => [
      address.replace(id, other.id),
      address.replace(/jusque=\d/, 'jusque=9'),
    ]);
    for (const address of [`/fichiers/${id}`, ...wrong]) {
      expect(await statusFor(hugo, address)).toBe(404);
      expect(await statusFor(null, address)).toBe(404);
    }
    server.clock.advance(2 * 86_400_000);
    expect(await statusFor(hugo, href)).toBe(404);
  });

  test('that is not a picture or a document of ours is saved, never shown', async () => {
    const { printHref } = await keep('platform', new File(['<script>'], 'é".html', { type: 'text/html' }));
    const answer = await fetch(new URL(printHref, testOrigin));
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''%C3%A9%22.bin");
  });

  test('is given out under a name of its own type, and as a document that may do nothing', async () => {
    const picture = new File([await exampleImage().arrayBuffer()], 'page.html', { type: 'text/html' });
    const { headers } = await fetch(new URL((await keep('platform', picture)).printHref, testOrigin));
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('content-disposition')).toBe("inline; filename*=UTF-8''page.png");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*; sandbox$/);
  });

  test('keeps its bytes while another file has the same, and loses them with the last', async () => {
    const { deps, clock } = server;
    const file = () => new File(['%PDF-1.7 plan'], 'plan.pdf');
    const [first, second] = [await keep(ofT1, file()), await keep(ofT1, file())];
    const sweepTonight = async (): Promise<void> => {
      await deps.db.delete(recurringRuns);
      clock.advance(2 * 86_400_000);
      await runDueJobs(deps, allJobs);
    };
    await removeFile(deps.db, first.id);
    await sweepTonight();
    expect(
      (await fetch(new URL(await fileHref({ deps, isSigned: true }, second.id), testOrigin))).status,
    ).toBe(200);
    await removeFile(deps.db, second.id);
    await sweepTonight();
    expect(await deps.files.read(seedId('tenant:T1'), await sha256Of(file()), deps.db)).toBeNull();
  });
});

async function sha256Of(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Buffer.from(digest).toString('hex');
}
