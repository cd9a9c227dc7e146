import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VisitReportProps } from '#contracts/export/visit/report.ts';
import type { VisitVoucherProps } from '#contracts/export/visit/voucher.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { visitId } from '#mocks/db/seed/visits/index.ts';
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

const technical = visitId('T1', 'OP-2025-001', '2025-09-18T08:00:00Z');
const golden = operationId('T1', 'OP-2025-001');
const papers = `/export/visites/${technical}`;

test('the report tells the four findings with what they come to, and leads back to the visit', async () => {
  const props = (await owner.get(`${papers}/compte-rendu`)).page.props as unknown as VisitReportProps;
  expect(props).toMatchObject({ status: 'done', totalCents: 1_250_000 });
  expect(props.findings).toHaveLength(4);
  expect(props.visit.address).toContain('Libourne');
  expect(props.paper.back).toBe(`/operations/${golden}/visites/${technical}`);
});

test('amounts that a copy keeps are not sent', async () => {
  const answer = await owner.get(`${papers}/compte-rendu?hide=amounts`);
  const props = answer.page.props as unknown as VisitReportProps;
  expect(props.totalCents).toBeNull();
  expect(props.findings.every(({ estimateCents }) => estimateCents === null)).toBe(true);
});

test('the voucher names whoever visits, with the lots and who shows them', async () => {
  const list = (await owner.get(`/operations/${golden}/visites`)).page.props as unknown as {
    visits: { id: string; kind: string; lots: object[]; contacts: string[] }[];
  };
  const buyers = list.visits.find(({ kind, lots }) => kind === 'buyer' && lots.length > 0);
  const path = `/export/visites/${buyers?.id}/bon`;
  const { visit } = (await viewer.get(path)).page.props as unknown as VisitVoucherProps;
  expect(visit.people.map(({ name }) => name)).toEqual(buyers?.contacts);
  expect(visit.lots).toHaveLength(buyers?.lots.length ?? 0);
  expect(visit.host.name).not.toBe('');
});

test('another company sees neither', async () => {
  expect((await stranger.get(`${papers}/compte-rendu`)).status).toBe(404);
  expect((await stranger.get(`${papers}/bon`)).status).toBe(404);
});
