import { expect, test } from 'vitest';
import {
  lineRevenue,
  readableRow,
  readableRows,
} from '#pages/Client/Operation/Project/blocks/readable-rows.ts';

const line = {
  type: 'Apartment',
  label: '',
  count: 2,
  avgAreaM2: '46.05',
  saleMode: 'vir',
  pricePerM2Cents: null,
  unitPriceCents: 15_350_000,
  worksCostPerM2Cents: 99_500,
  tantiemes: null,
  parkingCount: null,
};

test('a line counts once its type, its count, its area and one price are there', () => {
  expect(readableRow(line)).toEqual({ ...line, label: null, parkingCount: 0 });
  expect(lineRevenue(line)).toBe(30_700_000);
  const incomplete = [
    { ...line, type: null },
    { ...line, count: null },
    { ...line, count: 0 },
    { ...line, count: Number.NaN },
    { ...line, count: 'deux' },
    { ...line, avgAreaM2: null },
    { ...line, avgAreaM2: '0' },
    { ...line, avgAreaM2: 'grand' },
    { ...line, unitPriceCents: null },
    { ...line, pricePerM2Cents: 100 },
  ];
  expect(readableRows(incomplete)).toEqual([]);
  expect(incomplete.map(lineRevenue)).toEqual(incomplete.map(() => null));
});
