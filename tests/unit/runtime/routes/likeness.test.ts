import { expect, test } from 'vitest';
import { alike } from '#runtime/routes/likeness.ts';

test.each([
  ['operaton', 'operation', 'a letter is missing'],
  ['opperation', 'operation', 'a letter is doubled'],
  ['opreation', 'operation', 'two letters changed places'],
  ['psot', 'post', 'two letters of a short name changed places'],
  ['operasion', 'operation', 'a letter is wrong'],
  ['opération', 'operation', 'an accent too many'],
  ['Operation', 'operation', 'another case'],
  ['operation_id', 'operationId', 'another way to join words'],
  ['operations', 'operation', 'a plural'],
])('%s is a slip for %s: %s', (given, meant) => {
  expect(alike(given, meant)).toBe(true);
  expect(alike(meant, given)).toBe(true);
});

test.each([
  ['page', 'operation'],
  ['id', 'to'],
  ['a', 'b'],
  ['', 'a'],
  ['note', 'post'],
  ['iteration', 'operation'],
  ['user', 'users_group'],
])('%s is not taken for %s', (given, other) => {
  expect(alike(given, other)).toBe(false);
  expect(alike(other, given)).toBe(false);
});
