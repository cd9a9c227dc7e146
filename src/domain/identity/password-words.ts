/** Letters that a word needs before it is looked for in a password. */
const shortestWord = 4;

/** A text in lower case without accents: `Élodie` and `ELODIE` are `elodie`. */
export function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** What is known of a person, or of whoever chooses a password. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Names of the company and of the application. */
  readonly names: readonly string[];
}

/**
 * Words that a password must not hold, as `plainText`: each part of at least four signs of the address (what
 * stands before the @), of the person's names, and of the names of company and application.
 */
export function personalWords(owner: PasswordOwner): string[] {
  const [local = ''] = owner.email.split('@');
  const texts = [local, owner.firstName, owner.lastName, ...owner.names].map(plainText);
  const parts = texts.flatMap((text) => [
    text.replaceAll(/[^\p{L}\p{N}]/gu, ''),
    ...text.split(/[^\p{L}\p{N}]+/u),
  ]);
  return [...new Set(parts)].filter((part) => Array.from(part).length >= shortestWord);
}
