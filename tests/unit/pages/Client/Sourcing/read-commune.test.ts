import { describe, expect, test } from 'vitest';
import { communeRead } from '../../../../../src/pages/Client/Sourcing/blocks/read-commune.ts';

const commune = (inseeCode: string, name: string, ...postalCodes: string[]) => ({
  inseeCode,
  name,
  postalCodes,
  departmentName: '',
});
const libourne = commune('33243', 'Libourne', '33500');
const billaux = commune('33052', 'Les Billaux', '33500');
const saintDenis = commune('93066', 'Saint-Denis', '93200', '93210');
const otherSaintDenis = commune('30247', 'Saint-Denis', '30500');

describe('the commune that an advert names', () => {
  test('is the one of that name under the postcode', () => {
    expect(communeRead([billaux, libourne], { postalCode: '33500', city: 'LIBOURNE' })).toEqual({
      commune: libourne,
      postalCode: '33500',
    });
  });

  test('is the only one under a postcode, whatever the advert calls it', () => {
    const place = { postalCode: '30500', city: 'St Denis' };
    expect(communeRead([otherSaintDenis], place)?.commune).toBe(otherSaintDenis);
  });

  test('is none where two bear the name, or several share a postcode', () => {
    expect(communeRead([saintDenis, otherSaintDenis], { postalCode: null, city: 'Saint-Denis' })).toBeNull();
    expect(communeRead([billaux, libourne], { postalCode: '33500', city: 'Liborne' })).toBeNull();
  });

  test('brings its first postcode where the advert tells none', () => {
    expect(communeRead([saintDenis], { postalCode: null, city: 'saint-denis' })?.postalCode).toBe('93200');
  });
});
