import { expect, test } from 'vitest';
import type { DemoAccount } from '#contracts/shared.ts';
import { findAccounts, groupAccounts } from '#pages/Auth/blocks/group-accounts.ts';

const account = (name: string, tenantName: string | null): DemoAccount => ({
  email: `${name}@example.test`,
  password: 'x',
  name,
  role: 'owner',
  tenantName,
});

test('accounts stand under their company, in the order they came', () => {
  const groups = groupAccounts([
    account('a', 'T1'),
    account('b', 'T2'),
    account('c', 'T1'),
    account('d', null),
  ]);
  expect(groups.map(({ tenantName, accounts }) => [tenantName, accounts.map(({ name }) => name)])).toEqual([
    ['T1', ['a', 'c']],
    ['T2', ['b']],
    [null, ['d']],
  ]);
});

test('accounts are found by every word of their name, company or role, accents and case aside', () => {
  const accounts = [account('Inès Duprat', 'Garonne Patrimoine'), account('Karim Belkacem', 'Forez Habitat')];
  const namesFor = (text: string) => findAccounts(accounts, text, () => 'Titulaire').map(({ name }) => name);
  expect(namesFor('INES garonne')).toEqual(['Inès Duprat']);
  expect(namesFor('titulaire forez')).toEqual(['Karim Belkacem']);
  expect(namesFor('ines forez')).toEqual([]);
  expect(namesFor(' ')).toHaveLength(2);
});
