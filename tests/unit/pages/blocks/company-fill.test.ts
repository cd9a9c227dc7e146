import { describe, expect, test } from 'vitest';
import type { FoundCompany } from '#contracts/company.ts';
import { companyFill } from '#pages/blocks/company/company-fill.ts';

const company: FoundCompany = {
  siren: '000100503',
  siret: '00010050300010',
  vatNumber: 'FR45000100503',
  name: 'MAÇONNERIE FERRAND',
  legalForm: 'EI',
  ape: '',
  createdOn: null,
  isActive: true,
  addressLine: '18 Rue Waldeck-Rousseau',
  addressLine2: '',
  postalCode: '33500',
  city: 'Libourne',
  inseeCode: '33243',
  officers: [{ name: 'Didier FERRAND', role: 'Gérant' }],
};
const names = {
  name: 'name',
  legalForm: 'legalForm',
  siren: 'siren',
  ape: 'ape',
  addressLine: 'addressLine',
  postalCode: 'postalCode',
  city: 'city',
} as const;
const blank = {
  name: '',
  legalForm: null,
  siren: null,
  ape: '',
  addressLine: '',
  postalCode: '',
  city: '',
};
const filled = (values: Readonly<Record<string, unknown>>, choices?: readonly string[]) =>
  companyFill(company, {
    names,
    values: { ...blank, ...values },
    choicesOf: (name) => (name === 'legalForm' ? choices : undefined),
  });

describe('what the register fills in', () => {
  test('is all that it tells, where nothing stands', () => {
    const { fills, differences } = filled({});
    expect(differences).toEqual([]);
    expect(Object.fromEntries(fills.map(({ name, value }) => [name, value]))).toEqual({
      name: 'MAÇONNERIE FERRAND',
      legalForm: 'EI',
      siren: '000100503',
      addressLine: '18 Rue Waldeck-Rousseau',
      postalCode: '33500',
      city: 'Libourne',
    });
  });

  test('leaves what was typed, and asks only where that says something else', () => {
    const { fills, differences } = filled({ name: 'Maçonnerie Ferrand', siren: '999123458' });
    expect(fills.map(({ name }) => name)).not.toContain('name');
    expect(differences).toEqual([
      {
        fact: 'siren',
        name: 'siren',
        current: '999123458',
        found: '000100503',
        fields: [{ name: 'siren', value: '000100503' }],
      },
    ]);
  });

  test('takes an address as a whole: half of another one is none', () => {
    const { fills, differences } = filled({ addressLine: '3 Rue Neuve' });
    expect(fills.map(({ name }) => name)).not.toContain('postalCode');
    expect(differences).toMatchObject([
      { fact: 'address', current: '3 Rue Neuve', found: '18 Rue Waldeck-Rousseau, 33500, Libourne' },
    ]);
    expect(differences[0]?.fields).toHaveLength(3);
  });

  test('completes an address that agrees so far', () => {
    const { fills, differences } = filled({ city: 'LIBOURNE' });
    expect(differences).toEqual([]);
    expect(fills.map(({ name }) => name)).toEqual(expect.arrayContaining(['addressLine', 'postalCode']));
  });

  test('leaves out a form that the field has not, and a list that somebody made', () => {
    expect(filled({}, ['SAS']).fills.map(({ name }) => name)).not.toContain('legalForm');
    const { fills, differences } = companyFill(company, {
      names: { officers: 'representatives' },
      values: { representatives: [{ name: 'Anne', role: '' }] },
      choicesOf: () => undefined,
    });
    expect([...fills, ...differences]).toEqual([]);
  });
});
