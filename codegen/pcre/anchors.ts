import { UntranslatablePatternError } from './error.ts';

/** A pattern without the anchors at its ends, and how many characters went at its start. */
export function dropAnchors(pattern: string): { start: number; inner: string } {
  const open = pattern.replace(/^(?:\^|\\A)/, '');
  const inner = open.replace(/(?<!\\)((?:\\\\)*)(?:\$|\\[zZ])$/, '$1');
  return { start: pattern.length - open.length, inner };
}

/**
 * The source of an anchor elsewhere. Outside of lookarounds it could never fit, for an address goes on before
 * and behind: throws `UntranslatablePatternError`.
 */
export function innerAnchor(source: string, at: number, isInLookaround: boolean): string {
  if (isInLookaround) return source;
  const reason = 'an anchor inside: a format stands for the whole value anyway, leave it out';
  throw new UntranslatablePatternError(reason, at);
}
