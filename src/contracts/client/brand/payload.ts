import * as z from 'zod';
import { goalKeys, goalMax, goalYears } from '#domain/audience/brand-goals.ts';
import { emailAddress } from '../../auth/email-address.ts';
import { defineAction } from '../../define.ts';
import { optionalText, requiredText } from '../../fields.ts';
import { optionalSiren } from '../../identifiers.ts';

/** Sets what a figure is to come to in a year, or takes that away (null). */
export const updateGoal = defineAction({
  payload: z.object({
    key: z.enum(goalKeys),
    year: z.number().int().min(goalYears.first).max(goalYears.last),
    value: z
      .number()
      .int()
      .max(goalMax)
      .refine((value) => value > 0, { params: { code: 'goalPositive' } })
      .nullable(),
  }),
  example: { key: 'lotsSold', year: 2026, value: 20 },
});

/** A company that is asked to join the network, and who is written to. */
export const inviteCompany = defineAction({
  payload: z.object({
    companyName: requiredText(160),
    siren: optionalSiren,
    firstName: requiredText(80),
    lastName: requiredText(80),
    email: emailAddress,
    message: optionalText(1000),
  }),
  example: {
    companyName: 'Atelier des Quais',
    siren: '000900506',
    firstName: 'Louise',
    lastName: 'Marchand',
    email: 'louise.marchand@example.test',
    message: 'Bonjour Louise, voici le lien pour rejoindre le réseau.',
  },
});
