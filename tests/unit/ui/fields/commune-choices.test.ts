import { describe, expect, test } from 'vitest';
import { communeChoices } from '#ui/fields/commune-choices.ts';

describe('communeChoices', () => {
  const bordeaux = {
    inseeCode: '33063',
    name: 'Bordeaux',
    postalCodes: ['33000', '33100', '33800'],
    departmentCode: '33',
    departmentName: 'Gironde',
  };

  test('a name offers the commune once', () => {
    expect(communeChoices([bordeaux], 'bord').map(({ label }) => label)).toEqual(['Bordeaux (33000)']);
  });

  test('a postcode offers the postcodes that begin so', () => {
    expect(communeChoices([bordeaux], '338').map(({ postalCode }) => postalCode)).toEqual(['33800']);
    expect(communeChoices([bordeaux], '33')).toHaveLength(3);
  });
});
