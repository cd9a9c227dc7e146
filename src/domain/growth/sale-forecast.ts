import { multiplyDivide, cents, sumCents, type Cents } from '../money/cents.ts';
import type { ProspectState } from './prospect.ts';

/** Steps of the way from a prospect to a client, each reached after the one before. */
export const funnelSteps = ['new', 'contacted', 'demo', 'proposal', 'won'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** States in which a prospect may still become a client. */
export const openProspectStates = ['new', 'contacted', 'demo_scheduled', 'demo_done', 'proposal'] as const;
export type OpenProspectState = (typeof openProspectStates)[number];

/** How likely a prospect becomes a client from where it stands, in percent. */
export const forecastWeights: Readonly<Record<OpenProspectState, number>> = {
  new: 5,
  contacted: 15,
  demo_scheduled: 35,
  demo_done: 60,
  proposal: 80,
};

/** What is expected of a month's revenue from prospects at a step, weighted, rounded half-up. */
export const weightedCents = (state: OpenProspectState, expectedMrrCents: number): Cents =>
  multiplyDivide(cents(expectedMrrCents), forecastWeights[state], 100);

/** What is expected of all of them. */
export const forecastCents = (
  states: readonly { readonly state: OpenProspectState; readonly expectedMrrCents: number }[],
): Cents => sumCents(states.map(({ state, expectedMrrCents }) => weightedCents(state, expectedMrrCents)));

/** The step that a state stands for; null for one that was lost. */
export function funnelStepOf(state: ProspectState): FunnelStep | null {
  if (state === 'lost') return null;
  return state === 'demo_scheduled' || state === 'demo_done' ? 'demo' : state;
}

/** When one prospect reached the steps that it reached; it came on the day of `new`. */
export type ReachedSteps = Readonly<Partial<Record<FunnelStep, Date>>>;

/** How many reached a step, and how that compares with the step before. */
export interface FunnelStage {
  readonly step: FunnelStep;
  readonly count: number;
  /** Of those of the step before, in basis points; null for the first, and where nobody was there. */
  readonly conversionBps: number | null;
  /** Median of whole days since the step before; null where nobody took it. */
  readonly medianDays: number | null;
}

const dayMs = 86_400_000;

/** The middle of some numbers, of two the mean; null of none. */
export function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  const lower = sorted.length % 2 === 0 ? (sorted[middle - 1] ?? upper) : upper;
  return (lower + upper) / 2;
}

/**
 * How many prospects reached each step. Whoever reached a later one without the one before is counted in both, from
 * the same day on.
 */
export function funnelOf(prospects: readonly ReachedSteps[]): FunnelStage[] {
  const whole = prospects.map(withStepsBetween);
  return funnelSteps.map((step, index): FunnelStage => {
    const before = funnelSteps[index - 1];
    const there = whole.filter((reached) => reached[step] !== undefined);
    const had = before === undefined ? [] : whole.filter((reached) => reached[before] !== undefined);
    const days = there.flatMap((reached) => {
      const [from, to] = [before === undefined ? undefined : reached[before], reached[step]];
      return from === undefined || to === undefined
        ? []
        : [Math.max(0, Math.round((to.getTime() - from.getTime()) / dayMs))];
    });
    return {
      step,
      count: there.length,
      conversionBps: had.length === 0 ? null : Math.round((there.length / had.length) * 10_000),
      medianDays: median(days),
    };
  });
}

function withStepsBetween(reached: ReachedSteps): ReachedSteps {
  const filled: Partial<Record<FunnelStep, Date>> = {};
  let later: Date | undefined;
  for (const step of funnelSteps.toReversed()) {
    later = reached[step] ?? later;
    if (later !== undefined) filled[step] = later;
  }
  return filled;
}
