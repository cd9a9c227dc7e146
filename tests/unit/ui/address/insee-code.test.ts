import { expect, test } from 'vitest';
import { inseeCodeIn } from '#ui/address/insee-code.ts';

const commune = (name: string, inseeCode: string, ...postalCodes: string[]) => ({
  name,
  inseeCode,
  postalCodes,
  departmentName: 'Gironde',
});
const communes = [
  commune('Saint-Émilion', '33394', '33330'),
  commune('Vignonet', '33546', '33330'),
  commune('Libourne', '33243', '33500'),
];

test('an address is given the code of the commune of its name, whatever its accents', () => {
  expect(inseeCodeIn(communes, { postalCode: '33330', city: 'saint-emilion' })).toBe('33394');
});

test('a postcode of one commune is enough, one of several is not', () => {
  expect(inseeCodeIn(communes, { postalCode: '33500', city: 'Libourne Cedex' })).toBe('33243');
  expect(inseeCodeIn(communes, { postalCode: '33330', city: 'Ailleurs' })).toBeNull();
  expect(inseeCodeIn(communes, { postalCode: '99999', city: 'Libourne' })).toBeNull();
});
