import * as z from 'zod';
import { isTypedTwice } from '#domain/identity/typed-twice.ts';
import { activities, legalForms } from '#domain/company/enums.ts';
import { postalCodePattern } from '#domain/geography/insee.ts';
import { defineAction, definePage } from '../define.ts';
import { requiredText } from '../fields.ts';
import { optionalPhone, siren } from '../identifiers.ts';
import { couponSummary, exampleCoupon } from './coupon-summary.ts';
import { emailAddress } from './email-address.ts';
import { newPasswordFields, typedTwice } from './new-password.ts';

/** What a link to the page may ask for: an offer, a promotion code, where the visitor comes from. */
export interface Query {
  readonly offre?: string;
  readonly code?: string;
  /** The secret of an invitation into a network. */
  readonly reseau?: string;
  readonly utm_source?: string;
  readonly utm_medium?: string;
  readonly utm_campaign?: string;
  readonly utm_term?: string;
  readonly utm_content?: string;
}

const queryText = (max: number) => z.string().trim().max(max).catch('');

export const offeredPlan = z.object({
  code: z.string(),
  name: z.string(),
  /** Before VAT. */
  monthlyCents: z.number().int(),
  trialDays: z.number().int(),
  /** Null is without limit. */
  users: z.number().int().nullable(),
  activeOperations: z.number().int().nullable(),
  storageGb: z.number().int().nullable(),
});
export type OfferedPlan = z.infer<typeof offeredPlan>;

export const registerPage = definePage({
  component: 'Auth/Register',
  query: z.object({ offre: queryText(40), code: queryText(30), reseau: queryText(64) }),
  props: z.object({
    /** False while the platform takes no new companies. */
    isOpen: z.boolean(),
    plans: z.array(offeredPlan),
    planCode: z.string(),
    couponCode: z.string(),
    coupon: couponSummary.nullable(),
    /** The network that invites, with what it knows of whom it invites; null without an invitation. */
    network: z
      .object({
        name: z.string(),
        companyName: z.string(),
        siren: z.string().nullable(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
      })
      .nullable(),
    /** The link of an invitation that works no more was followed. */
    isInvitationOver: z.boolean(),
    /** When the form was shown, signed: nobody fills it in within three seconds. */
    stamp: z.string(),
    loginHref: z.string(),
    termsUrl: z.string().nullable(),
    privacyUrl: z.string().nullable(),
  }),
  example: {
    isOpen: true,
    plans: [
      {
        code: 'pro',
        name: 'Pro',
        monthlyCents: 12_900,
        trialDays: 14,
        users: 6,
        activeOperations: 15,
        storageGb: 50,
      },
    ],
    planCode: 'pro',
    couponCode: 'PIERRE20',
    coupon: exampleCoupon,
    network: null,
    isInvitationOver: false,
    stamp: '1763625600000.0a1b',
    loginHref: '/connexion',
    termsUrl: null,
    privacyUrl: null,
  },
});
export type RegisterProps = z.infer<typeof registerPage.props>;

const company = z.object({
  legalName: requiredText(160),
  siren,
  legalForm: z.enum(legalForms),
  activity: z.enum(activities),
  postalCode: z.string().trim().regex(postalCodePattern),
  city: requiredText(120),
});

export const register = defineAction({
  payload: z
    .object({
      firstName: requiredText(80),
      lastName: requiredText(80),
      email: emailAddress,
      phone: optionalPhone,
      ...newPasswordFields,
      company,
      planCode: requiredText(40),
      couponCode: z.string().trim().toUpperCase().max(30),
      acceptsTerms: z.boolean().refine((isAccepted) => isAccepted, { params: { code: 'acceptTerms' } }),
      marketingOptIn: z.boolean(),
      /** Nobody sees this field; programs fill it in. */
      website: z.string().max(500),
      stamp: z.string().max(200),
    })
    .refine(isTypedTwice, typedTwice),
  example: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'prenom.nom@example.test',
    phone: null,
    password: 'Sept-Lanternes-42',
    passwordConfirmation: 'Sept-Lanternes-42',
    company: {
      legalName: 'Pierres du Perche',
      siren: '000 900 506',
      legalForm: 'SAS',
      activity: 'marchand_de_biens',
      postalCode: '61400',
      city: 'Mortagne-au-Perche',
    },
    planCode: 'pro',
    couponCode: '',
    acceptsTerms: true,
    marketingOptIn: false,
    website: '',
    stamp: '1763625600000.0a1b',
  },
});
export type RegisterPayload = z.infer<typeof register.payload>;
export type RegisterValues = z.input<typeof register.payload>;
