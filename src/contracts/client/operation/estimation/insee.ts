import * as z from 'zod';
import { communeFigures, firstFigureYear, isPossibleFigure } from '#domain/geography/commune-figures.ts';
import { defineAction, definePage } from '../../../define.ts';
import { instant, requiredText } from '../../../fields.ts';
import { textsQuery } from '../../../list.ts';
import { exampleHead, operationHead } from '../head.ts';

/** A figure with where it comes from. */
const sourcedFigure = z.object({
  figure: z.enum(communeFigures),
  value: z.number().int(),
  year: z.number().int().nullable(),
  source: z.string(),
  /** Who wrote it by hand; null for one of the office. */
  author: z.string().nullable(),
  at: instant.nullable(),
});

/** A commune with all that is known of it. */
export const sourcedCommune = z.object({
  inseeCode: z.string(),
  name: z.string(),
  departmentCode: z.string(),
  departmentName: z.string(),
  /** Its place by population among the communes of its department. */
  rank: z.number().int().nullable(),
  communesCount: z.number().int().nullable(),
  figures: z.array(sourcedFigure),
});
export type SourcedCommune = z.infer<typeof sourcedCommune>;

/** What a commune lies in, to compare it with. */
export const sourcedArea = z.object({
  kind: z.enum(['department', 'country']),
  name: z.string(),
  figures: z.array(sourcedFigure),
});
export type SourcedArea = z.infer<typeof sourcedArea>;

export const inseeQuery = z.object({ compare: textsQuery });

/** What a link to the figures may ask for: up to three communes beside. */
export interface Query {
  readonly compare?: readonly string[];
}

export const estimationInseePage = definePage({
  component: 'Client/Operation/Estimation/Insee',
  query: inseeQuery,
  props: z.object({
    operation: operationHead,
    /** Null: the operation names no commune that exists. */
    commune: sourcedCommune.nullable(),
    compared: z.array(sourcedCommune),
    /** Its department and the country; none without a commune. */
    areas: z.array(sourcedArea),
    /** Figures can be fetched from the office. */
    isConnected: z.boolean(),
    year: z.number().int(),
    can: z.object({ update: z.boolean(), print: z.boolean() }),
  }),
  example: {
    operation: exampleHead,
    commune: {
      inseeCode: '33243',
      name: 'Libourne',
      departmentCode: '33',
      departmentName: 'Gironde',
      rank: 8,
      communesCount: 534,
      figures: [
        {
          figure: 'population',
          value: 24_432,
          year: 2018,
          source: 'INSEE, populations légales',
          author: null,
          at: null,
        },
      ],
    },
    compared: [],
    areas: [
      {
        kind: 'department',
        name: 'Gironde',
        figures: [
          {
            figure: 'housingTotal',
            value: 913_452,
            year: 2021,
            source: 'INSEE, recensement de la population',
            author: null,
            at: null,
          },
        ],
      },
    ],
    isConnected: false,
    year: 2026,
    can: { update: true, print: true },
  },
});
export type EstimationInseeProps = z.infer<typeof estimationInseePage.props>;

/** Writes figures by hand, with their year and source; those of dwellings together. */
export const overrideInsee = defineAction({
  payload: z.object({
    figures: z
      .array(
        z
          .object({ figure: z.enum(communeFigures), value: z.number().int() })
          .refine(({ figure, value }) => isPossibleFigure(figure, value), {
            path: ['value'],
            params: { code: 'number' },
          }),
      )
      .min(1)
      .max(8),
    year: z.number().int().min(firstFigureYear).max(2100),
    source: requiredText(120),
  }),
  example: {
    figures: [{ figure: 'unemploymentBps', value: 1250 }],
    year: 2023,
    source: 'INSEE, dossier complet',
  },
});
