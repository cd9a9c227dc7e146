import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReportingProps } from '#contracts/client/reporting.ts';
import { reportKeys } from '#domain/reporting/report.ts';
import { sendScheduledReports } from '#mocks/handlers/client/reporting/send-scheduled.ts';
import { outgoingMails, savedReports } from '#mocks/db/schema/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let viewer: Visitor;
let collaborator: Visitor;
let other: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, viewer, collaborator, other] = [
    server.visitor(),
    server.visitor(),
    server.visitor(),
    server.visitor(),
  ];
  await owner.signIn('hugo.lartigue@example.test');
  await viewer.signIn('lea.pons@example.test');
  await collaborator.signIn('ines.duprat@example.test');
  await other.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

const path = '/rapports';
const params = {
  from: '2025-12',
  to: '2026-11',
  operationIds: [],
  codes: [],
  supplierIds: [],
  groupBy: 'none',
};
const errorsOf = (props: unknown) => (props as { errors: Record<string, string> }).errors;
const read = async (query = '', visitor = owner) =>
  (await visitor.get(`${path}${query}`)).page.props as unknown as ReportingProps;

describe('the library', () => {
  test.each(reportKeys)('%s has rows of the demonstration, and sums that are theirs', async (key) => {
    const { rows, totals, rowsCount } = await read(`?report=${key}`);
    expect(rowsCount).toBeGreaterThan(0);
    for (const [column, total] of Object.entries(totals)) {
      const figures = rows.map(({ cells }) => cells[column as keyof typeof cells]);
      const sum = figures.reduce<number>((all, value) => all + (typeof value === 'number' ? value : 0), 0);
      expect(total ?? 0).toBe(sum);
    }
  });

  test('rents agree with the page of rents', async () => {
    const { rows } = await read('?report=loyers&from=2026-11&to=2026-11');
    const garage = rows.find(({ cells }) => cells.lease === 'B-2025-002');
    expect(garage?.cells).toMatchObject({ called: 5383, collected: 5383 });
    const late = rows.find(({ cells }) => cells.lease === 'B-2025-001');
    expect(late?.cells.upTo60).toBe(73_000);
  });

  test('who may only read sees no report of money, and takes no file', async () => {
    expect((await read('', viewer)).library).not.toContain('tva');
    expect((await viewer.get(`${path}?report=tva`)).status).toBe(403);
    const run = await viewer.visit('POST', `${path}/taches/execution`, { data: { params, format: 'csv' } });
    expect(run.status).toBe(403);
  });

  test('a collaborator sees the operations that are theirs', async () => {
    const own = await read('?report=portefeuille', collaborator);
    const all = await read('?report=portefeuille');
    const names = new Set(all.rows.map(({ id }) => id));
    expect(own.rows.every(({ id }) => names.has(id))).toBe(true);
    expect(own.rowsCount).toBeLessThanOrEqual(all.rowsCount);
  });

  test('another company has its own rows alone', async () => {
    expect((await read('?report=loyers', other)).rowsCount).toBe(0);
  });
});

describe('a file', () => {
  test.each(['xlsx', 'csv', 'pdf'] as const)('is made as %s, and is its maker’s alone', async (format) => {
    await owner.visit('POST', `${path}/loyers/execution`, { data: { params, format } });
    const [run] = (await read('?report=loyers')).runs;
    expect(run).toMatchObject({ format, status: 'done', rowsCount: 5 });
    const file = await owner.get(`${path}/executions/${run?.id}`, { isProtocol: false });
    expect(file.headers.get('content-disposition')).toContain(`.${format}`);
    expect((await collaborator.get(`${path}/executions/${run?.id}`)).status).toBe(404);
  });

  test('of more than sixty months is refused', async () => {
    const long = { ...params, from: '2020-01' };
    const answer = await owner.visit('POST', `${path}/loyers/execution`, {
      data: { params: long, format: 'csv' },
    });
    expect(errorsOf(answer.page.props)['params.to']).toBe('Une période de 60 mois au maximum.');
  });
});

describe('a saved report', () => {
  test('is kept, shared or not, and sent by itself to members alone', async () => {
    const report = { key: 'taches', name: 'Charge', params, isShared: false };
    await owner.visit('POST', `${path}/enregistres`, { data: report });
    const own = async () => (await read()).saved.find(({ name }) => name === 'Charge');
    expect(await own()).toMatchObject({ isOwn: true, frequency: null });
    expect((await read('', viewer)).saved.map(({ name }) => name)).not.toContain('Charge');
    const href = async () => `${path}/enregistres/${(await own())?.id}/planification`;
    const plan = async (recipients: readonly string[]) =>
      owner.visit('PUT', await href(), {
        data: { frequency: 'weekly', day: 1, recipients, version: (await own())?.version },
      });
    const refused = await plan(['01k8n3v5x7z9b1d3f5h7k9m1n3']);
    expect(errorsOf(refused.page.props)['recipients']).toBe(
      'Les destinataires doivent être membres de votre société.',
    );
    const [member] = (await read()).choices.members;
    await plan([member?.id ?? '']);
    expect(await own()).toMatchObject({ frequency: 'weekly', recipients: [member?.id] });
    expect((await viewer.visit('PUT', await href(), { data: {} })).status).toBe(403);
    expect((await other.visit('DELETE', `${path}/enregistres/${(await own())?.id}`)).status).toBe(404);
  });

  test('is sent on its day, once', async () => {
    await server.deps.db
      .update(savedReports)
      .set({ day: 20 })
      .where(eq(savedReports.name, 'Marge mensuelle'));
    expect((await sendScheduledReports(server.deps)).mails).toBe(2);
    expect((await sendScheduledReports(server.deps)).mails).toBe(0);
    const mails = await server.deps.db
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.kind, 'report.scheduled'));
    expect(mails.every(({ subject }) => subject.startsWith('Rapport : Marge mensuelle'))).toBe(true);
  });
});
