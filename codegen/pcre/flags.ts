import { UntranslatablePatternError } from './error.ts';

/** Flags that hold at a place of a pattern. */
export interface Flags {
  readonly ignoreCase: boolean;
  readonly dotAll: boolean;
}

/** Flags behind `(?on-off)`, which stands at `at`. Throws `UntranslatablePatternError` for m and x. */
export function changeFlags(flags: Flags, match: RegExpExecArray, at: number): Flags {
  const [, on = '', off = ''] = match;
  if (/[mx]/.test(on + off)) {
    const reason =
      'the flags m and x have no equivalent: leave them out, and white space and comments with x';
    throw new UntranslatablePatternError(reason, at);
  }
  const flag = (letter: string, before: boolean): boolean =>
    off.includes(letter) ? false : on.includes(letter) || before;
  return { ignoreCase: flag('i', flags.ignoreCase), dotAll: flag('s', flags.dotAll) };
}
