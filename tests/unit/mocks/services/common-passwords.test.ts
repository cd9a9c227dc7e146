import { expect, test } from 'vitest';
import { listedCommonPasswords } from '#mocks/services/common-passwords.ts';

const common = listedCommonPasswords();

test.each(['password', 'PassWord', '123456', 'Sunshine2026!', '!!letmein!!'])(
  '%s is common',
  async (password) => {
    expect(await common.isCommon(password)).toBe(true);
  },
);

test.each(['Quai-du-Nord-2026', 'le chat gris dort sous une vieille table', '-12-', ''])(
  '%j is not',
  async (password) => {
    expect(await common.isCommon(password)).toBe(false);
  },
);
