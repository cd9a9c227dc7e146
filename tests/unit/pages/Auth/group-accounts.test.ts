import { expect, test } from 'vitest';
import type { DemoAccount } from '#contracts/shared.ts';
import { groupAccounts } from '#pages/Auth/blocks/group-accounts.ts';

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
