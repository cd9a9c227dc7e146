import { expect, test } from 'vitest';
import { shortDiff } from '#codegen/write/diff.ts';

test('a difference shows each change with two lines around it, and leaves out what lies between', () => {
  const old = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
  const now = ['a', 'B', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'];
  expect(shortDiff(old.join('\n'), now.join('\n')).split('\n')).toEqual([
    '@@ line 1 @@',
    '  a',
    '- b',
    '+ B',
    '  c',
    '  d',
    '@@ line 10 @@',
    '  i',
    '  j',
    '+ k',
  ]);
});

test('a long difference is cut, with the number of lines that lack', () => {
  const text = Array.from({ length: 100 }, (_, index) => String(index)).join('\n');
  expect(shortDiff('', text).split('\n').at(-1)).toBe('… 71 more lines');
});
