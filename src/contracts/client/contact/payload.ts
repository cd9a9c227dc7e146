import * as z from 'zod';
import { postalCodePattern } from '#domain/geography/insee.ts';
import { civilities, contactKinds, contactRoles, contactSources } from '#domain/relation/contact.ts';
import { defineAction } from '../../define.ts';
import { id, optionalDay, optionalText, recordVersion, requiredText } from '../../fields.ts';
import { optionalPhone, optionalSiren } from '../../identifiers.ts';
import { maxTags } from '../../limits.ts';

/** Text in the form of an e-mail address, or none. */
const optionalEmail = z
  .string()
  .trim()
  .toLowerCase()
  .max(190)
  .refine((text) => text === '' || z.email().safeParse(text).success, { params: { code: 'email' } });

/** The fields of a contact, as its form holds them. */
export const contactFields = z.object({
  kind: z.enum(contactKinds),
  civility: z.enum(civilities).nullable(),
  firstName: optionalText(80),
  lastName: optionalText(80),
  companyName: optionalText(160),
  siren: optionalSiren,
  roles: z.array(z.enum(contactRoles)).max(contactRoles.length),
  email: optionalEmail,
  email2: optionalEmail,
  phone: optionalPhone,
  mobile: optionalPhone,
  addressLine: optionalText(180),
  addressLine2: optionalText(180),
  postalCode: optionalText(5).refine((text) => text === '' || postalCodePattern.test(text), {
    params: { code: 'postalCode' },
  }),
  city: optionalText(80),
  inseeCode: optionalText(5),
  birthDate: optionalDay,
  birthPlace: optionalText(120),
  language: z.enum(['fr', 'en']),
  source: z.enum(contactSources),
  ownerUserId: id.nullable(),
  tags: z.array(requiredText(30)).max(maxTags),
  rating: z.number().int().min(0).max(5).nullable(),
  doNotContact: z.boolean(),
  notes: optionalText(4000),
});
export type ContactPayload = z.output<typeof contactFields>;
export type ContactValues = z.input<typeof contactFields>;

/** A person has a name, a firm its own; and there is some way to reach them. */
const withRules = <Schema extends typeof contactFields>(schema: Schema) =>
  schema
    .refine(({ kind, lastName }) => kind === 'company' || lastName !== '', {
      path: ['lastName'],
      params: { code: 'required' },
    })
    .refine(({ kind, companyName }) => kind === 'person' || companyName !== '', {
      path: ['companyName'],
      params: { code: 'required' },
    })
    .refine(
      ({ email, email2, phone, mobile, addressLine }) =>
        [email, email2, phone, mobile, addressLine].some((text) => text !== null && text !== ''),
      { path: ['email'], params: { code: 'contactReach' } },
    );

export const contactPayload = withRules(contactFields);

export const exampleContact: ContactValues = {
  kind: 'person',
  civility: 'Mme',
  firstName: 'Odile',
  lastName: 'Trémeau',
  companyName: '',
  siren: null,
  roles: ['neighbour'],
  email: 'odile.tremeau@example.test',
  email2: '',
  phone: null,
  mobile: null,
  addressLine: '',
  addressLine2: '',
  postalCode: '',
  city: 'Libourne',
  inseeCode: '',
  birthDate: null,
  birthPlace: '',
  language: 'fr',
  source: 'manual',
  ownerUserId: null,
  tags: [],
  rating: null,
  doNotContact: false,
  notes: '',
};

export const storeContact = defineAction({
  payload: contactPayload,
  example: exampleContact,
});

/** As for creation, with the version that was read. */
export const updateContact = defineAction({
  payload: withRules(contactFields.extend({ version: recordVersion })),
  example: { ...exampleContact, version: 1 },
});
