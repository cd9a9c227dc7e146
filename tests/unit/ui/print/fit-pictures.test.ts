import { expect, test } from 'vitest';
import { sideOnPaper } from '#ui/print/fit-pictures.ts';

const mm = (value: number): number => (value / 25.4) * 96;

test.each([
  [
    'whole in a frame of its own shape',
    { width: 1600, height: 1200 },
    { width: mm(88), height: mm(66) },
    false,
    693,
  ],
  [
    'whole, upright in a lying frame',
    { width: 1200, height: 1600 },
    { width: mm(88), height: mm(66) },
    false,
    520,
  ],
  [
    'covering a frame of another shape',
    { width: 1600, height: 800 },
    { width: mm(50), height: mm(50) },
    true,
    788,
  ],
  ['smaller than its frame', { width: 100, height: 100 }, { width: mm(100), height: mm(100) }, false, 788],
])('%s', (_name, picture, place, isCovering, expected) => {
  expect(sideOnPaper(picture, place, isCovering)).toBe(expected);
});
