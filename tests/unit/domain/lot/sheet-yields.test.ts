import { expect, test } from 'vitest';
import { sheetYields } from '#domain/lot/sheet-yields.ts';

test('rents over the price: the worked example of the rental yield', () => {
  const details = {
    annualRentCents: 1_704_000,
    potentialRentCents: 2_000_000,
    unitsCount: 3,
    rentedUnits: 2,
  };
  expect(sheetYields('Building', details, 18_000_000)).toEqual({
    yields: { grossBps: 947, potentialBps: 1111 },
    vacancyBps: 3333,
  });
});

test('premises tell the rent of their lease', () => {
  const { yields } = sheetYields('ProfessionalRealEstate', { leaseAnnualRentHtCents: 920_000 }, 11_500_000);
  expect(yields.grossBps).toBe(800);
});

test('nothing is told without a price, a rent or units', () => {
  const nothing = { yields: { grossBps: null, potentialBps: null }, vacancyBps: null };
  expect(sheetYields('Building', {}, 18_000_000)).toEqual(nothing);
  expect(sheetYields('Building', { annualRentCents: 1 }, null)).toEqual(nothing);
  expect(sheetYields('Building', { annualRentCents: 1 }, 0)).toEqual(nothing);
  expect(sheetYields('Building', { unitsCount: 2, rentedUnits: 3 }, 1).vacancyBps).toBeNull();
});
