import { InvalidInputError } from '../domain-error.ts';
import type { Text } from '../explain/calculation.ts';
import { parseIban } from '../identity/iban.ts';
import type { Cents } from '../money/cents.ts';
import { daysBetween, type Day } from '../time/day.ts';
import { holdsWords, plainWords } from './words.ts';

/** A line of a bank statement; money out is below 0. */
export interface BankLine {
  readonly amountCents: Cents;
  readonly bookedOn: Day;
  readonly label: string;
  readonly counterpartyName: string | null;
  readonly counterpartyIban: string | null;
}

/** Something that a bank line may pay: a call, a claim, a rent, an invoice. */
export interface MatchTarget {
  readonly id: string;
  /** What is still open; below 0 where money goes out. */
  readonly openCents: Cents;
  readonly dueOn: Day;
  /** Names under which the other side may appear: of the company, of the trade, of the family. */
  readonly names: readonly string[];
  readonly iban: string | null;
  readonly reference: string | null;
}

/** How well a target fits, and why. */
export interface Match {
  readonly targetId: string;
  /** 0 to 100. */
  readonly score: number;
  readonly amountPoints: number;
  readonly datePoints: number;
  readonly counterpartyPoints: number;
  readonly referencePoints: number;
  /** Shown as proposed; a person always validates. */
  readonly isProposed: boolean;
  readonly reasons: readonly Text[];
}

const points = { sameAmount: 50, nearAmount: 25, date: 15, counterparty: 20, reference: 15 };
const proposedFrom = 80;
const daysAround = 5;
/** Shorter references occur in labels by chance. */
const referenceLength = 3;

/**
 * How well a target fits a bank line: amount 50 (25 within 1 %), date within 5 days 15, counterparty 20,
 * reference in the label 15; proposed from 80.
 *
 * @throws InvalidInputError for a line or a target of no amount
 */
export function matchOf(line: BankLine, target: MatchTarget): Match {
  for (const [input, value] of [
    ['amountCents', line.amountCents],
    ['openCents', target.openCents],
  ] as const) {
    if (value === 0) throw new InvalidInputError(input, value, 'an amount other than 0');
  }
  const amountPoints = amountPointsOf(line.amountCents, target.openCents);
  const datePoints = Math.abs(daysBetween(line.bookedOn, target.dueOn)) <= daysAround ? points.date : 0;
  const counterpartyPoints = isSameParty(line, target) ? points.counterparty : 0;
  const referencePoints = holdsReference(line.label, target.reference) ? points.reference : 0;
  const score = amountPoints + datePoints + counterpartyPoints + referencePoints;
  return {
    targetId: target.id,
    score,
    amountPoints,
    datePoints,
    counterpartyPoints,
    referencePoints,
    isProposed: score >= proposedFrom,
    reasons: [
      amountPoints === points.sameAmount ? { fr: 'montant égal', en: 'same amount' } : null,
      amountPoints === points.nearAmount ? { fr: 'montant à 1 % près', en: 'amount within 1%' } : null,
      datePoints > 0 ? { fr: 'date à 5 jours près', en: 'within 5 days' } : null,
      counterpartyPoints > 0 ? { fr: 'même tiers', en: 'same counterparty' } : null,
      referencePoints > 0 ? { fr: 'référence dans le libellé', en: 'reference in the label' } : null,
    ].filter((reason) => reason !== null),
  };
}

/** The targets that fit a bank line, best first, then nearest in time. @throws InvalidInputError as matchOf */
export function suggestMatches(line: BankLine, targets: readonly MatchTarget[]): readonly Match[] {
  return targets
    .map((target) => ({
      match: matchOf(line, target),
      days: Math.abs(daysBetween(line.bookedOn, target.dueOn)),
    }))
    .filter(({ match }) => match.score > 0)
    .toSorted(
      (a, b) =>
        b.match.score - a.match.score || a.days - b.days || (a.match.targetId < b.match.targetId ? -1 : 1),
    )
    .map(({ match }) => match);
}

function amountPointsOf(amount: Cents, open: Cents): number {
  if (amount === open) return points.sameAmount;
  const difference = BigInt(amount) - BigInt(open);
  const absolute = difference < 0n ? -difference : difference;
  return absolute * 100n <= BigInt(Math.abs(open)) ? points.nearAmount : 0;
}

function isSameParty(line: BankLine, target: MatchTarget): boolean {
  const [ours, theirs] = [parseIban(line.counterpartyIban ?? ''), parseIban(target.iban ?? '')];
  if (ours !== null && ours === theirs) return true;
  return target.names.some(
    (name) => holdsWords(line.label, name) || holdsWords(line.counterpartyName ?? '', name),
  );
}

function holdsReference(label: string, reference: string | null): boolean {
  const sought = plainWords(reference ?? '').replaceAll(' ', '');
  if (sought.length < referenceLength) return false;
  // Banks drop separators or put blanks for them, so whole runs of words are compared without.
  const words = plainWords(label).split(' ');
  return words.some((_, start) => {
    let run = '';
    return words.slice(start).some((word) => {
      run += word;
      return run === sought;
    });
  });
}
