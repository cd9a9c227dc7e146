import { buyerStages, type BuyerStage } from './enums.ts';

/** Stages in the order of the way to a purchase; who is lost has left it. */
export const funnelStages = buyerStages.filter((stage) => stage !== 'lost');
export type FunnelStage = Exclude<BuyerStage, 'lost'>;

export interface FunnelStep {
  readonly stage: FunnelStage;
  /** Those who came as far as this, or further. */
  readonly count: number;
  /** Of those of the step before; null for the first step, and where nobody was there. */
  readonly conversionBps: number | null;
}

export interface BuyerFunnel {
  readonly steps: readonly FunnelStep[];
  readonly lostCount: number;
  /** Buyers among all who were ever entered; null without any. */
  readonly overallBps: number | null;
}

const shareBps = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 10_000) / whole);

/** How many came how far. Somebody who is lost counts at the first stage alone: how far they came is not kept. */
export function buyerFunnel(stages: readonly BuyerStage[]): BuyerFunnel {
  const reached = (stage: FunnelStage): number => {
    const from = buyerStages.indexOf(stage);
    if (from === 0) return stages.length;
    return stages.filter((own) => own !== 'lost' && buyerStages.indexOf(own) >= from).length;
  };
  const counts = (funnelStages as readonly FunnelStage[]).map((stage) => ({ stage, count: reached(stage) }));
  return {
    steps: counts.map(({ stage, count }, rank) => {
      const before = counts[rank - 1];
      return { stage, count, conversionBps: before === undefined ? null : shareBps(count, before.count) };
    }),
    lostCount: stages.filter((stage) => stage === 'lost').length,
    overallBps: shareBps(counts.at(-1)?.count ?? 0, stages.length),
  };
}
