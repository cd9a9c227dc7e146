import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DossierProps } from '#contracts/export/dossier.ts';
import { simulate } from '#domain/simulation/simulate.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { simulationId } from '#mocks/db/seed/simulations/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

vi.mock(import('#domain/simulation/simulate.ts'), async (original) => {
  const real = await original();
  return { ...real, simulate: vi.fn(real.simulate) };
});

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

const study = simulationId('T1', 'OP-2025-001', 'Central');
const papers = {
  'simulation.overview': 'synthese',
  'simulation.show': 'bilan',
  'simulation.expenses': 'depenses',
  'simulation.projects': 'programme',
  'simulation.vir-revenues': 'recettes-vir',
  'simulation.vir-collection': 'encaissements-vir',
} as const;

test('a file calculates its simulation once for all of its papers, which tell what each tells alone', async () => {
  vi.mocked(simulate).mockClear();
  const sections = [...Object.keys(papers), 'project', 'property-type.apartment'].join(',');
  const path = `/export/operations/${operationId('T1', 'OP-2025-001')}/dossier?preset=bank&sections=${sections}`;
  const { parts } = (await owner.get(path)).page.props as unknown as DossierProps;
  expect(parts.length).toBeGreaterThan(Object.keys(papers).length + 1);
  expect(vi.mocked(simulate)).toHaveBeenCalledTimes(1);
  for (const [section, end] of Object.entries(papers)) {
    const alone = (await owner.get(`/export/simulations/${study}/${end}`)).page.props;
    const part = parts.find((one) => one.section === section);
    expect(part?.props['content'], section).toEqual(alone['content']);
  }
  // Another request asks the engine again.
  expect(vi.mocked(simulate).mock.calls.length).toBeGreaterThan(1);
});
