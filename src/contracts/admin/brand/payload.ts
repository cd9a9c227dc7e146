import * as z from 'zod';
import { postalCodePattern } from '#domain/geography/insee.ts';
import { emailAddress } from '../../auth/email-address.ts';
import { defineAction } from '../../define.ts';
import { exampleImage, imageFile, megabyte } from '../../files.ts';
import { id, optionalText, recordVersion, requiredText } from '../../fields.ts';
import { optionalPhone, optionalSiren } from '../../identifiers.ts';
import { exampleId } from '../../shared.ts';

const maxCommissionBps = 5_000;
const maxTenants = 50;

/** The fields of a network, as its form holds them. */
export const brandFields = z.object({
  name: requiredText(120),
  legalName: optionalText(160),
  siren: optionalSiren,
  color: z
    .string()
    .trim()
    .max(7)
    .refine((text) => text === '' || /^#[\dA-Fa-f]{6}$/.test(text), { params: { code: 'color' } }),
  contactEmail: emailAddress,
  contactPhone: optionalPhone,
  website: optionalText(300).refine((text) => text === '' || /^https:\/\/[^\s/]+\.\S+$/.test(text), {
    params: { code: 'url' },
  }),
  addressLine: optionalText(180),
  postalCode: optionalText(5).refine((text) => text === '' || postalCodePattern.test(text), {
    params: { code: 'postalCode' },
  }),
  city: optionalText(80),
  defaultPlanId: id.nullable(),
  defaultCouponId: id.nullable(),
  commissionBps: z.number().int().min(0).max(maxCommissionBps),
});
export type BrandPayload = z.output<typeof brandFields>;

export const exampleBrand: z.input<typeof brandFields> = {
  name: 'Réseau des Deux Rives',
  legalName: 'Deux Rives SAS',
  siren: '000900506',
  color: '#33495A',
  contactEmail: 'contact@deux-rives.example.test',
  contactPhone: null,
  website: 'https://deux-rives.example.test',
  addressLine: '4 quai des Salinières',
  postalCode: '33800',
  city: 'Bordeaux',
  defaultPlanId: null,
  defaultCouponId: null,
  commissionBps: 500,
};

export const storeBrand = defineAction({ payload: brandFields, example: exampleBrand });

/** As for creation, with the version that was read. */
export const updateBrand = defineAction({
  payload: brandFields.extend({ version: recordVersion }),
  example: { ...exampleBrand, version: 1 },
});

export const updateBrandLogo = defineAction({
  payload: z.object({ image: imageFile(2 * megabyte) }),
  example: { image: exampleImage() },
});

/** Companies that join a network. */
export const attachTenants = defineAction({
  payload: z.object({ tenantIds: z.array(id).min(1).max(maxTenants) }),
  example: { tenantIds: [exampleId] },
});

/** Somebody who is to steer a network. */
export const inviteManager = defineAction({
  payload: z.object({ email: emailAddress, firstName: requiredText(80), lastName: requiredText(80) }),
  example: { email: 'nadia.ferrand@example.test', firstName: 'Nadia', lastName: 'Ferrand' },
});
