/** What the sheet of a commune tells, block by block, in the order in which it is shown. */
export const communeFigureBlocks = {
  people: [
    'population',
    'populationTrendBps',
    'age0To14',
    'age15To29',
    'age30To44',
    'age45To59',
    'age60To74',
    'age75Plus',
  ],
  housing: [
    'housingTotal',
    'primaryShareBps',
    'secondaryShareBps',
    'vacantShareBps',
    'ownersShareBps',
    'tenantsShareBps',
  ],
  work: ['medianIncomeCents', 'unemploymentBps', 'activeJobs', 'companies'],
  market: ['apartmentPerM2Cents', 'housePerM2Cents'],
} as const;
export type CommuneFigureBlock = keyof typeof communeFigureBlocks;

export const communeFigures = [
  ...communeFigureBlocks.people,
  ...communeFigureBlocks.housing,
  ...communeFigureBlocks.work,
  ...communeFigureBlocks.market,
] as const;
export type CommuneFigure = (typeof communeFigures)[number];

/** Shares of all dwellings: together they are the whole. */
export const housingShares = ['primaryShareBps', 'secondaryShareBps', 'vacantShareBps'] as const;
export const ageBands = communeFigureBlocks.people.slice(2);

/** The first year of which figures may be told. */
export const firstFigureYear = 1990;
const wholeBps = 10_000;
const shareTolerance = 10;

export type FigureUnit = 'count' | 'rate' | 'money';

/** What a figure is: its name says it. */
export function unitOfFigure(figure: CommuneFigure): FigureUnit {
  if (figure.endsWith('Bps')) return 'rate';
  return figure.endsWith('Cents') ? 'money' : 'count';
}

/** True where the value can be one of that figure: shares within the whole, nothing below zero but a trend. */
export function isPossibleFigure(figure: CommuneFigure, value: number): boolean {
  if (!Number.isSafeInteger(value)) return false;
  if (figure === 'populationTrendBps') return value >= -wholeBps && value <= 10 * wholeBps;
  return value >= 0 && (unitOfFigure(figure) !== 'rate' || value <= wholeBps);
}

/** True unless all three shares of dwellings are known and are not the whole, to a tenth of a per cent. */
export function areSharesWhole(values: Readonly<Partial<Record<CommuneFigure, number>>>): boolean {
  const shares = housingShares.map((share) => values[share]);
  if (shares.some((share) => share === undefined)) return true;
  const sum = shares.reduce<number>((total, share) => total + (share ?? 0), 0);
  return Math.abs(sum - wholeBps) <= shareTolerance;
}

/** Years over which the trend of a population is told. */
export const trendYears = 5;

/** The population that a trend over five years began with, rounded; null where nothing was left of it. */
export function populationBefore(population: number, trendBps: number): number | null {
  const factor = wholeBps + trendBps;
  return factor <= 0 ? null : Math.round((population * wholeBps) / factor);
}
