import * as z from 'zod';
import { companyPayload, type CompanyPayload, type CompanyValues } from '#contracts/client/tenant/payload.ts';
import { toMonthDay } from './month-day.ts';

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
