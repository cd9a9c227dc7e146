import * as z from 'zod';
import { postalCodePattern } from '#domain/geography/insee.ts';
import { cancelReasons } from '#domain/subscription/cancel-reasons.ts';
import { billingPeriods, maxExtraUsers } from '#domain/subscription/price.ts';
import { defineAction } from '../../define.ts';
import { optionalText, requiredText } from '../../fields.ts';
import { optionalIban } from '../../identifiers.ts';

/** What a company takes, with the amount that it saw. */
export const changePlan = defineAction({
  payload: z.object({
    planCode: requiredText(30),
    period: z.enum(billingPeriods),
    extraUsers: z.number().int().min(0).max(maxExtraUsers),
    couponCode: optionalText(30),
    /** Shown before confirming, with VAT: another amount is refused. */
    totalCents: z.number().int().min(0).max(100_000_000),
    accept: z.boolean(),
  }),
  example: {
    planCode: 'reseau',
    period: 'monthly',
    extraUsers: 0,
    couponCode: '',
    totalCents: 20_400,
    accept: true,
  },
});

export const cancelSubscription = defineAction({
  payload: z.object({ reason: z.enum(cancelReasons), comment: optionalText(1000) }),
  example: { reason: 'prix', comment: '' },
});

export const updateBilling = defineAction({
  payload: z.object({
    email: z.email().max(254),
    addressLine: requiredText(180),
    postalCode: z.string().trim().min(1).max(10).regex(postalCodePattern),
    city: requiredText(80),
    purchaseRef: optionalText(60),
  }),
  example: {
    email: 'compta@example.test',
    addressLine: '12 quai des Chartrons',
    postalCode: '33000',
    city: 'Bordeaux',
    purchaseRef: 'BC-2026-14',
  },
});

/** No card number is taken: there is no payment provider. */
export const updatePayment = defineAction({
  payload: z.object({
    method: z.enum(['virement', 'prelevement']),
    iban: optionalIban,
    hasMandate: z.boolean(),
  }),
  example: {
    method: 'virement',
    iban: null,
    hasMandate: false,
  },
});
