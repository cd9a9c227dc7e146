import { plainText } from './password-words.ts';

/** Whose password it is: the platform's staff chooses longer ones. */
export type PasswordAudience = 'client' | 'platform';

export type PasswordRuleId =
  | 'length'
  | 'lower'
  | 'upper'
  | 'digit'
  | 'symbol'
  | 'maximum'
  | 'personal'
  | 'common'
  | 'previous';

/** One line of the checklist. */
export interface PasswordRule {
  readonly id: PasswordRuleId;
  readonly isMet: boolean;
  /** What its text names: `{min}` or `{max}` signs, the `{word}` that was found. */
  readonly values: Readonly<Record<string, string | number>>;
}

export interface PasswordCheck {
  readonly rules: readonly PasswordRule[];
  readonly isAccepted: boolean;
  /** True when the password counts as a phrase: then neither length nor kinds of signs matter. */
  readonly isPhrase: boolean;
  readonly strength: 'none' | 'weak' | 'fair' | 'good' | 'strong';
}

export interface PasswordQuestion {
  readonly audience: PasswordAudience;
  /** From `personalWords`. */
  readonly words: readonly string[];
  /** Whether it is among the commonest; left out where the list is not at hand, as in a browser. */
  readonly isCommon?: boolean;
  /** Whether it is one of the last five; left out where nobody can know. */
  readonly isPrevious?: boolean;
}

const shortest: Readonly<Record<PasswordAudience, number>> = { client: 12, platform: 16 };
/** From this length on a client's password needs no sign other than letters and figures. */
const longEnoughWithoutSymbol = 14;
const longest = 200;
const phraseWords = 7;
const phraseLength = 28;

/** The form in which a password is checked and hashed: Unicode NFC, so that no keyboard makes a difference. */
export function normalizePassword(password: string): string {
  return password.normalize('NFC');
}

/**
 * Checks a password against the rules, each met or not (CNIL, délibération 2022-100: 12 signs of four kinds,
 * 14 of three, or a phrase of seven words; ANSSI asks 16 of administrators).
 *
 * Signs are counted as code points, words once each.
 */
export function checkPassword(password: string, question: PasswordQuestion): PasswordCheck {
  const text = normalizePassword(password);
  const length = Array.from(text).length;
  const isPhrase = length >= phraseLength && countWords(text) >= phraseWords;
  const min = shortest[question.audience];
  const needsNoSymbol =
    isPhrase ||
    (question.audience === 'client' &&
      length >= longEnoughWithoutSymbol &&
      [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u].every((kind) => kind.test(text)));
  const plain = plainText(text);
  const word = question.words.find((candidate) => plain.includes(candidate));
  const rule = (id: PasswordRuleId, isMet: boolean, values: PasswordRule['values'] = {}): PasswordRule => ({
    id,
    isMet,
    values,
  });
  const rules = [
    rule('length', isPhrase || length >= min, { min, words: phraseWords, phraseMin: phraseLength }),
    rule('lower', isPhrase || /\p{Ll}/u.test(text)),
    rule('upper', isPhrase || /\p{Lu}/u.test(text)),
    rule('digit', isPhrase || /\p{Nd}/u.test(text)),
    rule('symbol', needsNoSymbol || /[^\p{Ll}\p{Lu}\p{Nd}]/u.test(text), { min: longEnoughWithoutSymbol }),
    ...(length > longest ? [rule('maximum', false, { max: longest })] : []),
    rule('personal', word === undefined, word === undefined ? {} : { word }),
    ...(question.isCommon === undefined ? [] : [rule('common', !question.isCommon)]),
    ...(question.isPrevious === undefined ? [] : [rule('previous', !question.isPrevious)]),
  ];
  const isAccepted = rules.every(({ isMet }) => isMet);
  return { rules, isAccepted, isPhrase, strength: strengthOf({ rules, isAccepted, isPhrase, length, min }) };
}

/** Signs beyond the least from which an accepted password is called strong. */
const comfortable = 4;

function strengthOf(check: {
  rules: readonly PasswordRule[];
  isAccepted: boolean;
  isPhrase: boolean;
  length: number;
  min: number;
}): PasswordCheck['strength'] {
  const { rules, isAccepted, isPhrase, length, min } = check;
  if (length === 0) return 'none';
  if (isAccepted) return isPhrase || length >= min + comfortable ? 'strong' : 'good';
  return rules.filter(({ isMet }) => !isMet).length > 1 ? 'weak' : 'fair';
}

function countWords(text: string): number {
  return new Set(plainText(text).match(/[\p{L}\p{N}]+/gu)).size;
}
