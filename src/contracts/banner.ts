import * as z from 'zod';
import { id } from './fields.ts';
import { exampleId } from './shared.ts';

/** The banner that a page shows, with its pictures for wide windows and for phones. */
export const shownBanner = z.object({
  id,
  desktopHref: z.string(),
  mobileHref: z.string(),
  alt: z.string(),
  /** Who has it there. */
  partner: z.string(),
});
export type ShownBanner = z.infer<typeof shownBanner>;

export const exampleBanner: ShownBanner = {
  id: exampleId,
  desktopHref: '/fichiers/1',
  mobileHref: '/fichiers/2',
  alt: 'Votre prêt de marchand de biens en dix jours',
  partner: 'Courtage Hélianthe',
};
