import type { ProfileKind } from './enums.ts';

/** Parts of a profile, as its page has them. */
export const profileParts = [
  'identity',
  'activity',
  'property',
  'financial',
  'references',
  'organisation',
  'papers',
] as const;
export type ProfilePart = (typeof profileParts)[number];

/** What each part counts for, of 100. A company is judged by its accounts, a person by what they own. */
const weights: Readonly<Record<ProfileKind, Readonly<Record<ProfilePart, number>>>> = {
  company: {
    identity: 25,
    activity: 30,
    property: 0,
    financial: 0,
    references: 10,
    organisation: 10,
    papers: 25,
  },
  individual: {
    identity: 25,
    activity: 20,
    property: 10,
    financial: 10,
    references: 10,
    organisation: 0,
    papers: 25,
  },
};

/** How much of each part is there: what is filled of what is expected. */
export type PartCounts = Readonly<
  Record<ProfilePart, { readonly filled: number; readonly expected: number }>
>;

/** Parts that count for a kind of profile, in their order. */
export const countedParts = (kind: ProfileKind): readonly ProfilePart[] =>
  profileParts.filter((part) => weights[kind][part] > 0);

/** The share of a part, in basis points, rounded down: 100 % only when nothing is missing. */
export const partBps = ({ filled, expected }: PartCounts[ProfilePart]): number =>
  expected <= 0 ? 10_000 : Math.floor((Math.min(Math.max(filled, 0), expected) * 10_000) / expected);

/** How complete a profile is, in basis points of whole percents, rounded down: 100 % only when nothing is missing. */
export function completenessBps(kind: ProfileKind, counts: PartCounts): number {
  const parts = countedParts(kind);
  const total = parts.reduce((sum, part) => sum + weights[kind][part], 0);
  const reached = parts.reduce((sum, part) => sum + weights[kind][part] * partBps(counts[part]), 0);
  return 100 * Math.floor(reached / (100 * total));
}
