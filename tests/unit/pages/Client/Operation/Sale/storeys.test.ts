import { expect, test } from 'vitest';
import { exampleSaleLot } from '#contracts/client/operation/sale/row.ts';
import { storeysOf } from '../../../../../../src/pages/Client/Operation/Sale/blocks/storeys.ts';

test('lots stand by building and storey, the highest first; a yard of boxes on the ground of the first', () => {
  const lot = (ref: string, level: number | null, buildingLabel: string, type = exampleSaleLot.type) => ({
    ...exampleSaleLot,
    ref,
    level,
    buildingLabel,
    type,
  });
  const buildings = storeysOf([
    lot('A01', 0, 'Nord'),
    lot('A11', 1, 'Nord'),
    lot('G01', 0, 'Cour', 'Garage'),
    lot('S01', 0, 'Sud'),
    lot('T1', null, '', 'Land'),
  ]);
  expect(
    buildings.map(({ building, storeys }) => [
      building,
      storeys.map(({ level, lots }) => [level, lots.map(({ ref }) => ref).join(' ')]),
    ]),
  ).toEqual([
    [
      'Nord',
      [
        [1, 'A11'],
        [0, 'A01 G01'],
      ],
    ],
    ['Sud', [[0, 'S01']]],
  ]);
});
