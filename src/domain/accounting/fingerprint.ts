import type { StatementLine } from './statement/statement.ts';
import { plainWords } from './words.ts';

type Line = Pick<StatementLine, 'bookedOn' | 'amountCents' | 'bankRef' | 'label'>;

/**
 * What tells the lines of an account apart, in their order: account, day, amount, the bank's reference or else the
 * label, and the rank among lines that are alike. The same statement gives the same texts, and twins of one day differ.
 */
export function fingerprintTexts(accountId: string, lines: readonly Line[]): readonly string[] {
  const ranks = new Map<string, number>();
  return lines.map(({ bookedOn, amountCents, bankRef, label }) => {
    const alike = [accountId, bookedOn, amountCents, bankRef ?? plainWords(label)].join('|');
    const rank = (ranks.get(alike) ?? 0) + 1;
    ranks.set(alike, rank);
    return `${alike}|${rank}`;
  });
}
