import { expect, test } from 'vitest';
import { formatTitle } from '#runtime/title/title.ts';

test('page title, hyphen, application title; the application alone without a page title', () => {
  expect(formatTitle('Opérations', 'Îlot')).toBe('Opérations - Îlot');
  expect(formatTitle('Opérations')).toBe('Opérations - Laravel');
  for (const none of ['', '  ', null, undefined]) expect(formatTitle(none, 'Îlot')).toBe('Îlot');
});
