import { communeFigures, type CommuneFigure } from '#domain/geography/commune-figures.ts';
import { inseeAreaKey } from '#mocks/services/insee/area.ts';
import type { inseeFigures } from '../schema/index.ts';
import { seedId } from './seed-id.ts';

interface Published {
  readonly year: number;
  readonly source: string;
}

const published: Published = { year: 2018, source: 'INSEE, populations légales' };
/** Nobody’s figures: they fill the sheet of the commune and say what they are. */
const example: Published = { year: 2018, source: 'donnée d’exemple' };

/** Populations of communes of the demonstration as published for 2018. */
const populations: readonly (readonly [inseeCode: string, population: number])[] = [
  ['33243', 24_432],
  ['42187', 34_415],
  ['42147', 15_943],
  ['24322', 29_255],
];

/** Dwellings of the department of most operations and of the country, as published; areas beside a commune. */
const dwellings: readonly (readonly [
  key: string,
  source: string,
  figures: Readonly<Partial<Record<CommuneFigure, number>>>,
])[] = [
  [
    inseeAreaKey({ kind: 'department', code: '33' }),
    'INSEE, recensement de la population, exploitation principale (géographie au 01/01/2024)',
    { housingTotal: 913_452, primaryShareBps: 8488, secondaryShareBps: 894, vacantShareBps: 618 },
  ],
  [
    inseeAreaKey({ kind: 'country' }),
    'INSEE Focus n° 254, France hors Mayotte, en milliers arrondis',
    { housingTotal: 37_200_000, primaryShareBps: 8180 },
  ],
];
/** Beside its population, the commune of the golden operation; the ages add up to it. */
const libourne = {
  populationTrendBps: 210,
  age0To14: 4_020,
  age15To29: 4_330,
  age30To44: 4_480,
  age45To59: 4_610,
  age60To74: 4_220,
  age75Plus: 2_772,
  housingTotal: 14_120,
  primaryShareBps: 8_560,
  secondaryShareBps: 290,
  vacantShareBps: 1_150,
  ownersShareBps: 4_180,
  tenantsShareBps: 5_640,
  medianIncomeCents: 2_048_000,
  unemploymentBps: 1_390,
  activeJobs: 15_240,
  companies: 2_310,
  apartmentPerM2Cents: 312_000,
  housePerM2Cents: 268_000,
} as const satisfies Partial<Record<CommuneFigure, number>>;

const at = new Date('2026-06-01T08:00:00Z');

const rowOf = (
  inseeCode: string,
  figure: CommuneFigure,
  value: number,
  { year, source }: Published,
): typeof inseeFigures.$inferInsert => ({
  id: seedId(`insee:${inseeCode}:${figure}`),
  createdAt: at,
  updatedAt: at,
  inseeCode,
  figure,
  value,
  year,
  source,
});

/** Rows of several figures of one area, in the order in which they are shown. */
const rowsOf = (
  inseeCode: string,
  figures: Readonly<Partial<Record<CommuneFigure, number>>>,
  whence: Published,
) =>
  communeFigures.flatMap((figure) => {
    const value = figures[figure];
    return value === undefined ? [] : [rowOf(inseeCode, figure, value, whence)];
  });

/** Figures of communes, of a department and of the country that come with the demonstration. */
export const inseeFigureRows = (): (typeof inseeFigures.$inferInsert)[] => [
  ...populations.map(([inseeCode, value]) => rowOf(inseeCode, 'population', value, published)),
  ...rowsOf('33243', libourne, example),
  ...dwellings.flatMap(([inseeCode, source, figures]) => rowsOf(inseeCode, figures, { year: 2021, source })),
];
