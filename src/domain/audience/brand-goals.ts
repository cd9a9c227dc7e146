/** Figures of a network that its managers may aim at. */
export const goalKeys = [
  'activeCompanies',
  'activeUsers',
  'active',
  'acquisitionCents',
  'lotsSold',
  'marginBps',
  'saleDelayDays',
  'leads',
  'answerDays',
] as const;
export type GoalKey = (typeof goalKeys)[number];

/** What a figure is to come to in a year: cents, basis points, days or a number, by the name of its key. */
export interface BrandGoal {
  readonly key: GoalKey;
  readonly year: number;
  readonly value: number;
}

/** A delay is reached from above. */
const fallingKeys: ReadonlySet<GoalKey> = new Set(['saleDelayDays', 'answerDays']);

/** Whether less is better. */
export const isFallingGoal = (key: GoalKey): boolean => fallingKeys.has(key);

/**
 * How far a figure is on its way to its goal, in basis points, at most 10 000; null where it is not known. A goal
 * that is reached from above is reached by whatever is not more.
 *
 * @param goal greater than zero
 */
export function goalReachBps(key: GoalKey, value: number | null, goal: number): number | null {
  if (value === null) return null;
  if (!isFallingGoal(key)) return Math.max(0, Math.min(10_000, Math.round((value * 10_000) / goal)));
  return value <= goal ? 10_000 : Math.round((goal * 10_000) / value);
}

/** The goals with one set, or taken away (null), in the order of years and figures. */
export function withGoal(
  goals: readonly BrandGoal[],
  { key, year, value }: Omit<BrandGoal, 'value'> & { readonly value: number | null },
): BrandGoal[] {
  const others = goals.filter((goal) => goal.key !== key || goal.year !== year);
  const all = value === null ? others : [...others, { key, year, value }];
  return all.toSorted((a, b) => a.year - b.year || goalKeys.indexOf(a.key) - goalKeys.indexOf(b.key));
}

/** Years that a goal may be set for at all; a page offers the present one and the next. */
export const goalYears = { first: 2020, last: 2099 } as const;
/** A hundred billion euros, in cents: beyond any network. */
export const goalMax = 10_000_000_000_000;
