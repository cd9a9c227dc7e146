import { afterAll, beforeAll, describe } from 'vitest';
import { media, type Media } from '#mocks/db/schema/index.ts';
import { folderId } from '#mocks/db/seed/media/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openListProof, type ListProof } from './list-proof.ts';
import { proveList } from './prove-list.ts';

const titles = ['Façade', 'escalier', 'Étage', 'Combles', 'Œuvre', 'Cour'];
const operations = [operationId('T1', 'OP-2025-001'), operationId('T1', 'OP-2025-002')];

const proof: ListProof<Media> = {
  path: '/mediatheque',
  table: media,
  random: (draw, index) => ({
    title: `${draw.one(titles)} ${index}`,
    kind: draw.one(['photo', 'photo', 'plan', 'document', 'video']),
    description: draw.orNull(['Vue du nord', 'À refaire']),
    operationId: draw.orNull(operations),
    folderId: draw.orNull([folderId('T1', 'Photos'), folderId('T1', 'Plans')]),
    stage: draw.orNull(['before', 'works', 'after']),
    takenOn: draw.orNull(['2025-09-18', '2026-10-30']),
    tags: ['chantier', 'façade'].filter(() => draw.below(3) === 0),
  }),
  filters: {
    kind: (row) => [row.kind],
    operationId: (row) => (row.operationId === null ? [] : [row.operationId]),
    folderId: (row) => (row.folderId === null ? [] : [row.folderId]),
    stage: (row) => (row.stage === null ? [] : [row.stage]),
    tag: (row) => row.tags,
  },
  periods: { takenOn: (row) => row.takenOn },
  words: (row) => [row.title, row.description],
  sorts: {
    name: (row) => row.title.toLowerCase(),
    createdAt: (row) => row.createdAt.getTime(),
    takenOn: (row) => row.takenOn,
  },
  defaultSort: '-createdAt',
};

describe('the library, over random rows', () => {
  let server: TestServer;
  let opened: Awaited<ReturnType<typeof openListProof<Media>>>;
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
