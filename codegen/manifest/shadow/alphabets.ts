import { bothCases, complement, type CodeRange } from '../../pcre/ranges.ts';
import type { Alphabet } from './language.ts';

const LAST = 0x10ffff;
const FIRST_BEYOND_ASCII = 0x80;

/** A decoded path: any character, letter case kept. */
export const pathAlphabet: Alphabet = {
  all: [[0, LAST]],
  see(ranges, isNegated) {
    if (isNegated) return complement(ranges);
    return ranges.length === 1 ? ranges : complement(complement(ranges));
  },
};

const NOT_IN_HOSTS: readonly CodeRange[] = [
  [0x00, 0x20],
  [0x23, 0x23],
  [0x2f, 0x2f],
  [0x3a, 0x3a],
  [0x3f, 0x5a],
  [0x7f, 0x7f],
];

/** A host in lower case without port, matched in either case. */
export const hostAlphabet: Alphabet = {
  all: complement(NOT_IN_HOSTS),
  see(ranges, isNegated) {
    const seen = isNegated ? complement(bothCases(ranges)) : bothCases(ranges);
    const outside = complement(seen);
    // Letters beyond ASCII have cases of their own: only all of them or none are known for sure.
    const isPartial = [...seen, ...outside].some(
      ([from, to]) => (from > FIRST_BEYOND_ASCII || to >= FIRST_BEYOND_ASCII) && to !== LAST,
    );
    return isPartial ? null : complement([...outside, ...NOT_IN_HOSTS]);
  },
};
