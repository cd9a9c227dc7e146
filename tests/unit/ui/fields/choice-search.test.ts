import { expect, test } from 'vitest';
import { goesOnFrom } from '#ui/fields/useChoiceSearch.ts';

test.each([
  ['canéj', 'cané', true],
  ['can', 'canéj', true],
  ['', 'canéj', true],
  ['simul', 'canéj', false],
  ['canb', 'canéj', false],
])(
  'what was found for another text fits while one goes on typing: « %s » after « %s »: %s',
  (text, before, fits) => {
    expect(goesOnFrom(text, before)).toBe(fits);
  },
);
