import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import readExcel from 'read-excel-file/universal';
import { auditEntries, jobs as jobRows, memberships, throttles } from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { operationDownload } from '#contracts/client/operation/download.ts';
import { operationList } from '#mocks/handlers/client/operation/download.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { clientData } from '#mocks/server/handler.ts';
import { testOrigin } from '#mocks/hosts/vitest/server.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { runDueJobs } from '#mocks/server/jobs/run-due.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const t1 = seedId('tenant:T1');
const hugoId = seedId('person:hugo.lartigue');
const asFile = { isProtocol: false };

/** How long the list is said to be. */
let countedLines = 1;
let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  const download = clientData(operationDownload, (context, { format }) =>
    answerDownload(context, { ...operationList, count: () => Promise.resolve(countedLines) }, format),
  );
  server = await openTestServer({}, { handlers: { ...handlers, 'client.operation.download': download } });
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
beforeEach(() => server.deps.db.delete(throttles));
afterAll(() => server.close());

describe('a list as a file', () => {
  test('is an Excel workbook with real figures on demand', async () => {
    const page = await fetch(new URL('/operations/telecharger?q=chais&format=xlsx', testOrigin), {
      headers: { cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    expect(page.headers.get('content-disposition')).toBe('attachment; filename="operations-2026-11-20.xlsx"');
    const [sheet] = await readExcel(await page.arrayBuffer());
    const line = sheet?.data[1] ?? [];
    expect(line.slice(1, 3)).toEqual(['Les Chais de la Bastide', 'Libourne']);
    expect(line.slice(6, 12)).toEqual([480_000, 1_284_000, 138_960.08, 12.08, 49.89, 9]);
    expect(line.at(-1)).toBeInstanceOf(Date);
  });

  test('has the columns that the address names, in its order; all of them where it names none', async () => {
    const headOf = async (query: string) => {
      const { text } = await owner.get(`/fournisseurs/telecharger?format=csv${query}`, asFile);
      return text.split('\r\n')[0]?.replace('\uFEFF', '').split(';');
    };
    expect(await headOf('&columns=rating,name.p.240,city')).toEqual(['Note sur 5', 'Nom', 'Ville']);
    expect((await headOf(''))?.slice(0, 3)).toEqual(['Nom', 'Corps de métier', 'SIREN']);
    expect(await headOf('&columns=nothing')).toEqual(await headOf(''));
  });

  test('leaves a line in the journal: who, which list, how many lines', async () => {
    await owner.get('/operations/telecharger?q=chais', asFile);
    const entries = await server.deps.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'operation.export'), eq(auditEntries.actorId, hugoId)));
    expect(entries.at(-1)).toMatchObject({
      subjectLabel: 'operations-2026-11-20.csv',
      changes: { lines: { from: null, to: 1 } },
    });
  });

  test('is given twenty times an hour', async () => {
    for (let times = 0; times < 20; times += 1) {
      expect((await owner.get('/operations/telecharger?q=none', asFile)).status).toBe(200);
    }
    const refused = await owner.get('/operations/telecharger?q=none', asFile);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a list of more than five thousand lines', () => {
  beforeEach(() => {
    countedLines = 5001;
  });

  async function ask(): Promise<string> {
    const answer = await owner.get('/operations/telecharger?sort=ref', { ...asFile, follows: false });
    expect(answer.status).toBe(303);
    const [job] = await server.deps.db.select().from(jobRows).where(eq(jobRows.kind, 'download.list'));
    return job?.id ?? '';
  }

  test('is written by a job, and fetched by the person who asked alone', async () => {
    const id = await ask();
    expect(JSON.parse((await owner.get(`/telechargements/${id}`, asFile)).text)).toMatchObject({
      status: 'queued',
      href: null,
    });
    await runDueJobs(server.deps, jobs);
    const state = JSON.parse((await owner.get(`/telechargements/${id}`, asFile)).text) as {
      status: string;
      href: string;
    };
    expect(state.status).toBe('done');
    const file = await owner.get(state.href, asFile);
    expect(file.text.trim().split('\r\n')).toHaveLength(9);
    const collaborator = server.visitor();
    await collaborator.signIn('ines.duprat@example.test');
    expect((await collaborator.get(`/telechargements/${id}`, asFile)).status).toBe(404);
  });

  test('can be fetched for a day', async () => {
    const [job] = await server.deps.db.select().from(jobRows).where(eq(jobRows.kind, 'download.list'));
    server.clock.advance(25 * 3_600_000);
    await owner.signIn('hugo.lartigue@example.test');
    await runDueJobs(server.deps, jobs);
    const state = await owner.get(`/telechargements/${job?.id}`, asFile);
    expect(JSON.parse(state.text)).toMatchObject({ status: 'failed', href: null });
  });

  test('is not written for somebody who has lost the right meanwhile', async () => {
    await server.deps.db.delete(jobRows);
    const id = await ask();
    const { db } = server.deps;
    const isHugo = and(eq(memberships.userId, hugoId), eq(memberships.tenantId, t1));
    await db.update(memberships).set({ role: 'viewer' }).where(isHugo);
    await runDueJobs(server.deps, jobs);
    const [job] = await db.select().from(jobRows).where(eq(jobRows.id, id));
    expect(job?.result).toEqual({ fileId: null, name: '' });
    await db.update(memberships).set({ role: 'owner' }).where(isHugo);
  });

  test('is refused beyond fifty thousand lines', async () => {
    countedLines = 50_001;
    const answer = await owner.get('/operations/telecharger', { ...asFile, follows: false });
    expect(answer.status).toBe(303);
    const page = await owner.get('/tableau-de-bord');
    expect(page.page.props.errors['base']).toMatch(/^Cette liste compte 50001 lignes/);
  });
});
