import { expect, test } from 'vitest';
import { textOf } from '#mocks/handlers/export/property-type/text-of.ts';

test('paragraphs become lines, marks and entities go', () => {
  expect(textOf('<p>Six lots &amp; un <strong>commerce</strong></p><p>À deux pas</p>', 900)).toBe(
    'Six lots & un commerce\nÀ deux pas',
  );
});

test('what is too long ends at a word', () => {
  expect(textOf('<p>un deux trois quatre</p>', 12)).toBe('un deux…');
  expect(textOf('', 12)).toBe('');
});
