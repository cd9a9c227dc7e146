import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationShowProps } from '#contracts/client/operation/show.ts';
import { operations } from '#mocks/db/schema/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const chais = operationId('T1', 'OP-2025-001');

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

const owed = async () => {
  const { page } = await owner.get(`/operations/${chais}`);
  return (page.props as unknown as OperationShowProps).brokenCommitment;
};
const owedAfter = async (change: Partial<typeof operations.$inferInsert>) => {
  await server.deps.db.update(operations).set(change).where(eq(operations.id, chais));
  return owed();
};

describe('a commitment to resell', () => {
  test('costs nothing while it runs', async () => {
    expect(await owed()).toBeNull();
  });

  test('costs the complement of the lots that are left once its day has passed, with its calculation', async () => {
    const broken = await owedAfter({ acquiredOn: '2021-04-16', resaleDeadlineOn: '2026-04-16' });
    expect(broken?.refusal).toBeNull();
    // All of it would be 480 000 € × (5,81 % − 0,715 %) and its interest: what was sold is spared.
    expect(broken?.totalCents).toBeGreaterThan(0);
    expect(broken?.totalCents).toBeLessThan(2_500_000);
    expect(broken?.explanation?.figure).toEqual({ unit: 'cents', value: broken?.totalCents });
  });

  test('is told to be unknown where the duties of its day are', async () => {
    const broken = await owedAfter({ departmentCode: '27', inseeCode: '27229', acquiredOn: '2026-04-15' });
    expect(broken).toMatchObject({ totalCents: null, explanation: null });
    expect(broken?.refusal).toContain('Eure (27)');
  });
});
