import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAddress } from '#domain/geography/split-address.ts';

test.each([
  ['12 rue du Port 33000 Bordeaux', '12 rue du Port', '33000', 'Bordeaux'],
  ['12, rue du Port, 33000 Bordeaux, France', '12, rue du Port', '33000', 'Bordeaux'],
  [
    '  3 bis   quai des Chartrons – 33000   Saint-Genès  ',
    '3 bis quai des Chartrons',
    '33000',
    'Saint-Genès',
  ],
  ['Lieu-dit L’Étang 33500 Libourne', 'Lieu-dit L’Étang', '33500', 'Libourne'],
])('takes « %s » apart', (text, line, postalCode, city) => {
  expect(splitAddress(text)).toEqual({ line, postalCode, city });
});

test.each(['12 rue du Port', '33000 Bordeaux', '12 rue du Port 33000', '12 rue du Port 3300 Bordeaux', ''])(
  'leaves « %s » as it is: it is no whole address',
  (text) => {
    expect(splitAddress(text)).toBeNull();
  },
);

test('gives back what was joined, whatever the number of the house and the spaces between', () => {
  const words = fc.constantFrom('rue du Port', 'allées de Tourny', 'impasse Sainte-Croix', 'ZA Les Pins');
  const cities = fc.constantFrom('Bordeaux', 'La Teste-de-Buch', 'L’Haÿ-les-Roses', 'Saint-Étienne');
  const codes = fc.integer({ min: 1000, max: 98_999 }).map((code) => String(code).padStart(5, '0'));
  const spaces = fc.constantFrom(' ', ', ', '  ', ' - ');
  fc.assert(
    fc.property(fc.nat(9999), words, codes, cities, spaces, (number, street, postalCode, city, space) => {
      const line = `${number} ${street}`;
      expect(splitAddress(`${line}${space}${postalCode} ${city}`)).toEqual({ line, postalCode, city });
    }),
  );
});
