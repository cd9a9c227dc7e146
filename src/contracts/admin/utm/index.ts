import * as z from 'zod';
import { utmStates } from '#domain/growth/utm.ts';
import { defineData, definePage } from '../../define.ts';
import { choice, defineList, facet, period, type ListLink } from '../../define-list.ts';
import { id, instant, optionalDay } from '../../fields.ts';
import { exampleId } from '../../shared.ts';
import { exampleFigures, utmFiguresShape } from './figures.ts';

/** A followed link as the list shows it. */
export const utmRow = z.object({
  id,
  name: z.string(),
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  /** Path of the short link. */
  shortPath: z.string(),
  owner: z.string().nullable(),
  startsOn: optionalDay,
  endsOn: optionalDay,
  status: z.enum(utmStates),
  createdAt: instant,
  ...utmFiguresShape,
});
export type UtmRow = z.infer<typeof utmRow>;

export const utmList = defineList({
  row: utmRow,
  filters: {
    source: facet(),
    medium: facet(),
    owner: facet(),
    status: choice(utmStates),
    startsOn: period(),
  },
  sorts: ['name', 'visits', 'paid', 'returnBps', 'createdAt'],
  defaultSort: '-createdAt',
});

export type Query = ListLink<typeof utmList>;

export const adminUtmIndexPage = definePage({
  component: 'Admin/Utm/Index',
  query: utmList.query,
  props: z.object({
    list: utmList.props,
    /** Under which short links are reached. */
    origin: z.string(),
  }),
  example: {
    list: utmList.example({
      id: exampleId,
      name: 'Salon RENT 2025',
      source: 'salon',
      medium: 'stand',
      campaign: 'rent-2025',
      shortPath: '/r/salon-rent',
      owner: 'Inès Benali',
      startsOn: '2025-10-01',
      endsOn: null,
      status: 'running',
      createdAt: '2025-09-15T08:00:00.000Z',
      ...exampleFigures,
    }),
    origin: 'https://ilot.example',
  },
});
export type UtmIndexProps = z.infer<typeof adminUtmIndexPage.props>;

/** The filtered list as a file. */
export const utmDownload = defineData({
  query: utmList.downloadQuery,
  contentType: 'text/csv',
  example: { sort: 'name', format: 'csv' },
});
