import type { UrbanPlanningProps } from '#contracts/client/operation/urban-planning.ts';
import type { Tone } from '#ui/data/tones.ts';

const urgentDays = 7;

/** How what ends is shown: what ends within a week stands out. */
export const dueTone = ({ daysLeft }: Pick<UrbanPlanningProps['due'][number], 'daysLeft'>): Tone =>
  daysLeft <= urgentDays ? 'warn' : 'sourcing';
