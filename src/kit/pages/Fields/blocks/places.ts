import type { AddressSource } from '#ui/address/address-source.ts';
import type { CommuneFieldProps } from '#ui/fields/CommuneField.tsx';

const communes = [
  { inseeCode: '33243', name: 'Libourne', postalCodes: ['33500'], departmentName: 'Gironde' },
  {
    inseeCode: '33063',
    name: 'Bordeaux',
    postalCodes: ['33000', '33100', '33200'],
    departmentName: 'Gironde',
  },
];

export const startsWith = (text: string, query: string) => text.toLowerCase().includes(query.toLowerCase());

/** The communes of a directory of two. */
export const findCommunes: CommuneFieldProps['find'] = async (query) =>
  communes.filter(
    ({ name, postalCodes }) => startsWith(name, query) || postalCodes.some((code) => code.startsWith(query)),
  );

const streets = ['12 cours Victor Hugo', '12 cours de la Marne', '3 rue Sainte-Catherine'];

/** Streets of Bordeaux, found after a moment; « panne » and « perdue » show what happens without an answer. */
export const streetsOfBordeaux: AddressSource = {
  async offers(query) {
    await new Promise((done) => setTimeout(done, 300));
    if (startsWith(query, 'panne')) throw new Error('the search was asked to fail');
    const found = startsWith(query, 'perdue') ? ['Adresse perdue'] : streets;
    return found
      .filter((street) => startsWith(street, query) || found.length === 1)
      .map((street) => ({ id: street, label: street, description: 'Bordeaux, France' }));
  },
  async find(id) {
    if (!streets.includes(id)) throw new Error('the address was asked to be lost');
    return { line: id, postalCode: '33000', city: 'Bordeaux', location: { lat: 44.8362, lng: -0.5718 } };
  },
};
