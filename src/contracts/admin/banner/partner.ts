import * as z from 'zod';
import { bannerPlacements } from '#domain/partner/banner.ts';
import { bannerStates } from '#domain/partner/banner-schedule.ts';
import { defineData, definePage } from '../../define.ts';
import { choice, defineList, facet, period, type ListLink } from '../../define-list.ts';
import { day, id, instant } from '../../fields.ts';
import { exampleId, person } from '../../shared.ts';

/** A banner as the schedule shows it. */
export const bannerRow = z.object({
  id,
  name: z.string(),
  partner: person,
  placement: z.enum(bannerPlacements),
  status: z.enum(bannerStates),
  startsOn: day,
  /** Included. */
  endsOn: day,
  weight: z.number().int(),
  impressions: z.number().int(),
  clicks: z.number().int(),
  /** Clicks for each hundred impressions, in basis points. */
  rateBps: z.number().int().nullable(),
  /** Impressions still to come of those that were agreed on. */
  remaining: z.number().int().nullable(),
  isPaused: z.boolean(),
  createdAt: instant,
});
export type PlannedBannerRow = z.infer<typeof bannerRow>;

export const bannerList = defineList({
  row: bannerRow,
  filters: {
    partnerId: facet(),
    placement: choice(bannerPlacements),
    status: choice(bannerStates),
    runsOn: period(),
  },
  sorts: ['startsOn', 'endsOn', 'name', 'impressions', 'rate'],
  defaultSort: 'startsOn',
  modes: ['table'],
});

export type Query = ListLink<typeof bannerList>;

/** A line of the schedule: when a banner stands at a placement, and its part of it today. */
const plannedBar = z.object({
  id,
  title: z.string(),
  partner: person,
  status: z.enum(bannerStates),
  startsOn: day,
  endsOn: day,
  weight: z.number().int(),
  /** Its part of all that is live there, in basis points; null while it is not live. */
  shareBps: z.number().int().nullable(),
});

const placementLane = z.object({
  placement: z.enum(bannerPlacements),
  bars: z.array(plannedBar).max(500),
  /** Days without any banner, to come. */
  free: z.array(z.object({ from: day, to: day })).max(500),
});

const exampleRow: PlannedBannerRow = {
  id: exampleId,
  name: 'Financement en dix jours',
  partner: { id: exampleId, name: 'Courtage Hélianthe' },
  placement: 'partner_index',
  status: 'live',
  startsOn: '2026-10-26',
  endsOn: '2026-11-25',
  weight: 6,
  impressions: 775,
  clicks: 31,
  rateBps: 400,
  remaining: 1225,
  isPaused: false,
  createdAt: '2026-10-20T08:00:00.000Z',
};

export const adminBannerPartnerPage = definePage({
  component: 'Admin/Banner/Partner',
  query: bannerList.query,
  props: z.object({
    list: bannerList.props,
    /** Null where the address asks for another look. */
    timeline: z
      .object({
        /** The days that are drawn, both included. */
        from: day,
        to: day,
        lanes: z.array(placementLane).max(bannerPlacements.length),
      })
      .nullable(),
    today: day,
    /** Partners that a banner can be copied for; none for readers. */
    partners: z.array(person).max(500),
  }),
  example: {
    list: bannerList.example(exampleRow),
    timeline: {
      from: '2026-10-01',
      to: '2027-02-28',
      lanes: [
        {
          placement: 'partner_index',
          bars: [
            {
              id: exampleId,
              title: exampleRow.name,
              partner: exampleRow.partner,
              status: 'live',
              startsOn: '2026-10-26',
              endsOn: '2026-11-25',
              weight: 6,
              shareBps: 10_000,
            },
          ],
          free: [{ from: '2026-11-26', to: '2027-02-28' }],
        },
      ],
    },
    today: '2026-11-20',
    partners: [{ id: exampleId, name: 'Courtage Hélianthe' }],
  },
});
export type BannerPartnerProps = z.infer<typeof adminBannerPartnerPage.props>;

/** The filtered list as a file. */
export const bannerDownload = defineData({
  query: bannerList.downloadQuery,
  contentType: 'text/csv',
  example: { sort: 'name', format: 'csv' },
});
