import { expect, test } from 'vitest';
import { findingsOf } from '#scripts/checks/glossary.ts';

test('a word that the glossary replaces is told with its place and the better one', () => {
  const text = "export const fr = {\n  help: 'Contactez le support.',\n};\n";
  expect(findingsOf('a.ts', text)).toEqual(['  a.ts:2 « Contactez le support » → assistance']);
});

test('spaces that do not break hide nothing', () => {
  expect(findingsOf('a.ts', "max: '{max}\\u00A0lignes\\u00A0au\\u00A0plus'")).toHaveLength(1);
});

test('comments are left to developers', () => {
  expect(findingsOf('a.ts', '// Contactez le support\n * le bien est libre\n')).toEqual([]);
});
