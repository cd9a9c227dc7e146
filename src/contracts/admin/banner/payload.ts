import * as z from 'zod';
import { departmentNames } from '#domain/geography/departments.ts';
import { bannerPlacements } from '#domain/partner/banner.ts';
import { maxBannerWeight } from '#domain/partner/banner-schedule.ts';
import { defineAction } from '../../define.ts';
import { day, id, recordVersion, requiredText } from '../../fields.ts';
import { exampleImage, imageFile, megabyte } from '../../files.ts';
import { exampleId } from '../../shared.ts';

/** Most bytes of one of its pictures. */
const maxPictureBytes = Math.floor(megabyte / 2);
const weight = z.number().int().min(1).max(maxBannerWeight);

/** The fields of a banner, as its form holds them; its pictures have forms of their own. */
export const bannerFields = z.object({
  title: requiredText(120),
  alt: z
    .string()
    .trim()
    .max(200)
    .refine((text) => text !== '', { params: { code: 'bannerAlt' } }),
  linkUrl: z
    .string()
    .trim()
    .max(500)
    .refine((text) => z.url({ protocol: /^https$/ }).safeParse(text).success, { params: { code: 'url' } }),
  placement: z.enum(bannerPlacements),
  /** Those meant, as the two that follow; empty for all. */
  planIds: z.array(id).max(20),
  brandIds: z.array(id).max(100),
  departments: z
    .array(
      z
        .string()
        .max(3)
        .refine((code) => Object.hasOwn(departmentNames, code), { params: { code: 'choice' } }),
    )
    .max(101),
  /** Days in Paris, both included. */
  startsOn: day,
  endsOn: day,
  weight,
  maxImpressions: z.number().int().min(1).max(100_000_000).nullable(),
});
export type BannerPayload = z.output<typeof bannerFields>;

const isInOrder = ({ startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string }): boolean =>
  startsOn <= endsOn;
const datesOrder = { path: ['endsOn'], params: { code: 'datesOrder' } };

export const exampleBannerPayload: z.input<typeof bannerFields> = {
  title: 'Financement en dix jours',
  alt: 'Votre prêt en dix jours',
  linkUrl: 'https://www.helianthe.example',
  placement: 'dashboard',
  planIds: [],
  brandIds: [],
  departments: [],
  startsOn: '2026-12-01',
  endsOn: '2026-12-31',
  weight: 3,
  maxImpressions: null,
};

export const storeBanner = defineAction({
  payload: bannerFields.refine(isInOrder, datesOrder),
  example: exampleBannerPayload,
});

/** As for creation, with the version that was read. */
export const updateBanner = defineAction({
  payload: bannerFields.extend({ version: recordVersion }).refine(isInOrder, datesOrder),
  example: { ...exampleBannerPayload, version: 1 },
});

export const bannerPicture = defineAction({
  payload: z.object({ part: z.enum(['desktop', 'mobile']), file: imageFile(maxPictureBytes) }),
  example: { part: 'desktop', file: exampleImage() },
});

/** When it is shown, and how often among those beside it. */
export const scheduleBanner = defineAction({
  payload: z.object({ startsOn: day, endsOn: day, weight }).refine(isInOrder, datesOrder),
  example: { startsOn: '2026-12-01', endsOn: '2026-12-31', weight: 3 },
});

/** For whom it is copied. */
export const duplicateBanner = defineAction({
  payload: z.object({ partnerId: id }),
  example: { partnerId: exampleId },
});
