import type { PlannedBannerRow } from '#contracts/admin/banner/partner.ts';
import type { Tone } from '#ui/data/tones.ts';

/** The colour of a banner in time, by its state. */
export const bannerTones: Readonly<Record<PlannedBannerRow['status'], Tone>> = {
  draft: 'sourcing',
  scheduled: 'info',
  live: 'pos',
  paused: 'warn',
  ended: 'closed',
};
