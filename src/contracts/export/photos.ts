import * as z from 'zod';
import { mediaStages } from '#domain/media/media.ts';
import { definePage } from '../define.ts';
import { id, optionalDay } from '../fields.ts';
import { exampleId } from '../shared.ts';
import { examplePaper, paper, paperQuery, type PaperLink } from './paper.ts';

/** How many photographs stand on a page. */
export const photosPerPage = [2, 4, 6] as const;

const query = z.object({
  ...paperQuery,
  /** A folder of the library; all of the operation's photographs without. */
  folder: id.or(z.literal('')).catch(''),
  perPage: z.coerce.number().pipe(z.literal(photosPerPage)).catch(4),
});

/** What a link to the report may ask for. */
export interface Query extends PaperLink {
  readonly folder?: string;
  readonly perPage?: (typeof photosPerPage)[number];
}

export const photosPage = definePage({
  component: 'Export/Photos',
  query,
  props: z.object({
    paper,
    perPage: z.literal(photosPerPage),
    /** Before, during and after the works, then those without a stage; none is empty. */
    chapters: z.array(
      z.object({
        stage: z.enum(mediaStages).nullable(),
        photos: z.array(
          z.object({
            id,
            href: z.string(),
            alt: z.string(),
            caption: z.string(),
            takenOn: optionalDay,
          }),
        ),
      }),
    ),
  }),
  example: {
    paper: examplePaper,
    perPage: 4,
    chapters: [
      {
        stage: 'before',
        photos: [
          {
            id: exampleId,
            href: '/fichiers/01k8n3v5x7z9b1d3f5h7k9m1n3',
            alt: 'Façade de pierre',
            caption: 'Façade sur rue',
            takenOn: '2025-09-18',
          },
        ],
      },
    ],
  },
});
export type PhotosProps = z.infer<typeof photosPage.props>;
