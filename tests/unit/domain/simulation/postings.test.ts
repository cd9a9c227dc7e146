import { expect, test } from 'vitest';
import { namedInLines, postingsOf } from '#domain/simulation/study/postings.ts';
import { emptyStudy, studyLine } from '#mocks/db/seed/simulations/lines.ts';

const study = {
  ...emptyStudy,
  worksLines: [
    studyLine('works', 'Gros œuvre', 100, 1000, { supplierId: 'mason', accountingCodeId: '6051' }),
    studyLine('works', 'Peinture', 100, 1000, { supplierId: null }),
  ],
  saleLines: [studyLine('marketing', 'Panneau', 100, 2000, { supplierId: 'mason' })],
};

test('each expense tells who is paid and where it is booked, by the name that results know it by', () => {
  expect(Object.fromEntries(postingsOf(study))).toEqual({
    'worksLines.0': { supplierId: 'mason', accountingCodeId: '6051' },
    'worksLines.1': { supplierId: null, accountingCodeId: null },
    'saleLines.0': { supplierId: 'mason', accountingCodeId: null },
  });
});

test('suppliers and accounts that expenses name are told once', () => {
  const { supplierIds, accountingCodeIds } = namedInLines([...postingsOf(study).values()]);
  expect([...supplierIds]).toEqual(['mason']);
  expect([...accountingCodeIds]).toEqual(['6051']);
});
