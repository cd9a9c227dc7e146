import type { Text } from '../../explain/calculation.ts';

/** Something that the law does not allow as it stands. */
export interface Finding<Code extends string = string> {
  readonly code: Code;
  /** What is wrong and what would be right, for the person who can mend it. */
  readonly text: Text;
}

/** The answer of a check. */
export interface Check<Code extends string = string> {
  readonly isAllowed: boolean;
  readonly findings: readonly Finding<Code>[];
}

/** Those findings that apply, and whether there is none. */
export function checkOf<Code extends string>(findings: readonly (Finding<Code> | null)[]): Check<Code> {
  const applying = findings.filter((finding) => finding !== null);
  return { isAllowed: applying.length === 0, findings: applying };
}

/** A finding when its condition holds. */
export function findingIf<Code extends string>(
  isWrong: boolean,
  code: Code,
  fr: string,
  en: string,
): Finding<Code> | null {
  return isWrong ? { code, text: { fr, en } } : null;
}
