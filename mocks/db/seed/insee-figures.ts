import type { inseeFigures } from '../schema/index.ts';
import { seedId } from './seed-id.ts';

/** Populations of communes of the demonstration as published for 2018; nothing else is known of them here. */
const populations: readonly (readonly [inseeCode: string, population: number])[] = [
  ['33243', 24_432],
  ['42187', 34_415],
  ['42147', 15_943],
  ['24322', 29_255],
];
const at = new Date('2026-06-01T08:00:00Z');

/** Figures of communes that come with the demonstration. */
export const inseeFigureRows = (): (typeof inseeFigures.$inferInsert)[] =>
  populations.map(([inseeCode, value]) => ({
    id: seedId(`insee:${inseeCode}:population`),
    createdAt: at,
    updatedAt: at,
    inseeCode,
    figure: 'population',
    value,
    year: 2018,
    source: 'INSEE, populations légales',
  }));
