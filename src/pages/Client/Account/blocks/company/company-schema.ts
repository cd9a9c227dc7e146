import * as z from 'zod';
import { companyPayload, type CompanyPayload, type CompanyValues } from '#contracts/client/tenant/payload.ts';

/** Turns `31/12` into `12-31`; what is neither is left for the contract to refuse. */
export const toMonthDay = (text: string): string =>
  text
    .trim()
    .replace(/^(\d{1,2})\s*[/.-]\s*(\d{1,2})$/, (_, day: string, month: string) =>
      [month, day].map((part) => part.padStart(2, '0')).join('-'),
    );

/** Turns `12-31` into `31/12`. */
export const toDayMonth = (monthDay: string): string =>
  monthDay.replace(/^(\d{2})-(\d{2})$/, (_, month: string, day: string) => `${day}/${month}`);

/**
 * The contract over what the form holds: the year's end is typed day first, and the version is
 * written in when it is sent.
 */
export const companySchema: z.ZodType<CompanyPayload, CompanyValues> = z
  .custom<CompanyValues>()
  .transform((values): z.input<typeof companyPayload> => ({
    ...values,
    fiscalYearEnd: toMonthDay(values.fiscalYearEnd),
    version: 1,
  }))
  .pipe(companyPayload);
