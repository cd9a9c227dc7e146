import { communeFigures, type CommuneFigure } from '#domain/geography/commune-figures.ts';
import { inseeAreaKey } from '#mocks/services/insee/area.ts';
import type { inseeFigures } from '../schema/index.ts';
import { seedId } from './seed-id.ts';

/** Populations of communes of the demonstration as published for 2018; nothing else is known of them here. */
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
const at = new Date('2026-06-01T08:00:00Z');

type FigureRow = typeof inseeFigures.$inferInsert;
type Published = Pick<FigureRow, 'inseeCode' | 'figure' | 'value' | 'year' | 'source'>;

const rowOf = (published: Published): FigureRow => ({
  ...published,
  id: seedId(`insee:${published.inseeCode}:${published.figure}`),
  createdAt: at,
  updatedAt: at,
});

/** Figures of communes, of a department and of the country that come with the demonstration. */
export const inseeFigureRows = (): FigureRow[] => [
  ...populations.map(([inseeCode, value]) =>
    rowOf({
      inseeCode,
      figure: 'population',
      value,
      year: 2018,
      source: 'INSEE, populations légales',
    }),
  ),
  ...dwellings.flatMap(([inseeCode, source, figures]) =>
    communeFigures.flatMap((figure) => {
      const value = figures[figure];
      return value === undefined ? [] : [rowOf({ inseeCode, figure, value, year: 2021, source })];
    }),
  ),
];
