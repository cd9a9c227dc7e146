import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropTarget } from '#ui/lines/drop-target.ts';

const moved = (lines: readonly number[], from: number, to: number): number[] => {
  const others = lines.toSpliced(from, 1);
  return others.toSpliced(to, 0, lines[from] ?? -1);
};

test('a dropped line comes to stand right beside the one it was dropped at, on the side of the drop', () => {
  fc.assert(
    fc.property(
      fc.nat(20),
      fc.nat(20),
      fc.constantFrom('before' as const, 'after' as const),
      (from, beside, place) => {
        const lines = Array.from({ length: 21 }, (_, index) => index);
        const to = dropTarget(from, beside, place);
        const next = to === null ? lines : moved(lines, from, to);
        if (from === beside) expect(to).toBeNull();
        else expect(next.indexOf(from) - next.indexOf(beside)).toBe(place === 'after' ? 1 : -1);
      },
    ),
  );
});

test('a line that is gone, or would stay where it is, is not moved', () => {
  expect(dropTarget(-1, 3, 'before')).toBeNull();
  expect(dropTarget(2, 3, 'before')).toBeNull();
  expect(dropTarget(2, 1, 'after')).toBeNull();
});
