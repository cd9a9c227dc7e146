import { expect, test } from 'vitest';
import type { Study, StudyLine } from '#domain/simulation/study/study.ts';
import { visitCostsIn, withVisitCosts } from '#domain/simulation/study/visit-costs.ts';

const line = (given: Partial<StudyLine>): StudyLine => ({
  category: 'works',
  label: 'Travaux',
  basis: 'per_m2',
  value: 100_000,
  vatRateBps: 2000,
  recovery: 'regime',
  schedule: 'with_works',
  month: null,
  months: 1,
  curve: 'linear',
  isAuto: false,
  ...given,
});
const study = (given: Partial<Study> = {}): Study =>
  ({ worksLines: [line({})], reserveLines: [], ...given }) as Study;
const works = { kind: 'works', label: 'Travaux – visite', cents: 450_000 } as const;

test('a cost becomes a line with the VAT of its like, without touching what is there', () => {
  const { worksLines, reserveLines } = withVisitCosts(study(), 'v1', [
    works,
    { kind: 'contingency', label: 'Aléas', cents: 800_000 },
  ]);
  expect(worksLines[0]).toEqual(line({}));
  expect(worksLines[1]).toMatchObject({ basis: 'amount', value: 450_000, vatRateBps: 2000, visitId: 'v1' });
  expect(reserveLines).toMatchObject([{ category: 'contingency', value: 800_000, vatRateBps: 1000 }]);
});

test('again, it stays where it stands with what somebody made of it; another visit has its own', () => {
  const once = withVisitCosts(study(), 'v1', [works]);
  const own = line({ ...once.worksLines[1], label: 'Toiture', vatRateBps: 550 });
  const changed = study({ worksLines: [own, line({})] });
  const twice = withVisitCosts(changed, 'v1', [{ ...works, cents: 900_000 }]);
  expect(twice.worksLines).toEqual([{ ...own, value: 900_000 }, line({})]);
  expect(withVisitCosts(twice, 'v2', [works]).worksLines).toHaveLength(3);
  expect(visitCostsIn(twice, 'v1')).toBe(900_000);
});

test('a cost of nothing takes its line away', () => {
  const once = withVisitCosts(study(), 'v1', [works]);
  expect(withVisitCosts(once, 'v1', [])).toEqual(study());
});
