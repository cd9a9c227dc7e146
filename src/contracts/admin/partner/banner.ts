import * as z from 'zod';
import { bannerPlacements } from '#domain/partner/banner.ts';
import { bannerStates } from '#domain/partner/banner-schedule.ts';
import { definePage } from '../../define.ts';
import { day, id } from '../../fields.ts';
import { exampleId } from '../../shared.ts';
import { bannerFields, exampleBannerPayload } from '../banner/payload.ts';

const named = z.object({ id: z.string(), label: z.string() });
const query = z.object({ open: z.string().max(26).catch('') });
/** The banner whose form stands open. */
export interface Query {
  readonly open?: string;
}

/** Another banner at the same place during the same time. */
const conflict = z.object({
  id,
  title: z.string(),
  partner: z.string(),
  placement: z.enum(bannerPlacements),
  startsOn: day,
  endsOn: day,
  weight: z.number().int(),
});

const banner = z.object({
  id,
  version: z.number().int(),
  values: bannerFields,
  status: z.enum(bannerStates),
  desktopHref: z.string().nullable(),
  mobileHref: z.string().nullable(),
  isPaused: z.boolean(),
  impressions: z.number().int(),
  clicks: z.number().int(),
  /** Clicks for each hundred impressions, in basis points. */
  rateBps: z.number().int().nullable(),
  /** Impressions still to come of those that were bought. */
  remaining: z.number().int().nullable(),
  conflicts: z.array(conflict),
});

export const adminPartnerBannerPage = definePage({
  component: 'Admin/Partner/Banner',
  query,
  props: z.object({
    partner: z.object({ id, name: z.string() }),
    banners: z.array(banner),
    /** The one that the address names; null for none. */
    openId: id.nullable(),
    plans: z.array(named),
    brands: z.array(named),
    departments: z.array(named),
    today: day,
    can: z.object({ create: z.boolean(), update: z.boolean(), delete: z.boolean() }),
  }),
  example: {
    partner: { id: exampleId, name: 'Courtage Hélianthe' },
    banners: [
      {
        id: exampleId,
        version: 1,
        values: exampleBannerPayload,
        status: 'draft',
        desktopHref: null,
        mobileHref: null,
        isPaused: false,
        impressions: 0,
        clicks: 0,
        rateBps: null,
        remaining: null,
        conflicts: [],
      },
    ],
    openId: null,
    plans: [],
    brands: [],
    departments: [{ id: '33', label: '33 Gironde' }],
    today: '2026-11-20',
    can: { create: true, update: true, delete: true },
  },
});
export type PartnerBannerProps = z.infer<typeof adminPartnerBannerPage.props>;
