import { afterAll, beforeAll, describe } from 'vitest';
import { tasks, type Task } from '#mocks/db/schema/index.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openListProof, type ListProof } from './list-proof.ts';
import { proveList } from './prove-list.ts';

const titles = ['Appeler', 'Béziat', 'Çelik', 'appeler', 'Relancer', 'Œuvre'];
const people = [personId('hugo.lartigue'), personId('ines.duprat'), personId('marc.soubiran')];
const ranks = ['low', 'normal', 'high', 'urgent'];
const isClosed = ({ status }: Task): boolean => ['done', 'cancelled'].includes(status);

const proof: ListProof<Task> = {
  path: '/taches',
  table: tasks,
  random: (draw, index) => ({
    title: `${draw.one(titles)} ${index}`,
    description: draw.orNull(['Devis', 'Bornage']),
    status: draw.one(['todo', 'todo', 'in_progress', 'blocked', 'done', 'cancelled']),
    priority: draw.one(ranks),
    dueOn: draw.orNull(['2026-11-01', '2026-11-20', '2026-12-24']),
    assigneeIds: people.filter(() => draw.below(3) === 0),
    tags: ['chantier', 'vip'].filter(() => draw.below(3) === 0),
  }),
  filters: {
    status: (row) => [row.status],
    priority: (row) => [row.priority],
    assigneeId: (row) => row.assigneeIds,
    tag: (row) => row.tags,
  },
  periods: { dueOn: (row) => row.dueOn },
  words: (row) => [row.title, row.description],
  sorts: {
    name: (row) => row.title.toLowerCase(),
    dueOn: (row) => (isClosed(row) ? null : row.dueOn),
    priority: (row) => ranks.indexOf(row.priority),
    updatedAt: (row) => row.updatedAt.getTime(),
    createdAt: (row) => row.createdAt.getTime(),
  },
  defaultSort: 'dueOn',
  fileColumn: { title: 'Titre', value: (row) => row.title },
};

describe('the list of tasks, over random rows', () => {
  let server: TestServer;
  let opened: Awaited<ReturnType<typeof openListProof<Task>>>;
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
