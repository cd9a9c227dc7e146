import type { Simulation } from '../results.ts';

/** The figures of a simulation that lists, comparisons and its own head show. Rates are decimal text. */
export interface StudyFigures {
  readonly costCents: number;
  readonly revenueTtcCents: number;
  readonly vatCents: number;
  readonly revenueHtCents: number;
  readonly marginCents: number;
  readonly marginOnRevenue: string | null;
  readonly marginOnCost: string | null;
  readonly roi: string | null;
  readonly irrProject: string | null;
  readonly irrEquity: string | null;
  readonly equityMultiple: string | null;
  readonly peakEquityCents: number;
  readonly peakEquityMonth: string | null;
  readonly breakEvenCents: number | null;
  readonly breakEvenShare: string | null;
  readonly netMarginCents: number;
  /** The usual changes of prices and works, with the margin that each leads to. */
  readonly sensitivity: {
    readonly priceBps: number;
    readonly worksBps: number;
    readonly marginCents: number;
  }[];
}

/** The figures that count, of all that a simulation tells. */
export function studyFigures(results: Simulation): StudyFigures {
  return {
    costCents: results.costCents,
    revenueTtcCents: results.revenueTtcCents,
    vatCents: results.vatCents,
    revenueHtCents: results.revenueHtCents,
    marginCents: results.marginCents,
    marginOnRevenue: results.marginOnRevenue,
    marginOnCost: results.marginOnCost,
    roi: results.roi,
    irrProject: results.irrProject,
    irrEquity: results.irrEquity,
    equityMultiple: results.equityMultiple,
    peakEquityCents: results.peakEquityCents,
    peakEquityMonth: results.peakEquityMonth,
    breakEvenCents: results.breakEven.revenueTtcCents,
    breakEvenShare: results.breakEven.shareOfRevenue,
    netMarginCents: results.corporateTax.netMarginCents,
    sensitivity: results.sensitivity.map(({ priceBps, worksBps, marginCents }) => ({
      priceBps,
      worksBps,
      marginCents,
    })),
  };
}
