import { addToDay, daysBetween, type Day } from '../time/day.ts';
import type { ProfileKind } from './enums.ts';
import type { PaperKind, PaperState } from './paper-kinds.ts';

/** So long an extract of the register is accepted, in months. */
const kbisMonths = 3;
/** So many days before its end, a paper expires soon. */
const soonDays = 30;

/** A paper that is there. */
export interface Paper {
  readonly kind: PaperKind;
  /** Of a yearly one. */
  readonly year: number | null;
  /** Last day on which it holds; null for one without end. */
  readonly validTo: Day | null;
}

/** A paper that banks ask for. */
export interface ExpectedPaper {
  readonly kind: PaperKind;
  readonly year: number | null;
}

const lastYears = (year: number, count: number): number[] =>
  Array.from({ length: count }, (_, back) => year - 1 - back);

/** The papers of a file for a bank: three years of accounts, or two tax notices, and what says who it is. */
export function expectedPapers(kind: ProfileKind, today: Day): ExpectedPaper[] {
  const year = Number(today.slice(0, 4));
  const yearly = (paper: PaperKind, count: number): ExpectedPaper[] =>
    lastYears(year, count).map((of) => ({ kind: paper, year: of }));
  const once = (paper: PaperKind): ExpectedPaper => ({ kind: paper, year: null });
  return kind === 'company'
    ? [once('kbis'), ...yearly('accounts', 3), once('identity'), once('bank_details')]
    : [...yearly('tax_notice', 2), once('identity'), once('bank_details')];
}

/** The last day on which a paper is accepted, where its kind alone decides it: an extract of the register. */
export const usualEnd = (kind: PaperKind, issuedOn: Day | null): Day | null =>
  kind === 'kbis' && issuedOn !== null ? addToDay(issuedOn, { months: kbisMonths }) : null;

/** The state of a paper on a day; it holds on its last day too. */
export function paperState({ validTo }: Pick<Paper, 'validTo'>, today: Day): Exclude<PaperState, 'missing'> {
  if (validTo === null) return 'valid';
  const daysLeft = daysBetween(today, validTo);
  if (daysLeft < 0) return 'expired';
  return daysLeft <= soonDays ? 'expires_soon' : 'valid';
}

/** How the papers of a file stand: each that is expected, by the one that holds longest. */
export interface PaperCheck extends ExpectedPaper {
  readonly state: PaperState;
}

const endOf = ({ validTo }: Paper): string => validTo ?? '9999-12-31';

/** The checklist of a profile on a day. */
export function checkPapers(kind: ProfileKind, papers: readonly Paper[], today: Day): PaperCheck[] {
  return expectedPapers(kind, today).map((expected) => {
    const [longest] = papers
      .filter((paper) => paper.kind === expected.kind && paper.year === expected.year)
      .toSorted((a, b) => (endOf(a) < endOf(b) ? 1 : -1));
    return { ...expected, state: longest === undefined ? 'missing' : paperState(longest, today) };
  });
}
