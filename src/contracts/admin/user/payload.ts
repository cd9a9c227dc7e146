import * as z from 'zod';
import { activities, companyVatRegimes, legalForms } from '#domain/company/enums.ts';
import { postalCodePattern } from '#domain/geography/insee.ts';
import { defineAction } from '../../define.ts';
import { emailAddress } from '../../auth/email-address.ts';
import { id, optionalText, recordVersion, requiredText } from '../../fields.ts';
import { optionalPhone, optionalSiren, optionalSiret } from '../../identifiers.ts';
import { exampleId } from '../../shared.ts';
import { accountKinds, reason } from './index.ts';

/** Whether the first company of a new client is one to make, or one that is there. */
export const companyModes = ['new', 'existing'] as const;

/** Names of roles of one account at most, and companies that it works for. */
const maxRoles = 10;
const maxPlaces = 50;

const identity = {
  firstName: requiredText(80),
  lastName: requiredText(80),
  phone: optionalPhone,
  jobTitle: optionalText(120),
};

/** Of the system's roles of the team, or of those that are data. */
const roleNames = z.array(requiredText(40)).max(maxRoles);

/** What somebody is in a company that they work for. */
const place = z.object({ tenantId: id, role: requiredText(40) });

/** The form of an account; what only a new one asks for stays as it is afterwards. */
export const accountFields = z.object({
  kind: z.enum(accountKinds),
  ...identity,
  email: emailAddress,
  roleNames,
  places: z.array(place).max(maxPlaces),
  companyMode: z.enum(companyModes),
  tenantId: id.nullable(),
  role: optionalText(40),
  companyName: optionalText(160),
  legalForm: z.enum(legalForms).nullable(),
  siren: optionalSiren,
  siret: optionalSiret,
  addressLine: optionalText(180),
  postalCode: optionalText(5),
  city: optionalText(80),
  activity: z.enum(activities).nullable(),
  vatRegime: z.enum(companyVatRegimes).nullable(),
  planId: id.nullable(),
  brandId: id.nullable(),
  message: optionalText(1000),
});
export type AccountPayload = z.output<typeof accountFields>;

const isNewCompany = ({ kind, companyMode }: AccountPayload): boolean =>
  kind === 'client' && companyMode === 'new';

/** What a company cannot be without. */
const companyNeeds = [
  'companyName',
  'legalForm',
  'siren',
  'addressLine',
  'postalCode',
  'city',
  'activity',
  'vatRegime',
  'planId',
] as const satisfies readonly (keyof AccountPayload)[];

/** Rules between the fields of a new account. */
export const createPayload = companyNeeds
  .reduce<z.ZodType<AccountPayload, z.input<typeof accountFields>>>(
    (schema, name) =>
      schema.refine((account) => !isNewCompany(account) || (account[name] ?? '') !== '', {
        path: [name],
        params: { code: 'required' },
      }),
    accountFields,
  )
  .refine((account) => !isNewCompany(account) || postalCodePattern.test(account.postalCode), {
    path: ['postalCode'],
    params: { code: 'postalCode' },
  })
  .refine(({ siren, siret }) => siret === null || siren === null || siret.startsWith(siren), {
    path: ['siret'],
    params: { code: 'siretOfSiren' },
  })
  .refine(({ kind, roleNames: names }) => kind === 'client' || names.length > 0, {
    path: ['roleNames'],
    params: { code: 'rolesMissing' },
  })
  .refine(
    ({ kind, companyMode, tenantId }) => kind === 'platform' || companyMode === 'new' || tenantId !== null,
    {
      path: ['tenantId'],
      params: { code: 'required' },
    },
  )
  .refine(({ kind, companyMode, role }) => kind === 'platform' || companyMode === 'new' || role !== '', {
    path: ['role'],
    params: { code: 'required' },
  });

const changed = z.object({ ...identity, roleNames, places: z.array(place).max(maxPlaces) });

/** The form of an account that is there: address and company sheet are let through as they are. */
export const changePayload = accountFields.extend({
  email: z.string(),
  role: z.string(),
  siren: z.string().nullable(),
  siret: z.string().nullable(),
  postalCode: z.string(),
});

export const exampleAccountPayload: AccountPayload = {
  kind: 'client',
  firstName: 'Clara',
  lastName: 'Vidal',
  email: 'clara.vidal@example.test',
  phone: null,
  jobTitle: 'Gérante',
  roleNames: [],
  places: [],
  companyMode: 'new',
  tenantId: null,
  role: '',
  companyName: 'Pierres du Perche',
  legalForm: 'SAS',
  siren: '000900506',
  siret: null,
  addressLine: '3 place du Général-de-Gaulle',
  postalCode: '61400',
  city: 'Mortagne-au-Perche',
  activity: 'marchand_de_biens',
  vatRegime: 'reel_normal',
  planId: exampleId,
  brandId: null,
  message: '',
};

/** Makes an account and invites its owner; a new company begins its trial. */
export const storeAccount = defineAction({ payload: createPayload, example: exampleAccountPayload });

/** Changes names, roles and what somebody is in their companies over the version that was read. */
export const updateAccount = defineAction({
  payload: changed.extend({ version: recordVersion }),
  example: {
    firstName: 'Hugo',
    lastName: 'Lartigue',
    phone: null,
    jobTitle: '',
    roleNames: [],
    places: [],
    version: 1,
  },
});

/** Closes a company for good, its name typed as a confirmation. */
export const closeCompany = defineAction({
  payload: z.object({ reason, confirm: requiredText(160) }),
  example: { reason: 'Cessation d’activité du client', confirm: 'Garonne Patrimoine' },
});

/** What the staff write to each other about an account. */
export const storeNote = defineAction({
  payload: z.object({ body: requiredText(2000) }),
  example: { body: 'Rappeler après la signature du compromis.' },
});
