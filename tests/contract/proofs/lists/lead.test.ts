import { afterAll, beforeAll, describe } from 'vitest';
import { portalLeads, type PortalLead } from '#mocks/db/schema/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { personId } from '#mocks/db/seed/person-id.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openListProof, type ListProof } from './list-proof.ts';
import { proveList } from './prove-list.ts';

const proof: ListProof<PortalLead> = {
  path: '/prospects',
  table: portalLeads,
  random: (draw, index) => ({
    portal: draw.one(['leboncoin', 'seloger', 'pap']),
    operationId: draw.orNull([operationId('T1', 'OP-2025-001'), operationId('T1', 'OP-2025-002')]),
    lastName: `${draw.one(['Élan', 'Vidal', 'Baudry'])} ${index}`,
    firstName: draw.orNull(['Anne', 'Zoé']),
    email: 'preuve@example.test',
    listingRef: draw.orNull(['G01', 'B2']),
    message: draw.one(['', 'Bonjour, est-ce libre ?']),
    status: draw.one(['new', 'contacted', 'lost']),
    assignedTo: draw.orNull([personId('hugo.lartigue'), personId('ines.duprat')]),
    receivedAt: new Date(`2026-11-${String(1 + (index % 19)).padStart(2, '0')}T08:00:00Z`),
    dueAt: new Date(`2026-11-${String(1 + (index % 19)).padStart(2, '0')}T10:00:00Z`),
    isOverdueNotified: draw.one([true, false]),
  }),
  filters: {
    status: (row) => [row.status],
    portal: (row) => [row.portal],
    operation: (row) => (row.operationId === null ? [] : [row.operationId]),
    assignedTo: (row) => (row.assignedTo === null ? [] : [row.assignedTo]),
    due: (row) => (row.status === 'new' && row.isOverdueNotified ? ['overdue'] : []),
  },
  periods: {},
  words: (row) => [row.lastName, row.firstName, row.email, row.listingRef, row.message],
  sorts: {
    receivedAt: (row) => row.receivedAt.toISOString(),
    dueAt: (row) => row.dueAt.toISOString(),
  },
  sums: {},
  defaultSort: '-receivedAt',
};

describe('the list of requests of portals, over random rows', () => {
  let server: TestServer;
  let opened: Awaited<ReturnType<typeof openListProof<PortalLead>>>;
  beforeAll(async () => {
    server = await openTestServer();
    const visitor = server.visitor();
    await visitor.signIn('hugo.lartigue@example.test');
    opened = await openListProof(proof, {
      server,
      visitor,
      tenantId: tenantId('T1'),
      otherTenantId: tenantId('T2'),
    });
  });
  afterAll(() => server.close());

  proveList(proof, () => opened);
});
