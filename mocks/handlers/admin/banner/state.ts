import { bannerState, type BannerState } from '#domain/partner/banner-schedule.ts';
import type { Day } from '#domain/time/day.ts';
import type { BannerRow } from '#mocks/db/schema/index.ts';
import { parisInstant } from '#mocks/server/paris-day.ts';

/** The state of a stored banner on a day: banners begin and end between two days in Paris. */
export const stateOf = (row: BannerRow, today: Day): BannerState =>
  bannerState(
    {
      ...row,
      isComplete: row.desktopFileId !== null && row.mobileFileId !== null,
      impressions: row.impressionsCount,
    },
    parisInstant(today, 12),
  );
