import * as z from 'zod';
import type { StudyFigures } from '#domain/simulation/study/figures.ts';

const cents = z.number().int();
/** Decimal text: `0.1208` is 12,08 %; null where it means nothing. */
const rate = z.string().nullable();

/** The figures of a simulation that lists, comparisons and its own head show. */
export const simulationFigures = z.object({
  costCents: cents,
  revenueTtcCents: cents,
  vatCents: cents,
  revenueHtCents: cents,
  marginCents: cents,
  marginOnRevenue: rate,
  marginOnCost: rate,
  roi: rate,
  irrProject: rate,
  irrEquity: rate,
  equityMultiple: rate,
  peakEquityCents: cents,
  peakEquityMonth: z.string().nullable(),
  breakEvenCents: cents.nullable(),
  breakEvenShare: rate,
  netMarginCents: cents,
  sensitivity: z.array(
    z.object({ priceBps: z.number().int(), worksBps: z.number().int(), marginCents: cents }),
  ),
});

/** Those of the central simulation of Libourne. */
export const exampleFigures: StudyFigures = {
  costCents: 101_103_992,
  revenueTtcCents: 128_400_000,
  vatCents: 13_400_000,
  revenueHtCents: 115_000_000,
  marginCents: 13_896_008,
  marginOnRevenue: '0.12083485',
  marginOnCost: '0.13744272',
  roi: '0.92640053',
  irrProject: '0.4988964204',
  irrEquity: '1.8122342715',
  equityMultiple: '1.53',
  peakEquityCents: 13_435_497,
  peakEquityMonth: '2026-05',
  breakEvenCents: 110_884_024,
  breakEvenShare: '0.8636',
  netMarginCents: 10_847_006,
  sensitivity: [{ priceBps: -500, worksBps: 0, marginCents: 8_802_808 }],
};
