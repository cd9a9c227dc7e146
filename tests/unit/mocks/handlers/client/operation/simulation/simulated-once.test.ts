import { expect, test } from 'vitest';
import { simulatedOnce } from '#mocks/handlers/client/operation/simulation/simulated-once.ts';
import { goldenStudy } from '#mocks/db/seed/simulations/golden-study.ts';
import golden from '#tests/fixtures/golden.json' with { type: 'json' };

const libourne = {
  departmentCode: '33',
  inseeCode: '33243',
  purchasedPremises: null,
  purchasedPremisesBps: null,
  completedOver5Years: true,
} as const;
const simulation = { id: '01jgfjjz000x6vcvy9tag0gchd', version: 1, study: goldenStudy };
const request = () => ({ request: new Request('http://localhost/') });

test('all papers of a request read the same results, which another version and another request have not', () => {
  const context = request();
  const first = simulatedOnce(context, simulation, libourne);
  expect(first.results.marginCents).toBe(golden.marginCents);
  expect(simulatedOnce(context, { ...simulation }, libourne)).toBe(first);
  const dearer = { ...goldenStudy, purchasePriceCents: (goldenStudy.purchasePriceCents ?? 0) + 1_000_000 };
  const changed = simulatedOnce(context, { ...simulation, version: 2, study: dearer }, libourne);
  expect(changed.results.marginCents).not.toBe(golden.marginCents);
  expect(simulatedOnce(request(), simulation, libourne)).not.toBe(first);
});
